/** The state of an activity: 1 (worst) – 10 (best). */
export const STATE_MIN = 1;
export const STATE_MAX = 10;

/** How sure the company is of an answer: 1 an estimate, 2 discussed, 3 evidenced. It never affects a score. */
export const CONFIDENCES = ['estimate', 'discussed', 'evidenced'] as const;
export const EVIDENCED = 3;

/** The greatest length of the reason why an action is not applicable, in characters. */
export const REASON_LENGTH = 500;

/** The type of a field's value, by the field's kind. */
export interface ValueByKind {
  state: number;
  level: number;
  factor: number;
  amount: number;
  confidence: number;
  /** false while unset. */
  flag: boolean;
  text: string;
}

/** How a field of an answer is entered and checked; contract "Autosave fields". */
export type AnswerFieldKind = keyof ValueByKind;

/**
 * Every field that a person fills in, with its name in an Answer, its name in `POST /user/autosave`,
 * and its kind: state 1–10, level 0–10 (shown as five levels), factor 0–10, amount ≥ 0, confidence 1–3, flag, and
 * text of at most REASON_LENGTH characters.
 */
export const ANSWER_FIELDS = [
  { name: 'revenue_state', wire: 'revenueState', kind: 'state' },
  { name: 'relevance', wire: 'relevance', kind: 'level' },
  { name: 'criticality', wire: 'criticality', kind: 'level' },
  { name: 'cost', wire: 'cost', kind: 'level' },
  { name: 'difficulty', wire: 'difficulty', kind: 'level' },
  { name: 'factor_difficulty', wire: 'factorDifficulty', kind: 'factor' },
  { name: 'time_w', wire: 'timeWeeks', kind: 'amount' },
  { name: 'avg_cost_thread_m', wire: 'avgCostPerThread', kind: 'amount' },
  { name: 'est_cost_process_m', wire: 'costPerProcess', kind: 'amount' },
  { name: 'est_cost_driver_m', wire: 'costPerDriver', kind: 'amount' },
  { name: 'est_cost_subdriver_m', wire: 'costPerSubdriver', kind: 'amount' },
  { name: 'est_cost_company_m', wire: 'costEstimatedByCompany', kind: 'amount' },
  { name: 'time_thread_h', wire: 'timePerThread', kind: 'amount' },
  { name: 'not_applicable', wire: 'notApplicable', kind: 'flag' },
  { name: 'not_applicable_reason', wire: 'notApplicableReason', kind: 'text' },
  { name: 'confidence', wire: 'confidence', kind: 'confidence' },
] as const satisfies readonly { name: string; wire: string; kind: AnswerFieldKind }[];

type AnswerField = (typeof ANSWER_FIELDS)[number];

export type AnswerFieldName = AnswerField['name'];

/** The names of the fields of these kinds. */
export type AnswerFieldOfKind<Kind extends AnswerFieldKind> = Extract<
  AnswerField,
  { kind: Kind }
>['name'];

/** A table with one entry per field, whose type depends on the field's kind. */
export type ByAnswerField<TypeByKind extends Record<AnswerFieldKind, unknown>> = {
  [Field in AnswerField as Field['name']]: TypeByKind[Field['kind']];
};

/** The values that a person entered for one activity of one company; a flag is false while unset, others null. */
export type AnswerValues = ByAnswerField<{
  [Kind in AnswerFieldKind]: Kind extends 'flag' ? boolean : ValueByKind[Kind] | null;
}>;

/** A value of any field; null clears a field. */
export type AnswerValue = AnswerValues[AnswerFieldName] | null;

/** How a change of an answer was entered. */
export const CHANGE_SOURCES = ['form', 'workbook', 'round', 'profile'] as const;
export type ChangeSource = (typeof CHANGE_SOURCES)[number];

/** A table with one entry per field, each from the same function. */
export const byAnswerField = <Value>(
  valueOf: (field: AnswerField) => Value,
): Record<AnswerFieldName, Value> =>
  Object.fromEntries(ANSWER_FIELDS.map((field) => [field.name, valueOf(field)])) as Record<
    AnswerFieldName,
    Value
  >;

/** The values of an answer in which nothing is set. */
export const EMPTY_ANSWER = byAnswerField<AnswerValue>(({ kind }) =>
  kind === 'flag' ? false : null,
) as AnswerValues;

