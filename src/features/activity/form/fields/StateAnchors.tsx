import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './fields.module.css';

/** The first of each two states that share a text. */
const STEPS = [1, 3, 5, 7, 9] as const;

/** The meaning of the states, in pairs. It is the same for all actions. */
export function StateAnchors() {
  const { t } = useTranslation('activity');
  return (
    <ul className={styles.anchors} aria-label={t('anchors.label')}>
      {STEPS.map((step) => (
        <li key={step}>
          <span className={styles.anchorStates}>{`${step}–${step + 1}`}</span>{' '}
          {t(`anchors.from${step}`)}
        </li>
      ))}
    </ul>
  );
}
