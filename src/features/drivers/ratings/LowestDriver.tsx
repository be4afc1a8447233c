import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNames } from '@/shared/i18n/useNames';
import { lowestDriver } from '../Driver';
import { useGetDriversQuery } from '../driversApi';
import styles from './LowestDriver.module.css';

/** How far a driver is from its target. */
export interface TargetGap {
  kind: 'missed' | 'behind';
  /** How much is missing, more than 0. */
  gap: number;
  /** How much of it the plan brings; 0 if it brings nothing. */
  planned: number;
}

interface Props {
  companyId: string;
  /** By the driver's name on the wire; null for a driver without a target, or one that is on course. */
  gapOf: (name: string) => TargetGap | null;
}

/** Less is not stated. */
const TENTH = 0.1;

/** One sentence: which driver is the lowest, how far it is from its target, and what the plan changes. */
export function LowestDriver({ companyId, gapOf }: Props) {
  const { t } = useTranslation('drivers');
  const { oneDecimal } = useFormats();
  const nameOf = useNames();
  const { currentData } = useGetDriversQuery(companyId);
  const lowest = lowestDriver(currentData?.drivers ?? []);
  if (!lowest) return null;

  const driver = nameOf(lowest.title);
  const late = gapOf(lowest.name);
  if (!late || late.gap < TENTH / 2) {
    const average = oneDecimal(lowest.average);
    return <p className={styles.sentence}>{t('lowest.alone', { driver, average })}</p>;
  }
  const gap = oneDecimal(late.gap);
  const planned = oneDecimal(Math.min(late.planned, late.gap));
  const sentence = t(`lowest.${late.kind}`, { driver, gap });
  const plan = late.planned < TENTH / 2 ? t('lowest.noPlan') : t('lowest.plan', { planned });
  return <p className={styles.sentence}>{`${sentence}; ${plan}.`}</p>;
}
