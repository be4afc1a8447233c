import { useState } from 'react';
import { SIZES } from '@/shared/ui/theme/tokens';
import { LineDrawing } from '../plot/LineDrawing';
import { useElementWidth } from '../plot/useElementWidth';
import styles from './EvolutionOpening.module.css';
import { Legend } from './Legend';
import { useEvolutionView, yearOf } from './useEvolutionView';

/** The chart's place before antd is there. Null: no company yet. */
export function EvolutionOpening({ companyId }: { companyId: string | null }) {
  return companyId === null ? <div className={styles.place} /> : <Ratings companyId={companyId} />;
}

/** The chart where it will stand; it asks for the ratings, too. */
function Ratings({ companyId }: { companyId: string }) {
  const view = useEvolutionView(companyId, null);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const width = useElementWidth(box);
  const [evolution] = view.panels;
  const year = evolution?.state === 'ready' ? yearOf(evolution.data, view.year) : undefined;
  const { series, window, range } = view;

  return (
    <div ref={setBox} className={styles.place}>
      {box && year && (
        <>
          <Legend hidden={view.hidden} onToggle={view.toggleSeries} />
          <LineDrawing {...{ year, series, window, range, width }} height={SIZES.chart} />
        </>
      )}
    </div>
  );
}
