import {
  CompressOutlined,
  InfoCircleOutlined,
  LineChartOutlined,
  TableOutlined,
} from '@ant-design/icons';
import { Button, Flex } from 'antd';
import { memo, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Hint } from '@/shared/ui/Hint';
import { useIsSmall } from '@/shared/ui/useLayoutSize';
import type { SeriesKey } from '../series';
import { WHOLE_YEAR, type WeekWindow } from '../weekWindow';
import { SeriesFilter } from './SeriesFilter';

interface Props {
  /** A chart among others leaves the explanation out. */
  explained: boolean;
  zoomed: boolean;
  onWindow: (window: WeekWindow) => void;
  asTable: boolean;
  onAsTable: (asTable: boolean) => void;
  hidden: readonly SeriesKey[];
  onToggleSeries: (key: SeriesKey) => void;
  /** Beside the chart's own buttons, such as a download menu. */
  extra?: ReactNode;
}

/** Kept from drawing with every step of a zoom, which changes none of it. */
export const ChartActions = memo(function ChartActions(props: Props) {
  const { t } = useTranslation('evolution');
  const isSmallScreen = useIsSmall();
  const { explained, zoomed, onWindow, asTable, onAsTable, hidden, onToggleSeries, extra } = props;
  const tableWords = t(asTable ? 'table.hide' : 'table.show');

  return (
    <Flex align="center" gap="small" wrap>
      {explained && (
        <Hint text={t('info.text')} byPress>
          <Button
            type="text"
            aria-label={t('info.label')}
            icon={<InfoCircleOutlined aria-hidden />}
          />
        </Hint>
      )}
      <Button
        disabled={!zoomed}
        icon={<CompressOutlined aria-hidden />}
        aria-label={t('zoom.reset')}
        onClick={() => onWindow(WHOLE_YEAR)}
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
      <SeriesFilter hidden={hidden} onToggle={onToggleSeries} />
      {extra}
    </Flex>
  );
});
