import { shownShare } from '@contract/scoring/percentages';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Driver } from '../Driver';
import { useGetBenchmarkQuery } from '../driversApi';
import styles from './BenchmarkLine.module.css';

/** With fewer peers, a share in percent would suggest a precision that the count does not have. */
const PEERS_FOR_PERCENT = 20;

interface Props {
  companyId: string;
  driver: Pick<Driver, 'name'>;
}

/** One line: the median of the company's peers, and above how many of them it is. */
export function BenchmarkLine({ companyId, driver }: Props) {
  const { t } = useTranslation('drivers');
  const { oneDecimal } = useFormats();
  const { currentData, isFetching } = useGetBenchmarkQuery(companyId);
  // Without its place, what is below would move when the line arrives.
  if (!currentData && isFetching) return <small className={`${styles.line} ${styles.place}`} />;
  const benchmark = currentData?.[driver.name];
  if (!benchmark) return null;

  const { peers, needed, starts_on, median, lower, upper, above, equal } = benchmark;
  if (peers === 0) return starts_on === null ? null : <Line parts={[t('benchmark.firstWeek')]} />;
  if (median === null) return <Line parts={[t('benchmark.needed', { peers, needed })]} />;

  const standing = () => {
    if (above === null || equal === null) {
      return t(starts_on === null ? 'benchmark.tooFewScores' : 'benchmark.startsLater');
    }
    const higher =
      peers < PEERS_FOR_PERCENT
        ? t('benchmark.standing', { count: above })
        : t('benchmark.standingInPercent', { percent: shownShare(above / peers) });
    return equal === 0 ? higher : `${higher}, ${t('benchmark.equal', { count: equal })}`;
  };
  const middleHalf =
    lower === null || upper === null
      ? []
      : [t('benchmark.quartiles', { lower: oneDecimal(lower), upper: oneDecimal(upper) })];
  return (
    <Line
      parts={[
        t('benchmark.median', { count: peers, median: oneDecimal(median) }),
        ...middleHalf,
        standing(),
      ]}
    />
  );
}

function Line({ parts }: { parts: readonly string[] }) {
  return <small className={styles.line}>{parts.join(' · ')}</small>;
}
