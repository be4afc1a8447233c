import {
  CompressOutlined,
  InfoCircleOutlined,
  LineChartOutlined,
  TableOutlined,
} from '@ant-design/icons';
import { Button, Flex, Tooltip, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsSmall } from '@/shared/ui/useLayoutSize';
import { weekLabel } from '../Evolution';
import { isWholeYear, weeksIn, WHOLE_YEAR } from '../weekWindow';
import type { EvolutionView } from './useEvolutionView';
import { SeriesFilter } from './SeriesFilter';
import { YearControl } from './YearControl';

interface Props {
  view: EvolutionView;
  /** A chart among others leaves the explanation out. */
  small: boolean;
  asTable: boolean;
  onAsTable: (asTable: boolean) => void;
  /** Beside the chart's own buttons, such as a download menu. */
  extra?: ReactNode;
}

/** What is shown, and the ways to change it; works on all charts below it. */
export function ChartToolbar({ view, small, asTable, onAsTable, extra }: Props) {
  const { t } = useTranslation('evolution');
  const isSmallScreen = useIsSmall();
  const [first, last] = weeksIn(view.window);
  const tableWords = t(asTable ? 'table.hide' : 'table.show');

  return (
    <Flex justify="space-between" align="center" gap="small" wrap>
      <Flex align="center" gap="small">
        <YearControl years={view.years} year={view.year} onPick={view.pickYear} />
        <Typography.Text type="secondary" role="status" aria-label={t('zoom.visibleLabel')}>
          {t('zoom.visible', { first: weekLabel(first), last: weekLabel(last) })}
        </Typography.Text>
      </Flex>
      <Flex align="center" gap="small">
        {!small && (
          <Tooltip title={t('info.text')} trigger={['hover', 'focus', 'click']}>
            <Button
              type="text"
              aria-label={t('info.label')}
              icon={<InfoCircleOutlined aria-hidden />}
            />
          </Tooltip>
        )}
        <Button
          disabled={isWholeYear(view.window)}
          icon={<CompressOutlined aria-hidden />}
          aria-label={t('zoom.reset')}
          onClick={() => view.setWindow(WHOLE_YEAR)}
        >
          {!isSmallScreen && t('zoom.reset')}
        </Button>
        <Button
          aria-label={tableWords}
          icon={asTable ? <LineChartOutlined aria-hidden /> : <TableOutlined aria-hidden />}
          onClick={() => onAsTable(!asTable)}
        >
          {!isSmallScreen && tableWords}
        </Button>
        <SeriesFilter hidden={view.hidden} onToggle={view.toggleSeries} />
        {extra}
      </Flex>
    </Flex>
  );
}
