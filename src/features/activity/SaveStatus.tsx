import { Alert, Typography } from 'antd';
import type { RevisionConflict } from '@contract/rest';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import type { Draft } from './activitySlice';

interface Props {
  draft: Draft | undefined;
  /** ISO 8601 UTC; undefined when nothing was saved in this visit. */
  savedAt: string | undefined;
}

/** Whether what was typed is safe. */
export function SaveStatus({ draft, savedAt }: Props) {
  const { t } = useTranslation('activity');
  const quiet = savedAt ? t('save.saved', { time: dayjs(savedAt).format('HH:mm') }) : '';

  return (
    <Typography.Text role="status" type={draft?.phase === 'failed' ? 'danger' : 'secondary'}>
      {draft ? t(`save.${draft.phase}`) : quiet}
    </Typography.Text>
  );
}

/** Why it could not be saved, and what to do. */
export function SaveProblem({ draft }: { draft: Draft | undefined }) {
  const { t } = useTranslation('activity');
  if (draft?.phase !== 'failed' || !draft.problem) return null;
  const { code, data, status, message } = draft.problem;

  if (code === 'REVISION_CONFLICT') {
    const { changed_by: name } = data as RevisionConflict;
    return (
      <Alert
        type="warning"
        showIcon
        title={t('save.conflict', { name: name ?? t('save.someone') })}
      />
    );
  }
  // A refusal of what was entered says why; anything else is the catalogue's text.
  const refused = status >= 400 && status < 500 && message;
  return (
    <Alert
      type="error"
      showIcon
      title={t('save.errorTitle')}
      description={refused ? message : t('save.error')}
    />
  );
}
