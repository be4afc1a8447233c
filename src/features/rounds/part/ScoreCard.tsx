import { CONFIDENCES } from '@contract/answer';
import { ROUND_LIMITS } from '@contract/rounds/rounds';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import type { OpinionValues } from '@contract/rounds/roundPayloads';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { NO_OPINION, type AskedAction } from '../Opinion';
import styles from './MyPart.module.css';
import { ScoreKeys } from './ScoreKeys';

interface Props {
  action: AskedAction;
  opinion: OpinionValues;
  /** For example "Action 3 of 31". */
  position: string;
  onChange: (opinion: OpinionValues) => void;
  /** Opens the next action; null on the last one. */
  onNext: () => void;
  onPrevious: () => void;
}

const isTyping = (target: EventTarget) =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;

/** Whether Enter presses the focused control; after a chosen state it opens the next action instead. */
const pressesItself = (target: EventTarget) =>
  target instanceof HTMLElement &&
  target.matches('button, summary') &&
  target.dataset['key'] !== 'state';

/**
 * One action with the person's opinion. While the focus is in it, 1–9 and 0 choose a state and Enter opens the next
 * action; it takes the focus when it shows another action, so that keys alone suffice.
 */
export function ScoreCard({ action, opinion, position, onChange, onNext, onPrevious }: Props) {
  const { t } = useTranslation(['rounds', 'activity']);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    card.current?.focus({ preventScroll: true });
  }, [action.id]);
  const { state, unsure, not_applicable, reason, confidence } = opinion;

  const choose = (chosen: number) => onChange({ ...NO_OPINION, reason, confidence, state: chosen });
  const mark = (name: 'unsure' | 'not_applicable') =>
    onChange({ ...NO_OPINION, reason, [name]: !opinion[name] });

  function onKeyDown(event: KeyboardEvent) {
    if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) choose(event.key === '0' ? 10 : Number(event.key));
    else if (event.key === 'ArrowRight') onNext();
    else if (event.key === 'ArrowLeft') onPrevious();
    else if (event.key === 'Enter' && !pressesItself(event.target)) onNext();
    else return;
    event.preventDefault();
  }

  const name = `${action.number} ${action.title}`;
  return (
    <section
      ref={card}
      className={styles.action}
      tabIndex={-1}
      aria-label={name}
      onKeyDown={onKeyDown}
    >
      <p className={styles.position}>{position}</p>
      <h2 className={styles.name}>{name}</h2>
      {action.description !== '' && <p className={styles.description}>{action.description}</p>}
      <ScoreKeys value={state} anchors={action.anchors} onChoose={choose} />
      <div className={styles.marks}>
        <PlainButton
          variant={unsure ? 'primary' : 'default'}
          aria-pressed={unsure}
          onClick={() => mark('unsure')}
        >
          {t('part.unsure')}
        </PlainButton>
        <PlainButton
          variant={not_applicable ? 'primary' : 'default'}
          aria-pressed={not_applicable}
          onClick={() => mark('not_applicable')}
        >
          {t('part.notApplicable')}
        </PlainButton>
      </div>
      <details key={action.id} className={styles.more} open={reason !== null || undefined}>
        <summary>{t('part.more')}</summary>
        <label className={styles.reason}>
          {t('part.reason')}
          <textarea
            rows={3}
            maxLength={ROUND_LIMITS.reasonLength}
            value={reason ?? ''}
            onChange={({ target }) => onChange({ ...opinion, reason: target.value || null })}
          />
        </label>
        {state !== null && (
          <div className={styles.marks} role="group" aria-label={t('part.confidence')}>
            {CONFIDENCES.map((word, index) => (
              <PlainButton
                key={word}
                size="small"
                variant={confidence === index + 1 ? 'primary' : 'default'}
                aria-pressed={confidence === index + 1}
                onClick={() =>
                  onChange({ ...opinion, confidence: confidence === index + 1 ? null : index + 1 })
                }
              >
                {t(`activity:confidence.${word}`)}
              </PlainButton>
            ))}
          </div>
        )}
      </details>
    </section>
  );
}
