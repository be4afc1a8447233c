import {
  ANSWER_FIELDS,
  isValidFieldValue,
  type AnswerFieldName,
  type AnswerValue,
} from '@contract/answer';
import {
  OPINION_FIELD,
  type ConflictingValue,
  type Draft,
  type DraftField,
  type DraftValues,
  type Edit,
  type SaveRequest,
} from './Draft';

/**
 * Reads a draft that is stored on the device. Undefined if the value is not a draft; invalid fields are left out.
 */
export function parseDraft(stored: unknown): Draft | undefined {
  if (!isRecord(stored)) return undefined;
  const { userId, companyId, activityId, roundId, revision } = stored;
  if (typeof userId !== 'string' || typeof companyId !== 'string') return undefined;
  if (typeof activityId !== 'string' || !isRevision(revision)) return undefined;
  const edits = parseFields(stored.edits, parseEdit);
  const isOpinion = typeof roundId === 'string';
  // Neither an opinion nor an answer has fields of the other.
  if (Object.keys(edits).some((field) => (field === OPINION_FIELD) !== isOpinion)) return undefined;
  const sending = parseSaveRequest(stored.sending);
  if (Object.keys(edits).length === 0 && !sending) return undefined;
  const conflicts = Object.fromEntries(
    Object.entries(parseFields(stored.conflicts, parseConflictingValue)).filter(
      ([field]) => field !== OPINION_FIELD && field in edits,
    ),
  ) as Partial<Record<AnswerFieldName, ConflictingValue>>;
  return {
    userId,
    companyId,
    activityId,
    ...(isOpinion && { roundId }),
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

/** The longest opinion as JSON: its reason of 500 characters, each of which may be escaped, and its other values. */
const MAX_OPINION = 4_000;

const isOpinionText = (value: unknown): value is AnswerValue =>
  typeof value === 'string' && value.length <= MAX_OPINION;

/** Parses the value of each field and leaves out the fields that are missing or invalid. */
function parseFields<T>(
  stored: unknown,
  parse: (value: unknown, isValue: (value: unknown) => value is AnswerValue) => T | undefined,
): Partial<Record<DraftField, T>> {
  if (!isRecord(stored)) return {};
  const result: Partial<Record<DraftField, T>> = {};
  const opinion = parse(stored[OPINION_FIELD], isOpinionText);
  if (opinion !== undefined) result[OPINION_FIELD] = opinion;
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
  // Each value was checked by the kind of its field.
  const validValues = parseFields(values, parseValue) as DraftValues;
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
