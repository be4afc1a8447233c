import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsSmall } from '@/shared/ui/layout/useLayoutSize';
import { useActivityState } from '../../activityApi';
import styles from './fields.module.css';

/** The first of each two states that share a text. */
const STEPS = [1, 3, 5, 7, 9] as const;

interface Props {
  activityId: string;
  /** The chosen state, or null. */
  value: number | null;
}

/**
 * The meaning of the states, in pairs: that of the action itself, or the one of all actions. On phones only that of
 * the chosen state; the line is there before, with the hint of the field, so that choosing moves nothing.
 */
export function StateAnchors({ activityId, value }: Props) {
  const { t } = useTranslation('activity');
  const isSmall = useIsSmall();
  const { currentData: activity } = useActivityState(activityId);
  const textOf = (step: (typeof STEPS)[number], index: number) =>
    activity?.anchors[index] ?? t(`anchors.from${step}`);

  if (isSmall) {
    const index = value === null ? -1 : STEPS.findLastIndex((step) => step <= value);
    const step = STEPS[index];
    return (
      <p className={styles.anchor}>
        <span>{step ? textOf(step, index) : t('field.revenue_stateHint')}</span>
      </p>
    );
  }
  return (
    <ul className={styles.anchors} aria-label={t('anchors.label')}>
      {STEPS.map((step, index) => (
        <li key={step}>
          <span className={styles.anchorStates}>{`${step}–${step + 1}`}</span> {textOf(step, index)}
        </li>
      ))}
    </ul>
  );
}
