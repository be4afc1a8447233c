import { STATE_MAX, STATE_MIN } from '@contract/answer';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { FigureStep } from '../usePlanView';
import styles from './StripFigure.module.css';

interface Props {
  step: FigureStep;
  /** 1–10; undefined for none. */
  target: number | undefined;
  isLead?: boolean;
  /** Leaves the target to the tick of the track. */
  isShort?: boolean;
}

/** How far an average from 1 to 10 is along the track, as a CSS percentage. */
const shareOf = (average: number) => `${((average - STATE_MIN) / (STATE_MAX - STATE_MIN)) * 100}%`;

/** An average now and then, over a track with its target. */
export function StripFigure({ step, target, isLead = false, isShort = false }: Props) {
  const { t } = useTranslation('plan');
  const { oneDecimal } = useFormats();
  const nameOf = useNames();
  const { name } = step;
  const texts = { now: oneDecimal(step.now), then: oneDecimal(step.then) };

  return (
    <div className={isLead ? `${styles.figure} ${styles.lead}` : styles.figure}>
      <span className={styles.name}>{nameOf(name)}</span>
      <span className={styles.line}>
        <span className={styles.step} aria-label={t('strip.stepLabel', texts)} role="text">
          {t('strip.step', texts)}
        </span>
        {target !== undefined && !isShort && (
          <span className={styles.target}>{t('strip.target', { target: oneDecimal(target) })}</span>
        )}
      </span>
      <span className={styles.track} aria-hidden>
        <span className={styles.then} style={{ inlineSize: shareOf(step.then) }} />
        <span className={styles.now} style={{ inlineSize: shareOf(step.now) }} />
        {target !== undefined && (
          <span className={styles.tick} style={{ insetInlineStart: shareOf(target) }} />
        )}
      </span>
    </div>
  );
}
