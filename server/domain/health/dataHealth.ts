import { checkDataHealth } from '@contract/health/dataHealth';
import type { HealthAction, HealthAnswer } from '@contract/health/HealthAction';
import type { AnswerChangeRow, AnswerRow } from '@server/store/tables';
import { companyEvidence } from '../evidence/companyEvidence';
import type { Reader } from '../queries/reader';
import { ownersOf } from '../plan/owners';
import { undecidedOf } from '../rounds/undecided';

/**
 * The problems in the answers of a company. The number of statements does not depend on the number of answers.
 * Refuses the company as `reader` does. `staleDays`: the days after which a score is stale.
 */
export async function dataHealth(reader: Reader, companyId: string, now: Date, staleDays: number) {
  const ofCompany = { company_id: companyId };
  const answers = await reader.answers(companyId);
  const model = await reader.model();
  const items = await reader.tx.find('plan_items', ofCompany);
  const owners = await ownersOf(reader, companyId, items);
  const changes = await reader.tx.findColumns('answer_changes', CHANGE_COLUMNS, ofCompany);
  const lastChanges = lastChangesOf(changes);
  const undecided = await undecidedOf(reader.tx, companyId);
  const evidenceOf = await companyEvidence(reader.tx, companyId, now);
  const commentedAt = await lastComments(reader, companyId);
  const upgrade = await reader.tx.get('upgrades', 'shown_evidence');
  const plans = new Map<string, HealthAction['plan'][number][]>();
  for (const item of items.toSorted((a, b) => (a.created_at < b.created_at ? -1 : 1))) {
    const { status, aim, done_at, owner_id } = item;
    const has_owner = owner_id !== null && owners.has(owner_id);
    const plan = plans.get(item.activity_id) ?? [];
    plans.set(item.activity_id, [...plan, { status, aim, done_at, has_owner }]);
  }

  const actions = model.activities.map((activity): HealthAction => {
    const { id, name, impact_area, relevance } = activity;
    const answer = answers.get(id);
    const evidence = evidenceOf(id, answer?.revenue_state ?? null);
    return {
      id,
      name,
      impact_area,
      relevance,
      driver: model.driverOf(activity)?.name ?? '',
      answer: answer ? toHealthAnswer(answer, lastChanges.get(id)) : null,
      plan: plans.get(id) ?? [],
      undecided: undecided.get(id) ?? null,
      evidence,
      discussed_at: laterOf(evidence.added_at, commentedAt.get(id) ?? null),
    };
  });
  const check = { now, staleDays, proofSince: upgrade?.at ?? null };
  const health = checkDataHealth(actions, check);
  const withTextArea = <Item extends { impact_area: number }>(item: Item) => ({
    ...item,
    impact_area: String(item.impact_area),
  });
  return {
    ...health,
    items: health.items.map(withTextArea),
    due_soon: health.due_soon.map(withTextArea),
  };
}

const CHANGE_COLUMNS = [
  'activity_id',
  'revision',
  'changed_at',
  'before',
  'after',
  'source',
] as const;

/** When the last comment on each action was written. */
async function lastComments({ tx }: Reader, company_id: string): Promise<Map<string, string>> {
  const where = { company_id, subject_kind: 'activity', deleted_at: null } as const;
  const comments = await tx.findColumns('comments', ['subject_id', 'created_at'], where);
  const last = new Map<string, string>();
  for (const { subject_id, created_at } of comments) {
    last.set(subject_id, laterOf(created_at, last.get(subject_id) ?? null) ?? created_at);
  }
  return last;
}

const laterOf = (one: string | null, other: string | null): string | null =>
  (one ?? '') > (other ?? '') ? one : other;

type Change = Pick<AnswerChangeRow, (typeof CHANGE_COLUMNS)[number]>;

/** The last recorded change of an answer, and those of its state and its mark. */
interface LastChanges {
  any?: Change;
  state?: Change;
  mark?: Change;
}

function lastChangesOf(changes: readonly Change[]): Map<string, LastChanges> {
  const byActivity = new Map<string, LastChanges>();
  for (const change of changes) {
    const last = byActivity.get(change.activity_id) ?? {};
    byActivity.set(change.activity_id, last);
    const isLater = (other: Change | undefined) => !other || other.revision < change.revision;
    if (isLater(last.any)) last.any = change;
    if ('revenue_state' in change.after && isLater(last.state)) last.state = change;
    if ('not_applicable' in change.after && isLater(last.mark)) last.mark = change;
  }
  return byActivity;
}

function toHealthAnswer(answer: AnswerRow, last: LastChanges | undefined): HealthAnswer {
  const state = last?.state;
  return {
    ...answer,
    confirmed_at: answer.confirmed_at ?? null,
    state_change: state
      ? {
          before: state.before.revenue_state ?? null,
          after: state.after.revenue_state ?? null,
          at: state.changed_at,
          source: state.source,
        }
      : null,
    last_source: last?.any?.source ?? 'form',
    // Without a recorded change, it was marked at the latest when the answer was last saved.
    mark_source: answer.not_applicable ? (last?.mark?.source ?? 'form') : null,
    marked_at: answer.not_applicable ? (last?.mark?.changed_at ?? answer.answered_at) : null,
  };
}
