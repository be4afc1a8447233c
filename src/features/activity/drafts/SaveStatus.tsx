import { Alert, Button, Typography } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import {
  outageDismissed,
  selectCanKeep,
  selectDraft,
  selectDrafts,
  selectOutage,
  selectSavedAt,
  type WithSaving,
} from '../saving/savingSlice';
import { countEdits, type Draft } from '../saving/draft/Draft';

interface Props {
  /** Of the draft that is open. */
  draftKey: string;
  onRetry: () => void;
  /** Brings the choice between two values into view. */
  onDecide: () => void;
}

/** Whether what was typed is safe, in a line. */
export function SaveStatus({ draftKey, onRetry, onDecide }: Props) {
  const { t } = useTranslation('activity');
  const phase = useSelector((state: WithSaving) => selectDraft(state, draftKey)?.phase);
  const savedAt = useSelector((state: WithSaving) => selectSavedAt(state, draftKey));
  const isOffline = phase === 'offline';
  const count = useSelector((state: WithSaving) =>
    isOffline ? countEdits(selectDrafts(state)) : 0,
  );
  const canKeep = useSelector((state: WithSaving) => selectCanKeep(state));

  const words = () => {
    if (!phase) return savedAt ? t('save.saved', { time: dayjs(savedAt).format('HH:mm') }) : '';
    if (isOffline) return t(canKeep ? 'save.offline' : 'save.offlineUnkept', { count });
    return t(`save.${phase}`);
  };
  const failed = phase === 'waiting' || phase === 'rejected';

  return (
    <Typography.Text role="status" type={failed ? 'danger' : 'secondary'}>
      {words()}
      {failed && (
        <Button type="link" size="small" onClick={onRetry}>
          {t('save.retry')}
        </Button>
      )}
      {phase === 'conflict' && (
        <Button type="link" size="small" onClick={onDecide}>
          {t('save.decide')}
        </Button>
      )}
    </Typography.Text>
  );
}

/** Why it could not be saved, and what to do; once for each time that saving begins to fail. */
export function SaveProblem({ draftKey }: Pick<Props, 'draftKey'>) {
  const { t } = useTranslation('activity');
  const dispatch = useAppDispatch();
  const problem = useSelector((state: WithSaving) => toldProblem(selectDraft(state, draftKey)));
  const isRefusal = useSelector(
    (state: WithSaving) => selectDraft(state, draftKey)?.phase === 'rejected',
  );
  const outage = useSelector((state: WithSaving) => selectOutage(state));

  if (outage !== 'told' || !problem) return null;
  // A refusal's reason says what to correct; an outage's only repeats the alert.
  const reason = isRefusal ? problem.message : null;
  return (
    <Alert
      type="error"
      showIcon
      title={t('save.errorTitle')}
      description={
        <>
          {t('save.error')}
          {reason && <div>{reason}</div>}
        </>
      }
      closable={{ onClose: () => dispatch(outageDismissed()) }}
    />
  );
}

/** Without a line or a session there is nothing wrong with the saving. */
function toldProblem(draft: Draft | undefined) {
  return draft && draft.phase !== 'offline' && draft.phase !== 'signIn' ? draft.problem : null;
}

/** Saves at once what would be saved in a moment. */
export function SaveButton({ draftKey, onSave }: Pick<Props, 'draftKey'> & { onSave: () => void }) {
  const { t } = useTranslation('activity');
  const phase = useSelector((state: WithSaving) => selectDraft(state, draftKey)?.phase);
  const isSaving = phase === 'saving';

  return (
    <Button
      type={phase ? 'primary' : 'default'}
      loading={isSaving}
      aria-disabled={isSaving}
      disabled={!phase || phase === 'conflict'}
      onClick={onSave}
    >
      {t('form.save')}
    </Button>
  );
}
