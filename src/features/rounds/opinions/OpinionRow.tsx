import { useState } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import type { ActionOpinions } from '../RoundResult';
import type { RoundPlace } from '../roundsApi';
import { Decide } from './Decide';
import { Dots } from './Dots';
import styles from './OpinionsPanel.module.css';
import { PartyMark } from './PartyMark';

interface Props {
  action: ActionOpinions;
  parties: readonly string[];
  party: string | null;
  canRun: boolean;
  place: RoundPlace;
}

/** One action: the marks, what depends on it, the proposal, and the reasons. */
export function OpinionRow({ action, parties, party, canRun, place }: Props) {
  const { t } = useTranslation('rounds');
  const { number } = useFormats();
  const [isDeciding, setIsDeciding] = useState(false);
  const { name, count, swing, proposal, decided, opinions } = action;
  const reasons = opinions.filter(({ reason }) => reason !== null);
  const unsure = opinions.filter((one) => one.unsure).length;
  const notApplicable = opinions.filter((one) => one.not_applicable).length;
  const isHidden = opinions.length === 0;

  return (
    <li className={styles.row}>
      <div className={styles.rowHead}>
        <span className={styles.name}>{name}</span>
        <span className={styles.facts}>
          {[
            action.answer !== null && t('opinions.answer', { answer: action.answer }),
            swing !== null && swing > 0 && t('opinions.swing', { swing: number(swing) }),
            action.hasCamps && t('opinions.camps'),
            unsure > 0 && t('opinions.unsureCount', { count: unsure }),
            notApplicable > 0 && t('opinions.notApplicableCount', { count: notApplicable }),
          ]
            .filter((one) => one !== false)
            .join(' · ')}
        </span>
      </div>
      {isHidden ? (
        <p className={styles.facts}>{t('opinions.tooFew', { count })}</p>
      ) : (
        <Dots action={action} parties={parties} party={party} />
      )}
      <div className={styles.proposal}>
        {decided !== null ? (
          <strong>{t('opinions.decided', { state: decided })}</strong>
        ) : (
          proposal !== null && (
            <span>
              {action.isAgreed
                ? t('opinions.proposal', { state: proposal })
                : t(count > 1 ? 'opinions.noAgreement' : 'opinions.oneOpinion', {
                    state: proposal,
                  })}
            </span>
          )
        )}
        {canRun && !isHidden && (
          <PlainButton
            size="small"
            aria-expanded={isDeciding}
            aria-label={t('opinions.decideOf', { action: name })}
            onClick={() => setIsDeciding(!isDeciding)}
          >
            {t('opinions.decide')}
          </PlainButton>
        )}
      </div>
      {reasons.length > 0 && (
        <details className={styles.reasons} open={isDeciding || undefined}>
          <summary>{t('opinions.reasons', { count: reasons.length })}</summary>
          <ul>
            {reasons.map((opinion, index) => (
              <li key={index}>
                <PartyMark index={parties.indexOf(opinion.party ?? '')} />{' '}
                <span className={styles.facts}>
                  {[
                    opinion.person ?? opinion.party,
                    opinion.state,
                    opinion.late && t('opinions.late'),
                  ]
                    .filter((one) => one !== null && one !== false)
                    .join(' · ')}
                </span>{' '}
                {opinion.reason}
              </li>
            ))}
          </ul>
        </details>
      )}
      {isDeciding && <Decide action={action} place={place} onDone={() => setIsDeciding(false)} />}
    </li>
  );
}
