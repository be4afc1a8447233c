import {
  ANSWER_FIELDS,
  toAnswerValues,
  type AnswerFieldName,
  type AnswerValue,
  type AnswerValues,
} from '@contract/answer';
import type { AnswerChangeRow } from '@server/store/tables';
import type { Edit } from './form';

/** The stored answer, and its changes since the edit's revision. */
interface StoredState {
  values: AnswerValues;
  /** 0 without a stored answer. */
  revision: number;
  /** Changes after the edit's revision, oldest first; empty if the edit is up to date. */
  since: AnswerChangeRow[];
}

interface Merge {
  /** The fields of the stored answer that the edit changes. */
  changes: Partial<AnswerValues>;
  /** Fields that the edit and someone else set to different values. If there are any, nothing is stored. */
  conflicts: AnswerFieldName[];
}

/** Merges an edit into an answer that may have newer revisions; contract "Merging and conflicts". */
export function mergeEdit({ values, revision, since }: StoredState, edit: Edit): Merge {
  const changes = new Map<AnswerFieldName, AnswerValue>();
  const conflicts: AnswerFieldName[] = [];
  const missed = edit.revision === null ? 0 : revision - edit.revision;
  // If the history has gaps, every field counts as changed by someone else.
  const isComplete = since.length === missed;

  for (const { name } of ANSWER_FIELDS) {
    const value = edit.values[name];
    if (value === undefined || value === values[name]) continue;
    const first = since.find(({ after }) => name in after);
    const changedByOthers = missed > 0 && (first !== undefined || !isComplete);
    if (!wasEdited(edit, name, value, first)) continue;
    if (changedByOthers) conflicts.push(name);
    else changes.set(name, value);
  }
  return { changes: toAnswerValues(changes), conflicts };
}

/** If the client does not send the edited fields: whether the value differs from where the edit started. */
function wasEdited(
  { changed }: Edit,
  name: AnswerFieldName,
  value: AnswerValue,
  first: AnswerChangeRow | undefined,
): boolean {
  if (changed) return changed.includes(name);
  return first === undefined || first.before[name] !== value;
}
