import {
  ANSWER_FIELDS,
  isValidFieldValue,
  toAnswerValues,
  type AnswerFieldName,
  type AnswerValue,
} from '@contract/answer';
import { entriesOf, type ConflictingValue, type Draft, type Edit, type SaveRequest } from './Draft';

/**
 * Reads a draft that is stored on the device. Undefined if the value is not a draft; invalid fields are left out.
 */
export function parseDraft(stored: unknown): Draft | undefined {
  if (!isRecord(stored)) return undefined;
  const { userId, companyId, activityId, revision } = stored;
  if (typeof userId !== 'string' || typeof companyId !== 'string') return undefined;
  if (typeof activityId !== 'string' || !isRevision(revision)) return undefined;
  const edits = parseFields(stored.edits, parseEdit);
  const sending = parseSaveRequest(stored.sending);
  if (Object.keys(edits).length === 0 && !sending) return undefined;
  const storedConflicts = parseFields(stored.conflicts, parseConflictingValue);
  const conflicts = Object.fromEntries(
    Object.entries(storedConflicts).filter(([field]) => field in edits),
  ) as typeof storedConflicts;
  return {
    userId,
    companyId,
    activityId,
    revision,
    edits,
    conflicts,
    sending,
    phase: 'dirty',
    dueAt: null,
    attempts: 0,
    problem: null,
  };
}

/** Parses the value of each answer field and leaves out the fields that are missing or invalid. */
function parseFields<T>(
  stored: unknown,
  parse: (value: unknown, isValue: (value: unknown) => value is AnswerValue) => T | undefined,
): Partial<Record<AnswerFieldName, T>> {
  if (!isRecord(stored)) return {};
  const result: Partial<Record<AnswerFieldName, T>> = {};
  for (const { name, kind } of ANSWER_FIELDS) {
    const isValue = (value: unknown): value is AnswerValue =>
      value === null || isValidFieldValue(kind, value);
    const parsed = parse(stored[name], isValue);
    if (parsed !== undefined) result[name] = parsed;
  }
  return result;
}

type Parse<T> = (
  value: unknown,
  isValue: (value: unknown) => value is AnswerValue,
) => T | undefined;

const parseEdit: Parse<Edit> = (stored, isValue) => {
  if (!isRecord(stored)) return undefined;
  const { value, base, at } = stored;
  return isValue(value) && isValue(base) && isCount(at) ? { value, base, at } : undefined;
};

const parseConflictingValue: Parse<ConflictingValue> = (stored, isValue) => {
  if (!isRecord(stored)) return undefined;
  const { value, by, at } = stored;
  if (!isValue(value) || typeof at !== 'string') return undefined;
  return { value, by: typeof by === 'string' ? by : null, at };
};

const parseValue: Parse<AnswerValue> = (stored, isValue) => (isValue(stored) ? stored : undefined);

function parseSaveRequest(stored: unknown): SaveRequest | null {
  if (!isRecord(stored)) return null;
  const { saveId, revision, at, values, extended, alone } = stored;
  if (typeof saveId !== 'string' || !isRevision(revision) || !isCount(at)) return null;
  const validValues = toAnswerValues(entriesOf(parseFields(values, parseValue)));
  // A save without some of its values must not be repeated, because the server knows its id with all of them.
  const isComplete =
    isRecord(values) && Object.keys(values).length === Object.keys(validValues).length;
  if (!isComplete) return null;
  const before = parseSaveRequest(extended);
  return {
    saveId,
    revision,
    at,
    values: validValues,
    ...(before && { extended: before }),
    ...(alone === true && { alone }),
  };
}

/** The revision is null if the server does not report revisions. */
const isRevision = (value: unknown): value is number | null => value === null || isCount(value);

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
