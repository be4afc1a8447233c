import { hasEnoughScores } from '@contract/scoring/scoring';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Driver } from '../Driver';
import { useGetDriversQuery } from '../driversApi';
import styles from './ScoredCount.module.css';

interface Props {
  companyId: string;
  driver: Driver;
  /** Renders nothing for a driver with enough scored actions. */
  onlyFew?: boolean;
}

/** Shows how many answers a driver's rating includes: '3 of 58 actions scored'. */
export function ScoredCount({ companyId, driver: { name }, onlyFew = false }: Props) {
  const { t } = useTranslation('drivers');
  const { currentData } = useGetDriversQuery(companyId);
  const counts = currentData?.bases[name]?.counts;
  if (!counts || (onlyFew && hasEnoughScores(counts))) return null;
  return <small className={styles.count}>{t('driver.counted', { ...counts })}</small>;
}
