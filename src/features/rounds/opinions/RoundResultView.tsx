import { GLOBAL_AVERAGE } from '@contract/fields/naming';
import { useState } from 'react';
import { useQueryView } from '@/shared/api/useQueryView';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { oneOf } from '@/shared/routing/urlParams';
import { useUrlState } from '@/shared/routing/useUrlState';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import { keepFocus } from '@/shared/ui/page/keepFocus';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import type { Round } from '../Round';
import type { ActionOpinions, RoundResult } from '../RoundResult';
import { useGetRoundResultQuery } from '../roundsApi';
import { AgreedDialog } from './AgreedDialog';
import { OpinionRow } from './OpinionRow';
import { OpinionsDownload } from './OpinionsDownload';
import styles from './OpinionsPanel.module.css';
import type { Company } from './OpinionsProps';
import { PartyMark } from './PartyMark';
import { Ranges } from './Ranges';

const SHOWN = ['all', 'discuss', 'agreed', 'undecided'] as const;
type Shown = (typeof SHOWN)[number];
const VIEW = { opinions: oneOf(SHOWN, 'all') };

const KEPT: Record<Shown, (action: ActionOpinions) => boolean> = {
  all: () => true,
  discuss: ({ isToDiscuss }) => isToDiscuss,
  agreed: ({ isAgreed }) => isAgreed,
  undecided: ({ decided, count }) => decided === null && count > 1,
};

/** The actions that can be taken as they are: agreed, not decided, and with another answer. */
const takeable = ({ isAgreed, decided, proposal, answer }: ActionOpinions) =>
  isAgreed && decided === null && proposal !== null && proposal !== answer;

interface Props {
  round: Round;
  company: Company;
  canRun: boolean;
}

/** What people said in a closed round: where they agree, where not, and what depends on it. */
export function RoundResultView({ round, company, canRun }: Props) {
  const result = useQueryView(useGetRoundResultQuery({ roundId: round.id, companyId: company.id }));
  if (result.state === 'failed') return <ErrorPanel error={result.error} onRetry={result.retry} />;
  if (result.state === 'loading') return <LoadingCard />;
  return <Result {...{ round, company, canRun }} result={result.data} />;
}

function Result({ round, company, canRun, result }: Props & { result: RoundResult }) {
  const { t } = useTranslation('rounds');
  const { oneDecimal } = useFormats();
  const [{ opinions: shown }, change] = useUrlState(VIEW);
  const [party, setParty] = useState<string | null>(null);
  const [isTaking, setIsTaking] = useState(false);
  const { actions, parties, ranges, names } = result;
  const total = ranges.find(({ driver }) => driver === GLOBAL_AVERAGE);
  const rows = actions.filter(KEPT[shown]);
  const agreed = actions.filter(takeable);
  const numbers = {
    several: actions.filter(({ count }) => count > 1).length,
    agreed: actions.filter(KEPT.agreed).length,
    discuss: actions.filter(KEPT.discuss).length,
  };
  if (actions.length === 0) return <EmptyPanel title={t('opinions.nobody')} />;

  return (
    <>
      <p className={styles.sentence}>
        {t('opinions.summary', numbers)}
        {total &&
          ` ${t('opinions.range', { low: oneDecimal(total.low), high: oneDecimal(total.high) })}`}
      </p>
      <Ranges ranges={ranges} parties={parties} party={party} />
      {names === 'hidden' && <p className={styles.gap}>{t('opinions.hiddenNote')}</p>}
      <div className={styles.tools}>
        <div className={styles.chips} role="group" aria-label={t('opinions.filter')}>
          {SHOWN.map((one) => (
            <PlainButton
              key={one}
              size="small"
              variant={shown === one ? 'primary' : 'default'}
              aria-pressed={shown === one}
              onClick={() => change({ opinions: one })}
            >
              {t(`opinions.shown.${one}`, { count: actions.filter(KEPT[one]).length })}
            </PlainButton>
          ))}
        </div>
        {parties.length > 0 && (
          <div className={styles.chips} role="group" aria-label={t('opinions.parties')}>
            {parties.map((one, index) => (
              <PlainButton
                key={one}
                size="small"
                variant={party === one ? 'primary' : 'default'}
                aria-pressed={party === one}
                onClick={() => setParty(party === one ? null : one)}
              >
                <PartyMark index={index} /> {one}
              </PlainButton>
            ))}
          </div>
        )}
        <div className={styles.buttons}>
          {canRun && agreed.length > 0 && (
            <PlainButton variant="primary" onClick={() => setIsTaking(true)}>
              {t('opinions.take', { count: agreed.length })}
            </PlainButton>
          )}
          <PlainButton onClick={() => window.print()}>{t('opinions.print')}</PlainButton>
          <OpinionsDownload {...{ round, company, parties, ranges }} actions={rows} />
        </div>
      </div>
      {rows.length === 0 ? (
        <EmptyPanel title={t('opinions.noneLike')} />
      ) : (
        <ul ref={keepFocus} className={styles.list}>
          {rows.map((action) => (
            <OpinionRow
              key={action.id}
              {...{ action, parties, party, canRun }}
              place={{ roundId: round.id, companyId: company.id }}
            />
          ))}
        </ul>
      )}
      <AgreedDialog
        open={isTaking}
        actions={agreed}
        place={{ roundId: round.id, companyId: company.id }}
        onClose={() => setIsTaking(false)}
      />
    </>
  );
}
