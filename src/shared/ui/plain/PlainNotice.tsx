import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { noticeHidden, selectNotice } from './noticeSlice';
import { PlainAlert } from './PlainAlert';
import styles from './PlainNotice.module.css';

/** The duration of antd's notifications. */
const VISIBLE_MS = 4_500;

/** Shows the success message of an action that has opened another page. */
export function PlainNotice() {
  const text = useSelector(selectNotice);
  const dispatch = useAppDispatch();

  useEffect(() => {
    if (text === null) return undefined;
    const timer = setTimeout(() => dispatch(noticeHidden()), VISIBLE_MS);
    return () => clearTimeout(timer);
  }, [text, dispatch]);

  if (text === null) return null;
  return (
    <div className={styles.place}>
      <PlainAlert type="success">{text}</PlainAlert>
    </div>
  );
}
