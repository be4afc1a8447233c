import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { ScaleBar } from '@/shared/ui/data/ScaleBar';
import type { DriverBenchmark } from '../benchmark/Benchmark';

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
    <ScaleBar
      label={label.join('. ')}
      range={lower === null || upper === null ? null : { low: lower, high: upper }}
      tick={median}
      dot={average}
      flag={target}
    />
  );
}