/** The fields of an answer, picked from an object that has more. Absent fields and null are unset. */
export const answerValuesOf = (source: {
  readonly [Name in AnswerFieldName]?: AnswerValues[Name] | null | undefined;
}): AnswerValues =>
  toAnswerValues(
    ANSWER_FIELDS.map(({ name }) => [name, source[name] ?? null] as const),
  ) as AnswerValues;

/** A part of an answer from fields with their values; null clears a field. */
export const toAnswerValues = (
  entries: Iterable<readonly [AnswerFieldName, AnswerValue]>,
): Partial<AnswerValues> =>
  Object.fromEntries([...entries].map(([name, value]) => [name, value ?? EMPTY_ANSWER[name]]));

/** The kind of each field. */
export const KIND_OF_FIELD = byAnswerField(({ kind }) => kind) as ByAnswerField<{
  [Kind in AnswerFieldKind]: Kind;
}>;

interface KindRules {
  isValid(value: unknown): boolean;
  /** The value that a client sends as this text, which may still be invalid; undefined if the text has no value. */
  parse(text: string): unknown;
  /** The hint that replaces an invalid value: what a person should enter. */
  expected: string;
}

const isNumber = (value: unknown, min: number, max = Infinity): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= min && value <= max;

const FLAGS: Partial<Record<string, boolean>> = { true: true, false: false };

/** NUL and unpaired surrogates, which databases cannot store unchanged. */
export const NOT_STORABLE = /[\0\p{Surrogate}]/u;

const KIND_RULES: Record<AnswerFieldKind, KindRules> = {
  state: {
    isValid: (value) => isNumber(value, STATE_MIN, STATE_MAX) && Number.isInteger(value),
    parse: parseDecimal,
    expected: 'Enter a whole number from 1 to 10.',
  },
  level: {
    isValid: (value) => isNumber(value, 0, 10) && Number.isInteger(value),
    parse: parseDecimal,
    expected: 'Enter a whole number from 0 to 10.',
  },
  factor: {
    isValid: (value) => isNumber(value, 0, 10),
    parse: parseDecimal,
    expected: 'Enter a number from 0 to 10.',
  },
  amount: {
    isValid: (value) => isNumber(value, 0),
    parse: parseDecimal,
    expected: 'Enter a number of 0 or more.',
  },
  confidence: {
    isValid: (value) => isNumber(value, 1, CONFIDENCES.length) && Number.isInteger(value),
    parse: parseDecimal,
    expected: 'Enter 1, 2 or 3.',
  },
  flag: {
    isValid: (value) => typeof value === 'boolean',
    parse: (text) => FLAGS[text.trim().toLowerCase()],
    expected: 'Enter true or false.',
  },
  text: {
    isValid: (value) =>
      typeof value === 'string' &&
      value.length <= REASON_LENGTH &&
      value.trim() !== '' &&
      !NOT_STORABLE.test(value),
    parse: toLineFeeds,
    expected: `Enter a text of at most ${String(REASON_LENGTH)} characters.`,
  },
};

/** Whether a value is allowed in a field of this kind; contract "Autosave fields". null is not. */
export const isValidFieldValue = (
  kind: AnswerFieldKind,
  value: unknown,
): value is NonNullable<AnswerValue> => KIND_RULES[kind].isValid(value);

/** The value of a field that is sent or recorded as a text; undefined if the text is not valid. */
export function parseFieldText(
  kind: AnswerFieldKind,
  text: string,
): NonNullable<AnswerValue> | undefined {
  const value = KIND_RULES[kind].parse(text);
  return isValidFieldValue(kind, value) ? value : undefined;
}

/** An English sentence that tells a person which values a field of this kind accepts. */
export const expectedInput = (kind: AnswerFieldKind): string => KIND_RULES[kind].expected;

/** Texts are stored with these line breaks, because forms and spreadsheets send others. */
export function toLineFeeds(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n');
}

/** No two parts match the same digits, so that matching takes linear time. */
const DECIMAL = /^[+-]?(\d+(\.\d*)?|\.\d+)(e[+-]?\d+)?$/i;

/** The number in a text, with surrounding spaces; undefined if it is not a decimal number. */
export function parseDecimal(text: string): number | undefined {
  // Adding 0 turns -0 into 0.
  return DECIMAL.test(text.trim()) ? Number(text) + 0 : undefined;
}
