import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { draftKey, selectDraft, type ActivityState, type DraftOf } from './activitySlice';
import { saveDraft } from './saveDraft';

/**
 * Saves on leaving the form, when the page hides, and asks before the browser closes it while
 * something is unsaved.
 */
export function useSaveOnLeave({ userId, companyId, activityId }: DraftOf) {
  const dispatch = useAppDispatch();
  const key = draftKey({ userId, companyId, activityId });
  const isUnsaved = useSelector(
    (state: { activity: ActivityState }) => selectDraft(state, key) !== undefined,
  );

  useEffect(() => {
    return () => void dispatch(saveDraft(key));
  }, [dispatch, key]);

  useEffect(() => {
    if (!isUnsaved) return undefined;
    const saveNow = () => void dispatch(saveDraft(key, { keepalive: true }));
    const askFirst = (event: BeforeUnloadEvent) => {
      saveNow();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', askFirst);
    window.addEventListener('pagehide', saveNow);
    return () => {
      window.removeEventListener('beforeunload', askFirst);
      window.removeEventListener('pagehide', saveNow);
    };
  }, [dispatch, key, isUnsaved]);
}
