import { useEffect } from 'react';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { draftSaveWanted } from '../activitySlice';

/** Saves when the person goes on to something else in the app. */
export function useSaveOnLeave(key: string) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    return () => void dispatch(draftSaveWanted({ key, at: Date.now() }));
  }, [dispatch, key]);
}
