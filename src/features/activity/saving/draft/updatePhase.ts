import { editsOf, isSendable, type Drafts } from './Draft';
import { dueAfterEdits } from '../timing';

/** Sets the phase and the due time that follow from a draft's content, and removes a draft without content. */
export function updatePhase(drafts: Drafts, key: string) {
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
