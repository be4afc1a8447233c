import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Driver } from '../Driver';
import { useGetBenchmarkQuery } from '../driversApi';
import styles from './BenchmarkLine.module.css';

interface Props {
  companyId: string;
  driver: Pick<Driver, 'name'>;
}

/** One line: the median of the company's peers, and above how many of them it is. */
export function BenchmarkLine({ companyId, driver }: Props) {
  const { t } = useTranslation('drivers');
  const { oneDecimal } = useFormats();
  const { currentData } = useGetBenchmarkQuery(companyId);
  const benchmark = currentData?.[driver.name];
  if (!benchmark || benchmark.peers === 0) return null;

  const { peers, needed, median, lower, upper, above, equal } = benchmark;
  if (median === null) {
    return <small className={styles.line}>{t('benchmark.needed', { peers, needed })}</small>;
  }
  const parts = [
    t('benchmark.median', { count: peers, median: oneDecimal(median) }),
    ...(lower === null || upper === null
      ? []
      : [t('benchmark.quartiles', { lower: oneDecimal(lower), upper: oneDecimal(upper) })]),
    above === null || equal === null
      ? t('benchmark.tooFewScores')
      : t('benchmark.standing', { above, peers, equal }),
  ];
  return <small className={styles.line}>{parts.join(' · ')}</small>;
}
