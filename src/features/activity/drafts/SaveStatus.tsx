import { Alert, Button, Typography } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import {
  failureMessageDismissed,
  selectCanStoreDrafts,
  selectDraft,
  selectDrafts,
  selectFailureMessage,
  selectSavedAt,
  type WithSaving,
} from '../saving/savingSlice';
import { countEdits, type Draft } from '../saving/draft/Draft';

interface Props {
  draftKey: string;
  /** With the time of the save in its tooltip only. */
  isShort?: boolean;
  onRetry: () => void;
  /** Shows the panel in which conflicts are resolved. */
  onDecide: () => void;
}

/** A line that shows whether the edits are saved. */
export function SaveStatus({ draftKey, isShort = false, onRetry, onDecide }: Props) {
  const { t } = useTranslation('activity');
  const phase = useSelector((state: WithSaving) => selectDraft(state, draftKey)?.phase);
  const savedAt = useSelector((state: WithSaving) => selectSavedAt(state, draftKey));
  const isOffline = phase === 'offline';
  const count = useSelector((state: WithSaving) =>
    isOffline ? countEdits(selectDrafts(state)) : 0,
  );
  const canStoreDrafts = useSelector((state: WithSaving) => selectCanStoreDrafts(state));

  const savedText = () => t('save.saved', { time: dayjs(savedAt).format('HH:mm') });
  const statusText = () => {
    if (!phase && !savedAt) return '';
    if (!phase) return isShort ? t('save.savedShort') : savedText();
    if (isOffline) return t(canStoreDrafts ? 'save.offline' : 'save.offlineUnkept', { count });
    return t(`save.${phase}`);
  };
  const failed = phase === 'waiting' || phase === 'rejected';

  return (
    <Typography.Text role="status" type={failed ? 'danger' : 'secondary'}>
      <span title={isShort && !phase && savedAt ? savedText() : undefined}>{statusText()}</span>
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

/** The error message when saving begins to fail. It stays dismissed until a save succeeds. */
export function SaveProblem({ draftKey }: Pick<Props, 'draftKey'>) {
  const { t } = useTranslation('activity');
  const dispatch = useAppDispatch();
  const problem = useSelector((state: WithSaving) => visibleProblem(selectDraft(state, draftKey)));
  const isRefusal = useSelector(
    (state: WithSaving) => selectDraft(state, draftKey)?.phase === 'rejected',
  );
  const failureMessage = useSelector((state: WithSaving) => selectFailureMessage(state));

  if (failureMessage !== 'shown' || !problem) return null;
  // A refusal's reason names the field to correct. For other failures it would only repeat the alert.
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
      closable={{ onClose: () => dispatch(failureMessageDismissed()) }}
    />
  );
}

/** A draft's problem, unless the status line explains it: offline, or the session has ended. */
function visibleProblem(draft: Draft | undefined) {
  return draft && draft.phase !== 'offline' && draft.phase !== 'signIn' ? draft.problem : null;
}

/** Saves the draft without waiting for the autosave. */
export function SaveButton({ draftKey, onSave }: Pick<Props, 'draftKey'> & { onSave: () => void }) {
  const { t } = useTranslation('activity');
  const phase = useSelector((state: WithSaving) => selectDraft(state, draftKey)?.phase);
  const isSaving = phase === 'saving';

  return (
    <Button
      loading={isSaving}
      aria-disabled={isSaving}
      disabled={!phase || phase === 'conflict'}
      onClick={onSave}
    >
      {t('form.save')}
    </Button>
  );
}
