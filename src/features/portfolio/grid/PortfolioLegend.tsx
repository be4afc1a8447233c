import flag from '@ant-design/icons-svg/es/asn/FlagOutlined';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { GradeIcon } from '@/shared/ui/data/GradeChip';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import { usePeriod } from '../period';
import figure from './PortfolioFigure.module.css';
import styles from './PortfolioLegend.module.css';

const GRADES = [
  ['High', 'high'],
  ['Medium', 'medium'],
  ['Low', 'low'],
] as const;

/** Explains the tints and marks of the portfolio, on the screen and on paper. */
export function PortfolioLegend() {
  const { t } = useTranslation('portfolio');
  const period = usePeriod();
  return (
    <ul className={styles.legend} aria-label={t('legend.label')}>
      {GRADES.map(([grade, key]) => (
        <li key={grade}>
          <span className={`${styles.swatch} ${figure[grade]}`}>
            <span className={figure.figure}>
              <GradeIcon grade={grade} />
            </span>
          </span>
          {t(`legend.${key}`)}
        </li>
      ))}
      <li>
        <span className={`${styles.swatch} ${figure.thin}`} />
        {t('legend.thin')}
      </li>
      <li>
        <span aria-hidden>▲▼</span>
        {t('legend.change', { period: t(`period.${period}`) })}
      </li>
      <li>
        <PlainIcon icon={flag} />
        {t('legend.target')}
      </li>
      <li>{t('legend.fresh')}</li>
    </ul>
  );
}
