import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { DriverBenchmark } from '../benchmark/Benchmark';
import styles from './RangeBar.module.css';

interface Props {
  /** 1–10, unrounded. */
  average: number;
  /** Undefined where the company is not compared. */
  benchmark: DriverBenchmark | undefined;
  /** 1–10; null without a target. */
  target: number | null;
}

/** A score on the scale from 1 to 10, with the median and the middle half of the peers, and a flag at the target. */
export function RangeBar({ average, benchmark, target }: Props) {
  const { t } = useTranslation('drivers');
  const { oneDecimal, graded } = useFormats();
  const { median = null, lower = null, upper = null, peers = 0 } = benchmark ?? {};
  const label = [
    t('range.score', { average: graded(average, 1) }),
    ...(median === null
      ? []
      : [t('benchmark.median', { count: peers, median: oneDecimal(median) })]),
    ...(target === null ? [] : [t('range.target', { value: oneDecimal(target) })]),
  ];
  return (
    <span className={styles.bar} role="img" aria-label={label.join('. ')} title={label.join(' · ')}>
      {lower !== null && upper !== null && (
        <span
          className={styles.middle}
          style={{ insetInlineStart: place(lower), inlineSize: share(upper - lower) }}
        />
      )}
      {median !== null && (
        <span className={styles.median} style={{ insetInlineStart: place(median) }} />
      )}
      {target !== null && (
        <span className={styles.target} style={{ insetInlineStart: place(target) }} />
      )}
      <span className={styles.score} style={{ insetInlineStart: place(average) }} />
    </span>
  );
}

const [LOWEST, HIGHEST] = [1, 10];
const share = (points: number) => `${(points / (HIGHEST - LOWEST)) * 100}%`;
const place = (score: number) => share(score - LOWEST);
