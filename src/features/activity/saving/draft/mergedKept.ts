import type { AnswerFieldName } from '@contract/answer';
import { editsOf, type Draft } from './Draft';

/**
 * What to keep of a draft on the device: as this tab has it now, and in it the edits of other tabs
 * that this one has not heard of yet, which are in what is kept so far. Undefined: nothing.
 * @param before as this tab had it when it last wrote it
 */
export function mergedKept(
  stored: Draft | undefined,
  before: Draft | undefined,
  now: Draft | undefined,
): Draft | undefined {
  if (!stored) return now;
  const heardOf = (field: AnswerFieldName) =>
    Math.max(before?.edits[field]?.at ?? 0, now?.edits[field]?.at ?? 0);
  const unheard = editsOf(stored).filter(([field, { at }]) => at > heardOf(field));
  if (unheard.length === 0) return now;
  const edits = Object.fromEntries(unheard);
  if (now) return { ...now, edits: { ...now.edits, ...edits } };
  return { ...stored, edits, sending: null };
}
