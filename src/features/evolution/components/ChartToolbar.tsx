import { Flex, Typography } from 'antd';
import type { ComponentProps } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { weekLabel } from '../Evolution';
import { isWholeYear, weeksIn } from '../weekWindow';
import { ChartActions } from './ChartActions';
import type { EvolutionView } from './useEvolutionView';
import { YearControl } from './YearControl';

type Actions = ComponentProps<typeof ChartActions>;

interface Props extends Pick<Actions, 'explained' | 'asTable' | 'onAsTable' | 'extra'> {
  view: EvolutionView;
}

/** What is shown, and the ways to change it; works on all charts below it. */
export function ChartToolbar({ view, ...rest }: Props) {
  const { t } = useTranslation('evolution');
  const [first, last] = weeksIn(view.window);

  return (
    <Flex justify="space-between" align="center" gap="small" wrap>
      <Flex align="center" gap="small">
        <YearControl years={view.years} year={view.year} onPick={view.pickYear} />
        <Typography.Text type="secondary" role="status" aria-label={t('zoom.visibleLabel')}>
          {t('zoom.visible', { first: weekLabel(first), last: weekLabel(last) })}
        </Typography.Text>
      </Flex>
      <ChartActions
        zoomed={!isWholeYear(view.window)}
        hidden={view.hidden}
        onWindow={view.setWindow}
        onToggleSeries={view.toggleSeries}
        {...rest}
      />
    </Flex>
  );
}
