import { useState } from 'react';

/**
 * What a dialog is about: the present value while the dialog is open, and the last one while it is closing or
 * if the present value is gone, for example because it was just deleted.
 */
export function useDialogSubject<T>(present: T | null, isOpen: boolean): T | null {
  const [last, setLast] = useState<T | null>(null);
  const subject = isOpen && present ? present : last;
  if (subject !== last) setLast(subject);
  return subject;
}
