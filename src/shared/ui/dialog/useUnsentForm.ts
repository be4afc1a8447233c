import { useEffect, useState } from 'react';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { formFilled, formLeft } from './unsentFormsSlice';

/** Returns a function that marks the form as having unsent input until it closes. */
export function useUnsentForm() {
  const dispatch = useAppDispatch();
  const [filled, setFilled] = useState(false);
  useEffect(() => {
    if (!filled) return;
    dispatch(formFilled());
    return () => void dispatch(formLeft());
  }, [filled, dispatch]);
  return () => setFilled(true);
}
