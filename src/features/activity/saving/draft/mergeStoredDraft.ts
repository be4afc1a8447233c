import { editsOf, type Draft, type DraftField } from './Draft';

/**
 * The draft to store: this tab's current draft plus the stored edits that another tab made and that this tab has
 * not received yet. Undefined if nothing remains to be stored.
 * @param stored the draft that is on the device
 * @param before this tab's draft when the tab last stored it
 * @param now this tab's current draft
 */
export function mergeStoredDraft(
  stored: Draft | undefined,
  before: Draft | undefined,
  now: Draft | undefined,
): Draft | undefined {
  if (!stored) return now;
  const lastReceivedAt = (field: DraftField) =>
    Math.max(before?.edits[field]?.at ?? 0, now?.edits[field]?.at ?? 0);
  const notReceived = editsOf(stored).filter(([field, { at }]) => at > lastReceivedAt(field));
  if (notReceived.length === 0) return now;
  const edits = Object.fromEntries(notReceived);
  if (now) return { ...now, edits: { ...now.edits, ...edits } };
  return { ...stored, edits, sending: null };
}
