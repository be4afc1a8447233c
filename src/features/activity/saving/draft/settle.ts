import { editsOf, isSendable, type Drafts } from './Draft';
import { dueAfterEdits } from '../timing';

/** Gone when nothing is left of it; else in the phase, and due at the time, that follows. */
export function settle(drafts: Drafts, key: string) {
  const draft = drafts[key];
  if (!draft || draft.phase === 'saving') return;
  if (editsOf(draft).length === 0 && draft.sending === null) {
    delete drafts[key];
    return;
  }
  if (draft.phase !== 'dirty') return;
  if (!isSendable(draft)) {
    draft.phase = 'conflict';
    draft.dueAt = null;
  } else if (editsOf(draft).length > 0) {
    draft.dueAt = dueAfterEdits(draft);
  }
}
