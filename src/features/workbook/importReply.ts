import { ANSWER_FIELDS, type AnswerFieldName } from '@contract/answer';
import type { ImportReply } from '@contract/workbook/importPayloads';
import * as v from 'valibot';
import { isApiError } from '@/shared/api/errors/ApiError';
import {
  array,
  nullOr,
  number,
  object,
  parseAs,
  string,
  type Shape,
} from '@/shared/api/transport/shapes';

const value = v.nullable(v.union([v.number(), v.string(), v.boolean()]));
const names: AnswerFieldName[] = ANSWER_FIELDS.map(({ name }) => name);

const change = object({
  field: v.picklist(names),
  before: value,
  after: value,
  conflict: v.exactOptional(object({ changed_by: nullOr(string), changed_at: string })),
});
const result = object({
  activity_id: string,
  outcome: v.picklist(['unchanged', 'change', 'conflict', 'error']),
  revision: number,
  changes: array(change),
  message: nullOr(string),
});
const average = object({ driver: string, average: nullOr(number) });

/** The values are not compared with the kinds of their fields, because they are only shown and sent back. */
export const importReply = object({
  results: array(result),
  averages_before: array(average),
  averages_after: array(average),
}) as unknown as Shape<ImportReply>;

/** The reply in a refusal because of conflicts; null for any other error. */
export function replyOfConflict(error: unknown): ImportReply | null {
  if (!isApiError(error) || error.code !== 'REVISION_CONFLICT') return null;
  return parseAs(importReply, error.data)?.value ?? null;
}
