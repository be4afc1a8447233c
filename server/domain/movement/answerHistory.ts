import { ANSWER_FIELDS, type AnswerFieldName, type AnswerValues } from '@contract/answer';
import type { AnswerChangeRow } from '@server/store/tables';
import { knownActivity } from '../figures/model';
import type { Reader } from '../queries/reader';
import { namesOf } from './people';

/**
 * Every recorded change of one answer, the newest first, with the driver's average around each.
 * NOT_FOUND for an unknown activity; refuses the company as `reader` does.
 */
export async function answerHistory(reader: Reader, activityId: string, companyId: string) {
  await reader.company(companyId);
  const model = await reader.model();
  const driver = model.driverOf(knownActivity(model, activityId));
  const changes = await reader.tx.find('answer_changes', {
    company_id: companyId,
    activity_id: activityId,
  });
  const names = await namesOf(
    reader.tx,
    changes.map(({ changed_by }) => changed_by),
  );
  const averageIn = (averages: AnswerChangeRow['averages_before']) =>
    (driver && averages?.[driver.id]) ?? null;

  return changes
    .sort((a, b) => b.revision - a.revision)
    .map((change) => ({
      revision: change.revision,
      changed_at: change.changed_at,
      changed_by: names.get(change.changed_by) ?? null,
      source: change.source,
      round_id: change.round_id ?? null,
      changes: fieldChangesOf(change),
      driver_before: averageIn(change.averages_before),
      driver_after: averageIn(change.averages_after),
    }));
}

function fieldChangesOf({ before, after }: Pick<AnswerChangeRow, 'before' | 'after'>) {
  return ANSWER_FIELDS.filter(({ name }) => name in after).map(({ name }) => ({
    field: name,
    before: textOf(before, name),
    after: textOf(after, name),
  }));
}

function textOf(values: Partial<AnswerValues>, field: AnswerFieldName): string | null {
  const value = values[field] ?? null;
  return value === null ? null : String(value);
}
