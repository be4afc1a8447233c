import { ANSWER_FIELDS, type AnswerFieldName, type AnswerValues } from '@contract/answer';
import type { AnswerChangeRow } from '@server/store/tables';
import type { Edit } from './form';

/** An answer as it stands, and what happened to it since the edit's revision. */
interface Standing {
  values: AnswerValues;
  /** 0 while there is no answer. */
  revision: number;
  /** Changes after the edit's revision, oldest first; none for a fresh edit. */
  since: AnswerChangeRow[];
}

interface Merge {
  /** What the edit changes of the answer as it stands. */
  changes: Partial<AnswerValues>;
  /** Fields that the edit and somebody else set to different values; then nothing is to be stored. */
  conflicts: AnswerFieldName[];
}

/** Puts an edit on top of an answer that may have moved on; contract "Autosave fields". */
export function mergeEdit({ values, revision, since }: Standing, edit: Edit): Merge {
  const changes: Partial<AnswerValues> = {};
  const conflicts: AnswerFieldName[] = [];
  const missed = edit.revision === null ? 0 : revision - edit.revision;
  // Where the record has gaps, any field may be one that somebody else has set.
  const isTraced = since.length === missed;

  for (const { name } of ANSWER_FIELDS) {
    const value = edit.values[name];
    if (value === undefined || value === values[name]) continue;
    const first = since.find(({ after }) => name in after);
    const isOthers = missed > 0 && (first !== undefined || !isTraced);
    if (!isTouched(edit, name, value, first)) continue;
    if (isOthers) conflicts.push(name);
    else changes[name] = value;
  }
  return { changes, conflicts };
}

/** Without the client's word, a field was touched if it differs from what the edit started from. */
function isTouched(
  { changed }: Edit,
  name: AnswerFieldName,
  value: number | null,
  first: AnswerChangeRow | undefined,
): boolean {
  if (changed) return changed.includes(name);
  return first === undefined || first.before[name] !== value;
}
