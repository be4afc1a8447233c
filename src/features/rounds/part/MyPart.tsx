import { useEffect, useState } from 'react';
import type { ApiError } from '@/shared/api/errors/ApiError';
import { useQueryView } from '@/shared/api/useQueryView';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { idOrNone } from '@/shared/routing/urlParams';
import { useUrlState } from '@/shared/routing/useUrlState';
import { Card } from '@/shared/ui/card/Card';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import { PlainAlert } from '@/shared/ui/plain/PlainAlert';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { isAnswered, opinionText, parseOpinion, type AskedAction } from '../Opinion';
import type { Round, RoundCompany } from '../Round';
import { useGetMyPartQuery, useHandInMutation } from '../roundsApi';
import styles from './MyPart.module.css';
import { loadSendOpinion } from '../sendOpinionWhenLoaded';
import { ScoreCard } from './ScoreCard';

/** The unsaved opinions of the part; see `useOpinionDrafts` of the feature activity. */
export interface PartDrafts {
  values: Readonly<Record<string, string>>;
  isOffline: boolean;
  problem: ApiError | null;
  edit: (edit: { activityId: string; area: string; value: string; saved: string }) => void;
  save: (activityId: string) => void;
  /** Sends all opinions; true once the server has them. */
  saveAll: () => Promise<boolean>;
  discard: () => void;
}

interface Props {
  round: Round;
  company: RoundCompany;
  drafts: PartDrafts;
  handedInAt: string | null;
}

const VIEW = { action: idOrNone };

/** The part of the signed-in person in an open round: one action at a time. */
export function MyPart({ round, company, drafts, handedInAt }: Props) {
  const { t } = useTranslation('rounds');
  const part = { roundId: round.id, companyId: company.companyId };
  const actions = useQueryView(useGetMyPartQuery(part));
  // What sends opinions is loaded while there is a connection.
  useEffect(() => void loadSendOpinion().catch(() => undefined), []);
  if (actions.state === 'failed')
    return <ErrorPanel error={actions.error} onRetry={actions.retry} />;
  if (actions.state === 'loading') return <LoadingCard />;
  if (actions.data.length === 0) return <EmptyPanel title={t('part.noActions')} />;
  return <PartForm {...{ round, company, drafts, handedInAt }} actions={actions.data} />;
}

function PartForm({
  round,
  company,
  drafts,
  handedInAt,
  actions,
}: Props & { actions: AskedAction[] }) {
  const { t } = useTranslation('rounds');
  const { longDate } = useFormats();
  const [{ action: shownId }, change] = useUrlState(VIEW);
  const textOf = ({ id, saved }: AskedAction) => drafts.values[id] ?? saved;
  const answeredCount = actions.filter((action) => isAnswered(textOf(action))).length;
  const firstOpen = actions.find((action) => !isAnswered(textOf(action))) ?? actions[0];
  // Chosen once: giving an opinion must not lead to the next action.
  const [startId] = useState(firstOpen?.id);
  const index = Math.max(
    0,
    actions.findIndex(({ id }) => id === (shownId ?? startId)),
  );
  const action = actions[index];

  if (handedInAt !== null) {
    return (
      <Card>
        <div className={styles.done}>
          <h2>{t('part.handedIn', { date: longDate(handedInAt) })}</h2>
          <p>{t('part.handedInDetail', { given: answeredCount, total: actions.length })}</p>
          <HandIn {...{ round, company, drafts }} handsIn={false} />
        </div>
      </Card>
    );
  }
  if (!action) return null;

  const open = (to: number) => {
    drafts.save(action.id);
    const next = actions[to];
    if (next) change({ action: next.id });
  };
  const isLast = index === actions.length - 1;
  return (
    <Card>
      {drafts.problem && (
        <PlainAlert type="error">
          {drafts.problem.message ?? t('part.refused')}{' '}
          <PlainButton size="small" onClick={drafts.discard}>
            {t('part.discard')}
          </PlainButton>
        </PlainAlert>
      )}
      <div className={styles.progress}>
        <progress max={actions.length} value={answeredCount} aria-label={t('part.progressLabel')} />
        <span role="status">
          {t('part.progress', { given: answeredCount, total: actions.length })}
          {drafts.isOffline && ` · ${t('part.offline')}`}
        </span>
      </div>
      <ScoreCard
        action={action}
        opinion={parseOpinion(textOf(action))}
        position={t('part.position', { index: index + 1, total: actions.length })}
        onChange={(opinion) =>
          drafts.edit({
            activityId: action.id,
            area: action.area,
            value: opinionText(opinion),
            saved: action.saved,
          })
        }
        onNext={() => (isLast ? drafts.save(action.id) : open(index + 1))}
        onPrevious={() => index > 0 && open(index - 1)}
      />
      <div className={styles.steps}>
        <PlainButton disabled={index === 0} onClick={() => open(index - 1)}>
          {t('part.previous')}
        </PlainButton>
        <span className={styles.keysHint}>{t('part.keys')}</span>
        {isLast ? (
          <HandIn {...{ round, company, drafts }} handsIn />
        ) : (
          <PlainButton variant="primary" onClick={() => open(index + 1)}>
            {t('part.next')}
          </PlainButton>
        )}
      </div>
      {!isLast && answeredCount > 0 && (
        <div className={styles.handIn}>
          <HandIn {...{ round, company, drafts }} handsIn isQuiet />
        </div>
      )}
    </Card>
  );
}

interface HandInProps {
  round: Round;
  company: RoundCompany;
  drafts: PartDrafts;
  /** Whether the button hands the part in, or takes it back. */
  handsIn: boolean;
  isQuiet?: boolean;
}

function HandIn({ round, company, drafts, handsIn, isQuiet = false }: HandInProps) {
  const { t } = useTranslation('rounds');
  const [send, { isLoading, error }] = useHandInMutation();
  const [isUnsaved, setIsUnsaved] = useState(false);
  async function press() {
    const isSaved = !handsIn || (await drafts.saveAll());
    setIsUnsaved(!isSaved);
    if (!isSaved) return;
    const place = { round_id: round.id, company_id: company.companyId };
    await send({ ...place, handed_in: handsIn });
  }
  return (
    <span>
      <PlainButton
        variant={isQuiet || !handsIn ? 'default' : 'primary'}
        loading={isLoading}
        onClick={() => void press()}
      >
        {t(handsIn ? 'part.handIn' : 'part.takeBack')}
      </PlainButton>
      {(isUnsaved || error !== undefined) && (
        <span role="alert" className={styles.problem}>
          {isUnsaved ? t('part.unsaved') : t('part.handInFailed')}
        </span>
      )}
    </span>
  );
}
