import { Link } from 'react-router';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { weekName } from '@/shared/i18n/weekName';
import { useToday } from '@/shared/time/useClock';
import { paths } from '@/shared/routing/paths';
import type { Driver } from '../Driver';
import { useGetDriversQuery } from '../driversApi';
import styles from './RatingChange.module.css';
import { shownChange } from '@/shared/lib/shownChange';

interface Props {
  companyId: string;
  driver: Driver;
  /** Whether the week is named to screen readers and in the tooltip only. */
  isShort?: boolean;
}

/** How much a rating has moved since four weeks ago; a link to what moved it. */
export function RatingChange({ companyId, driver, isShort = false }: Props) {
  const { t, language } = useTranslation('drivers');
  const { oneDecimal } = useFormats();
  const { currentData } = useGetDriversQuery(companyId);
  const today = useToday();
  const basis = currentData?.bases[driver.name];
  if (!basis || driver.average === null) return null;
  const { previous } = basis;
  if (!previous) {
    return (
      <small className={styles.change} title={t('change.newTitle')}>
        {t('change.new')}
      </small>
    );
  }

  const change = shownChange(previous.average, driver.average);
  if (!change) return null;
  const shown = {
    amount: oneDecimal(change.amount),
    week: weekName(previous.week, language, new Date(today)),
  };
  const since = isShort ? t('change.since', shown) : undefined;
  const hint = previous.isAlike ? t('change.model') : since;
  return (
    <Link
      className={`${styles.change} ${styles[change.direction]}`}
      to={paths.evolution({ from: previous.week, driver: driver.title })}
      aria-label={t(`change.${change.direction}`, shown)}
      title={hint}
    >
      <svg viewBox="0 0 8 8" aria-hidden>
        <path d={change.direction === 'up' ? 'M4 1l4 6H0z' : 'M4 7l4-6H0z'} />
      </svg>
      <span>{shown.amount}</span>{' '}
      {!isShort && <span className={styles.since}>{t('change.since', shown)}</span>}
    </Link>
  );
}
