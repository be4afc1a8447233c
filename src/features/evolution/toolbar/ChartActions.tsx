import compress from '@ant-design/icons-svg/es/asn/CompressOutlined';
import info from '@ant-design/icons-svg/es/asn/InfoCircleOutlined';
import lineChart from '@ant-design/icons-svg/es/asn/LineChartOutlined';
import table from '@ant-design/icons-svg/es/asn/TableOutlined';
import { memo, useRef, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { LazyTooltip } from '@/shared/ui/popup/LazyTooltip';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import type { SeriesKey } from '../series';
import { WHOLE_YEAR, type WeekWindow } from '../period/weekWindow';
import styles from './ChartToolbar.module.css';
import { SeriesFilter } from './SeriesFilter';

interface Props {
  /** Whether the chart has a button for its explanation. */
  explained: boolean;
  zoomed: boolean;
  onWindow: (window: WeekWindow) => void;
  asTable: boolean;
  onAsTable: (asTable: boolean) => void;
  hidden: readonly SeriesKey[];
  onToggleSeries: (key: SeriesKey) => void;
  showsTargets: boolean;
  onToggleTargets: () => void;
  showsGrades: boolean;
  onToggleGrades: () => void;
  /** Rendered beside the chart's own buttons, such as a download menu. */
  extra?: ReactNode;
}

/** Memoized, because a zoom step changes none of its props. */
export const ChartActions = memo(function ChartActions(props: Props) {
  const { t } = useTranslation('evolution');
  const isSmallScreen = useIsSmall();
  const { explained, zoomed, onWindow, asTable, onAsTable, extra } = props;
  const { hidden, onToggleSeries, showsTargets, onToggleTargets } = props;
  const { showsGrades, onToggleGrades } = props;
  const next = useRef<HTMLButtonElement>(null);
  const tableWords = t(asTable ? 'table.hide' : 'table.show');

  return (
    <div className={styles.actions}>
      {explained && (
        <LazyTooltip text={t('info.text')} showOnPress>
          <PlainButton variant="icon" aria-label={t('info.label')} icon={info} />
        </LazyTooltip>
      )}
      {zoomed && (
        <PlainButton
          icon={compress}
          aria-label={t('zoom.reset')}
          onClick={() => {
            onWindow(WHOLE_YEAR);
            // The button disappears; without another focus the keyboard would start at the top.
            next.current?.focus();
          }}
        >
          {!isSmallScreen && t('zoom.reset')}
        </PlainButton>
      )}
      <PlainButton
        ref={next}
        aria-label={tableWords}
        icon={asTable ? lineChart : table}
        onClick={() => onAsTable(!asTable)}
      >
        {!isSmallScreen && tableWords}
      </PlainButton>
      <SeriesFilter
        {...{ hidden, showsTargets, onToggleTargets, showsGrades, onToggleGrades }}
        onToggle={onToggleSeries}
      />
      {extra}
    </div>
  );
});
