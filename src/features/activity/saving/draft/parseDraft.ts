import {
  ANSWER_FIELDS,
  isValidFieldValue,
  type AnswerFieldName,
  type AnswerValues,
} from '@contract/answer';
import type { Draft, Edit, Sending, Theirs } from './Draft';

type Unsure = Record<string, unknown>;

/** Reads a draft that was kept on the device; undefined for anything that is not ours. */
export function parseDraft(stored: unknown): Draft | undefined {
  if (!isRecord(stored)) return undefined;
  const { userId, companyId, activityId, revision } = stored;
  if (typeof userId !== 'string' || typeof companyId !== 'string') return undefined;
  if (typeof activityId !== 'string' || !isRevision(revision)) return undefined;
  const edits = fieldsOf(stored.edits, parseEdit);
  const sending = parseSending(stored.sending);
  if (Object.keys(edits).length === 0 && !sending) return undefined;
  const theirs = fieldsOf(stored.conflicts, parseTheirs);
  const conflicts = Object.fromEntries(
    Object.entries(theirs).filter(([field]) => field in edits),
  ) as typeof theirs;
  return {
    ...{ userId, companyId, activityId, revision, edits, conflicts, sending },
    phase: 'dirty',
    dueAt: null,
    attempts: 0,
    problem: null,
  };
}

/** Of each field of an answer what can be read. */
function fieldsOf<T>(
  stored: unknown,
  parse: (value: unknown, isValue: (value: unknown) => value is number | null) => T | undefined,
): Partial<Record<AnswerFieldName, T>> {
  if (!isRecord(stored)) return {};
  const found: Partial<Record<AnswerFieldName, T>> = {};
  for (const { name, kind } of ANSWER_FIELDS) {
    const isValue = (value: unknown): value is number | null =>
      value === null || (typeof value === 'number' && isValidFieldValue(kind, value));
    const parsed = parse(stored[name], isValue);
    if (parsed !== undefined) found[name] = parsed;
  }
  return found;
}

type Parse<T> = (
  value: unknown,
  isValue: (value: unknown) => value is number | null,
) => T | undefined;

const parseEdit: Parse<Edit> = (stored, isValue) => {
  if (!isRecord(stored)) return undefined;
  const { value, base, at } = stored;
  return isValue(value) && isValue(base) && isCount(at) ? { value, base, at } : undefined;
};

const parseTheirs: Parse<Theirs> = (stored, isValue) => {
  if (!isRecord(stored)) return undefined;
  const { value, by, at } = stored;
  if (!isValue(value) || typeof at !== 'string') return undefined;
  return { value, by: typeof by === 'string' ? by : null, at };
};

const parseValue: Parse<number | null> = (stored, isValue) =>
  isValue(stored) ? stored : undefined;

function parseSending(stored: unknown): Sending | null {
  if (!isRecord(stored)) return null;
  const { saveId, revision, at, values, extended, alone } = stored;
  if (typeof saveId !== 'string' || !isRevision(revision) || !isCount(at)) return null;
  const sound: Partial<AnswerValues> = fieldsOf(values, parseValue);
  // Half of a save is another save: it would not be known by its id.
  const isWhole = isRecord(values) && Object.keys(values).length === Object.keys(sound).length;
  if (!isWhole) return null;
  const before = parseSending(extended);
  return {
    ...{ saveId, revision, at, values: sound },
    ...(before && { extended: before }),
    ...(alone === true && { alone }),
  };
}

/** Null where the server told none. */
const isRevision = (value: unknown): value is number | null => value === null || isCount(value);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function isRecord(value: unknown): value is Unsure {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
