import { useTranslation } from '@/shared/i18n/useTranslation';
import { POINT_RADIUS } from '@/shared/ui/drawing/placeNames';
import styles from './PortfolioMap.module.css';

const GRADES = [
  ['High', 'high'],
  ['Medium', 'medium'],
  ['Low', 'low'],
] as const;

/** Explains the points of the map and their lines. */
export function MapLegend() {
  const { t } = useTranslation('portfolio');
  return (
    <ul className={styles.legend} aria-label={t('legend.label')}>
      {GRADES.map(([grade, key]) => (
        <li key={grade}>
          <Sign className={styles[grade]} />
          {t('map.weakestIs', { grade: t(`legend.${key}`) })}
        </li>
      ))}
      <li>
        <Sign className={`${styles.Medium} ${styles.thin}`} />
        {t('legend.thin')}
      </li>
    </ul>
  );
}

const Sign = ({ className = '' }: { className?: string | undefined }) => (
  <svg className={`${styles.sign} ${styles.point} ${className}`} viewBox="0 0 20 20" aria-hidden>
    <circle cx="10" cy="10" r={POINT_RADIUS} />
  </svg>
);
