import { STATE_MAX } from '@contract/answer';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import type { ActionOpinions } from '../RoundResult';
import styles from './Dots.module.css';
import { PartyMark } from './PartyMark';

const STATES = Array.from({ length: STATE_MAX }, (_, index) => index + 1);

interface Props {
  action: ActionOpinions;
  parties: readonly string[];
  /** The party whose marks are shown; null for all. */
  party: string | null;
}

/** The states that people gave, as marks on the scale from 1 to 10, with a line at the answer. */
export function Dots({ action, parties, party }: Props) {
  const { t } = useTranslation('rounds');
  const { list } = useFormats();
  const opinions = action.opinions.filter((one) => party === null || one.party === party);
  const groups = [...parties, null].flatMap((one) => {
    const states = opinions.flatMap((opinion) =>
      opinion.party === one ? (opinion.state ?? []) : [],
    );
    if (states.length === 0) return [];
    return `${one ?? t('opinions.others')}: ${list(states.sort((a, b) => a - b).map(String))}`;
  });
  return (
    <div
      className={styles.dots}
      role="img"
      aria-label={groups.join('; ') || t('opinions.noStates')}
    >
      {STATES.map((state) => (
        <span
          key={state}
          className={styles.column}
          data-answer={action.answer === state || undefined}
        >
          <span className={styles.marks}>
            {opinions
              .filter((opinion) => opinion.state === state)
              .map((opinion, index) => (
                <PartyMark key={index} index={parties.indexOf(opinion.party ?? '')} />
              ))}
          </span>
          <span className={styles.state}>{state}</span>
        </span>
      ))}
    </div>
  );
}
