import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Round, RoundCompany } from '../Round';
import styles from './PartHeader.module.css';

/** A part of the signed-in person in an open round. */
export interface Part {
  round: Round;
  company: RoundCompany;
}

/** The parts of the signed-in person in open rounds, the one that is due first at the beginning. */
export const partsOf = (rounds: readonly Round[]): Part[] =>
  rounds
    .flatMap((round) =>
      round.companies
        .filter(({ stage, myPart }) => stage === 'open' && myPart !== null)
        .map((company) => ({ round, company })),
    )
    .sort((a, b) => (a.round.dueOn < b.round.dueOn ? -1 : Number(a.round.dueOn > b.round.dueOn)));

interface Props {
  parts: readonly Part[];
  shown: Part;
  onChoose: (part: Part) => void;
}

const keyOf = ({ round, company }: Part) => `${round.id}/${company.companyId}`;

/** Names the shown part and when it is due, and lets the person choose another one. */
export function PartHeader({ parts, shown, onChoose }: Props) {
  const { t } = useTranslation('rounds');
  const { shortDay } = useFormats();
  const { round, company } = shown;
  return (
    <div className={styles.header}>
      <p className={styles.title}>
        <strong>{round.name}</strong>
        {` · ${company.name} · ${t('part.due', { date: shortDay(round.dueOn) })}`}
        {round.names === 'hidden' && ` · ${t('part.hidden')}`}
      </p>
      {parts.length > 1 && (
        <label className={styles.choice}>
          {t('part.choose')}{' '}
          <select
            value={keyOf(shown)}
            onChange={({ target }) => {
              const chosen = parts.find((part) => keyOf(part) === target.value);
              if (chosen) onChoose(chosen);
            }}
          >
            {parts.map((part) => (
              <option key={keyOf(part)} value={keyOf(part)}>
                {`${part.company.name} – ${part.round.name}`}
                {part.company.myPart?.handedInAt ? ` (${t('part.handedInShort')})` : ''}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}
