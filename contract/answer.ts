/** The state of an activity: 1 (worst) – 10 (best). */
export const STATE_MIN = 1;
export const STATE_MAX = 10;

/** The type of a field's value, by the field's kind. */
export interface ValueByKind {
  state: number;
  level: number;
  factor: number;
  amount: number;
}

/** How a field of an answer is entered and checked; contract "Autosave fields". */
export type AnswerFieldKind = keyof ValueByKind;

/**
 * Every field that a person fills in, with its name in an Answer, its name in `POST /user/autosave`,
 * and its kind: state 1–10, level 0–10 (shown as five levels), factor 0–10, amount ≥ 0.
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

/** The values that a person entered for one activity of one company; null while unset. */
export type AnswerValues = ByAnswerField<{ [Kind in AnswerFieldKind]: ValueByKind[Kind] | null }>;

/** A value of any field; null while unset. */
export type AnswerValue = AnswerValues[AnswerFieldName];

const tableOf = <Value>(valueOf: (field: AnswerField) => Value) =>
  Object.fromEntries(ANSWER_FIELDS.map((field) => [field.name, valueOf(field)]));

export const EMPTY_ANSWER = tableOf(() => null) as AnswerValues;

/** The fields of an answer, picked from an object that has more. */
export const answerValuesOf = (source: AnswerValues): AnswerValues =>
  tableOf(({ name }) => source[name]) as AnswerValues;

/** A part of an answer from fields with their values; null clears a field. */
export const toAnswerValues = (
  entries: Iterable<readonly [AnswerFieldName, AnswerValue]>,
): Partial<AnswerValues> => Object.fromEntries(entries);

/** The kind of each field. */
export const KIND_OF_FIELD = tableOf(({ kind }) => kind) as ByAnswerField<{
  [Kind in AnswerFieldKind]: Kind;
}>;

/** Whether a number is allowed in a field of this kind; contract "Autosave fields". */
export function isValidFieldValue(kind: AnswerFieldKind, value: number): boolean {
  if (!Number.isFinite(value)) return false;
  switch (kind) {
    case 'state':
      return Number.isInteger(value) && value >= STATE_MIN && value <= STATE_MAX;
    case 'level':
      return Number.isInteger(value) && value >= 0 && value <= 10;
    case 'factor':
      return value >= 0 && value <= 10;
    case 'amount':
      return value >= 0;
  }
}
