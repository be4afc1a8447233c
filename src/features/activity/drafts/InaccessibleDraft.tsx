import { Typography } from 'antd';
import { useSelector } from 'react-redux';
import { useQueryView } from '@/shared/api/useQueryView';
import { useGetActivityQuery } from '../activityApi';
import { selectDraft, type WithSaving } from '../saving/savingSlice';
import styles from './InaccessibleDraft.module.css';
import { RefusedDraft } from './RefusedDraft';

/** The unsaved edits of one action, with the action's name if it can be loaded. */
export function InaccessibleDraft({ draftKey }: { draftKey: string }) {
  const activityId = useSelector(
    (state: WithSaving) => selectDraft(state, draftKey)?.activityId ?? '',
  );
  const activity = useQueryView(useGetActivityQuery(activityId, { skip: activityId === '' }));
  const name = activity.state === 'ready' ? `${activity.data.number} ${activity.data.title}` : null;
  return (
    <div className={styles.draft}>
      <RefusedDraft
        draftKey={draftKey}
        isReadOnly
        heading={name && <Typography.Text strong>{name}</Typography.Text>}
      />
    </div>
  );
}
