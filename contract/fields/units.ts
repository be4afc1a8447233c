import type { AnswerFieldName, AnswerFieldOfKind } from '../answer';

export type AnswerUnit = 'weeks' | 'millions' | 'hours' | 'ofTen';

/** The unit of each field with a number that is entered. */
export const UNIT_OF_FIELD: Readonly<Record<AnswerFieldOfKind<'factor' | 'amount'>, AnswerUnit>> = {
  factor_difficulty: 'ofTen',
  time_w: 'weeks',
  time_thread_h: 'hours',
  avg_cost_thread_m: 'millions',
  est_cost_process_m: 'millions',
  est_cost_subdriver_m: 'millions',
  est_cost_driver_m: 'millions',
  est_cost_company_m: 'millions',
};

/** The unit of a field's value; undefined for a field without one. */
export const unitOf = (field: AnswerFieldName): AnswerUnit | undefined =>
  (UNIT_OF_FIELD as Partial<Record<AnswerFieldName, AnswerUnit>>)[field];
