import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { BenchmarkLine } from '../benchmark/BenchmarkLine';
import type { Driver, DriverTarget } from '../Driver';
import { useGetBenchmarkQuery, useGetDriversQuery } from '../driversApi';
import styles from './RatingCard.module.css';
import { ScoredCount } from './ScoredCount';

interface Props {
  companyId: string;
  driver: Driver;
  target: DriverTarget | null;
  /** The line about the target. */
  fact: ReactNode;
}

/** One short line about a rating; pressing it shows all facts. */
export function RatingFacts({ companyId, driver, target, fact }: Props) {
  const status = useStatus(companyId, driver, target);
  if (status === null) return null;
  return (
    <details className={styles.more}>
      <summary data-late={target?.isLate || undefined}>
        <span className={styles.status}>{status}</span>
      </summary>
      {/* Each line of facts below the rating is a child of this element. */}
      <div className={styles.facts}>
        <ScoredCount companyId={companyId} driver={driver} />
        <BenchmarkLine companyId={companyId} driver={driver} />
        {fact}
      </div>
    </details>
  );
}

/** The target's status, else the standing among peers, else how many actions are scored; null if none is known. */
function useStatus(
  companyId: string,
  { name }: Driver,
  target: DriverTarget | null,
): string | null {
  const { t } = useTranslation('drivers');
  const { currentData: ratings } = useGetDriversQuery(companyId);
  const { currentData: benchmarks } = useGetBenchmarkQuery(companyId);
  if (target?.status) return target.status;
  const { peers = 0, above = null } = benchmarks?.[name] ?? {};
  if (above !== null) return t('benchmark.below', { above, peers });
  const counts = ratings?.bases[name]?.counts;
  return counts ? t('driver.counted', { ...counts }) : null;
}
