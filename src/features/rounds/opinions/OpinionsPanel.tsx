import { useState, type ReactNode } from 'react';
import type { Company } from './OpinionsProps';
import { useQueryView } from '@/shared/api/useQueryView';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { idOrNone } from '@/shared/routing/urlParams';
import { useUrlState } from '@/shared/routing/useUrlState';
import { Card } from '@/shared/ui/card/Card';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import type { Round } from '../Round';
import { useGetRoundsQuery } from '../roundsApi';
import { RoundDialog } from '../setup/RoundDialog';
import styles from './OpinionsPanel.module.css';
import { RoundHeader } from './RoundHeader';
import { RoundProgress } from './RoundProgress';
import { RoundResultView } from './RoundResultView';

const VIEW = { round: idOrNone };

interface Props {
  company: Company;
  /** Whether the person may run rounds in the shown company. */
  canRun: boolean;
  /** The companies in which the person may ask, with the shown one. */
  companies: readonly Company[];
  /** Opens the comments on a round, for those who may run it; null on a server without comments. */
  discussion: ((round: Round) => ReactNode) | null;
}

/** The rounds of a company: how far an open one is, and what people said in a closed one. */
export function OpinionsPanel({ company, canRun, companies, discussion }: Props) {
  const { t } = useTranslation('rounds');
  const [{ round: chosenId }, change] = useUrlState(VIEW);
  const [edited, setEdited] = useState<Round | 'new' | null>(null);
  const rounds = useQueryView(useGetRoundsQuery(company.id));
  if (rounds.state === 'failed') return <ErrorPanel error={rounds.error} onRetry={rounds.retry} />;
  if (rounds.state === 'loading') return <LoadingCard />;

  const stageOf = (round: Round) =>
    round.companies.find(({ companyId }) => companyId === company.id)?.stage;
  const shown =
    rounds.data.find(({ id }) => id === chosenId) ??
    rounds.data.find((round) => stageOf(round) === 'closed') ??
    rounds.data[0];
  const place = shown?.companies.find(({ companyId }) => companyId === company.id);

  return (
    <>
      <Card>
        {shown && place ? (
          <div className={styles.panel}>
            <RoundHeader
              rounds={rounds.data}
              shown={shown}
              place={place}
              canRun={canRun}
              onChoose={(id) => change({ round: id }, { push: true })}
              onNew={() => setEdited('new')}
              onEdit={() => setEdited(shown)}
              discussion={discussion?.(shown)}
            />
            {place.stage === 'closed' ? (
              <RoundResultView key={shown.id} round={shown} company={company} canRun={canRun} />
            ) : (
              <RoundProgress round={shown} place={place} canRun={canRun} />
            )}
          </div>
        ) : (
          <EmptyPanel title={t('opinions.none')}>
            {canRun ? (
              <PlainButton variant="primary" onClick={() => setEdited('new')}>
                {t('setup.start')}
              </PlainButton>
            ) : (
              t('opinions.noneDetail')
            )}
          </EmptyPanel>
        )}
      </Card>
      {canRun && (
        <RoundDialog
          open={edited !== null}
          round={edited === 'new' ? null : edited}
          company={company}
          companies={companies}
          onClose={() => setEdited(null)}
          onSaved={(id) => change({ round: id })}
        />
      )}
    </>
  );
}
