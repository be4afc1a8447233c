import { useTranslation } from '@/shared/i18n/useTranslation';
import { useActivityState } from '../../activityApi';
import styles from './fields.module.css';

/** The first of each two states that share a text. */
const STEPS = [1, 3, 5, 7, 9] as const;

/** The meaning of the states, in pairs: that of the action itself, or the one of all actions. */
export function StateAnchors({ activityId }: { activityId: string }) {
  const { t } = useTranslation('activity');
  const { currentData: activity } = useActivityState(activityId);
  return (
    <ul className={styles.anchors} aria-label={t('anchors.label')}>
      {STEPS.map((step, index) => (
        <li key={step}>
          <span className={styles.anchorStates}>{`${step}–${step + 1}`}</span>{' '}
          {activity?.anchors[index] ?? t(`anchors.from${step}`)}
        </li>
      ))}
    </ul>
  );
}
