import {
  CHANGE_SOURCES,
  KIND_OF_FIELD,
  parseFieldText,
  type AnswerFieldName,
  type AnswerValue,
  type ChangeSource,
} from '@contract/answer';
import { compareAverages, roundAverage } from '@contract/scoring/numbers/averages';
import type { AnswerHistoryQuery } from '@/shared/api/generated/operations';

export interface FieldChange {
  field: AnswerFieldName;
  /** Null while the field was not answered. */
  before: AnswerValue;
  after: AnswerValue;
}

/** One recorded change of an answer. */
export interface AnswerChange {
  /** The revision of the answer after the change, from 1. */
  revision: number;
  /** ISO 8601 UTC. */
  changedAt: string;
  /** Null for a person who was removed. */
  changedBy: string | null;
  /** How it was entered: in the form, imported from a workbook, or decided in a round. */
  source: ChangeSource;
  fields: FieldChange[];
  effect: DriverEffect;
}

/**
 * The effect of a change on the average of the action's driver, 1–10 in hundredths. `difference` is that of the two
 * rounded averages, so that the three figures agree; it is 0 for a change that does not show in hundredths.
 */
export type DriverEffect =
  | { kind: 'none' }
  | { kind: 'changed'; before: number; after: number; difference: number }
  /** The driver had no average before, or has none after. */
  | { kind: 'appeared'; after: number }
  | { kind: 'disappeared'; before: number }
  /** The change was recorded without averages. */
  | { kind: 'unknown' };

/** The fields that score or weight depend on. */
const SCORING_FIELDS: readonly AnswerFieldName[] = ['revenue_state', 'relevance', 'criticality'];

type AnswerChangeDto = AnswerHistoryQuery['answerHistory'][number];

export function toAnswerChange(dto: AnswerChangeDto): AnswerChange {
  const fields = dto.changes.flatMap(({ field, before, after }) =>
    isAnswerField(field)
      ? [{ field, before: toValue(field, before), after: toValue(field, after) }]
      : [],
  );
  return {
    revision: dto.revision,
    changedAt: dto.changed_at,
    changedBy: dto.changed_by,
    source: CHANGE_SOURCES.find((source) => source === dto.source) ?? 'form',
    fields,
    effect: driverEffect(fields, dto.driver_before, dto.driver_after),
  };
}

/** A newer server may record fields that this version does not know. */
const isAnswerField = (field: string): field is AnswerFieldName =>
  Object.hasOwn(KIND_OF_FIELD, field);

const toValue = (field: AnswerFieldName, text: string | null): AnswerValue =>
  (text === null ? undefined : parseFieldText(KIND_OF_FIELD[field], text)) ?? null;

const toHundredths = (average: number) => roundAverage(average, 2);

/** @param before the driver's unrounded average before the change; null without one, or without a record */
export function driverEffect(
  fields: readonly FieldChange[],
  before: number | null,
  after: number | null,
): DriverEffect {
  if (before === null && after === null) {
    const canMatter = fields.some(({ field }) => SCORING_FIELDS.includes(field));
    return { kind: canMatter ? 'unknown' : 'none' };
  }
  if (after === null) return { kind: 'disappeared', before: toHundredths(before ?? 0) };
  if (before === null) return { kind: 'appeared', after: toHundredths(after) };
  if (compareAverages(after, before) === 0) return { kind: 'none' };
  const [from, to] = [toHundredths(before), toHundredths(after)];
  return { kind: 'changed', before: from, after: to, difference: toHundredths(to - from) };
}
