import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './EffortDots.module.css';

const MOST = 5;

interface Props {
  /** 1–5. */
  effort: number;
  /** Whether an unset cost or difficulty counts as medium. */
  isAssumed: boolean;
}

/** The effort of an action as five dots, of which the last may be filled in part, and as text. */
export function EffortDots({ effort, isAssumed }: Props) {
  const { t } = useTranslation('plan');
  const { number } = useFormats();
  return (
    <span className={styles.effort}>
      <span className={styles.dots} aria-hidden>
        {Array.from({ length: MOST }, (_, index) => (
          <span key={index} className={styles.dot}>
            <span style={{ inlineSize: `${Math.min(1, Math.max(0, effort - index)) * 100}%` }} />
          </span>
        ))}
      </span>
      <span className={styles.text}>
        {t(isAssumed ? 'list.effortAssumed' : 'list.effortOf', { effort: number(effort) })}
      </span>
    </span>
  );
}
