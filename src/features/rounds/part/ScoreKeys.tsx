import { STATE_MAX } from '@contract/answer';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './MyPart.module.css';

const STATES = Array.from({ length: STATE_MAX }, (_, index) => index + 1);
/** The first of each two states that share a meaning. */
const ANCHORS = [1, 3, 5, 7, 9] as const;

interface Props {
  value: number | null;
  /** The meanings of the states in pairs, if the action has its own. */
  anchors: readonly string[];
  onChoose: (state: number) => void;
}

/** The ten states as buttons, two rows of five on phones, with their meanings. */
export function ScoreKeys({ value, anchors, onChoose }: Props) {
  const { t } = useTranslation(['rounds', 'activity']);
  return (
    <div className={styles.scale}>
      <div className={styles.keys} role="group" aria-label={t('part.states')}>
        {STATES.map((state) => (
          <button
            key={state}
            type="button"
            className={styles.key}
            data-key="state"
            aria-pressed={value === state}
            onClick={() => onChoose(state)}
          >
            {state}
          </button>
        ))}
      </div>
      <ul className={styles.anchors} aria-label={t('activity:anchors.label')}>
        {ANCHORS.map((step, index) => (
          <li key={step} data-chosen={value === step || value === step + 1 || undefined}>
            <span className={styles.anchorStates}>{`${String(step)}–${String(step + 1)}`}</span>{' '}
            {anchors[index] ?? t(`activity:anchors.from${step}`)}
          </li>
        ))}
      </ul>
    </div>
  );
}
