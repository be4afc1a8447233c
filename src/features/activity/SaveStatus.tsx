import { Alert, Button, Typography } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import {
  outageDismissed,
  selectCanKeep,
  selectDraft,
  selectDrafts,
  selectOutage,
  selectSavedAt,
  type ActivityState,
} from './activitySlice';
import { countEdits } from './saving/Draft';

type State = { activity: ActivityState };

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
  const phase = useSelector((state: State) => selectDraft(state, draftKey)?.phase);
  const savedAt = useSelector((state: State) => selectSavedAt(state, draftKey));
  const count = useSelector((state: State) => countEdits(selectDrafts(state)));
  const canKeep = useSelector((state: State) => selectCanKeep(state));

  const words = () => {
    if (!phase) return savedAt ? t('save.saved', { time: dayjs(savedAt).format('HH:mm') }) : '';
    if (phase === 'offline') return t(canKeep ? 'save.offline' : 'save.offlineUnkept', { count });
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
  const draft = useSelector((state: State) => selectDraft(state, draftKey));
  const outage = useSelector((state: State) => selectOutage(state));
  const { phase, problem } = draft ?? {};

  if (outage !== 'told' || !problem || phase === 'offline' || phase === 'signIn') return null;
  // A refusal of what was entered says why; anything else is the catalogue's text.
  const refused = phase === 'rejected' && problem.message;
  return (
    <Alert
      type="error"
      showIcon
      title={t('save.errorTitle')}
      description={refused ? problem.message : t('save.error')}
      closable={{ onClose: () => dispatch(outageDismissed()) }}
    />
  );
}
