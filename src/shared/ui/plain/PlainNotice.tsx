import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { noticeHidden, selectNotice } from './noticeSlice';
import { PlainAlert } from './PlainAlert';
import styles from './PlainNotice.module.css';

/** As long as antd's own notices stand. */
const VISIBLE_MS = 4_500;

/** Something that went well, said over the page that it led to. */
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
