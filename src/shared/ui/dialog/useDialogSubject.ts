import { useState } from 'react';

/**
 * The subject of a dialog: the current value while the dialog is open, and the last one while it is closing or
 * if the current value is gone, for example because it was just deleted.
 */
export function useDialogSubject<T>(current: T | null, isOpen: boolean): T | null {
  const [last, setLast] = useState<T | null>(null);
  const subject = isOpen && current ? current : last;
  if (subject !== last) setLast(subject);
  return subject;
}
