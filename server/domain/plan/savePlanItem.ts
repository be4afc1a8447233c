import { randomUUID } from 'node:crypto';
import type { PlanItemDto } from '@contract/priorities/planPayloads';
import { DEFAULT_AIM } from '@contract/priorities/priorities';
import { isOpenStatus, type PlanStatus } from '@contract/priorities/planItems';
import { answerScore } from '@contract/scoring/scoring';
import type { ReadTransaction, Store } from '@server/store/Store';
import type { PlanItemRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { countComments } from '../comments/countComments';
import { notFound, notFoundAs } from '../errors';
import { activityOf } from '../figures/model';
import type { Actor, Deferred } from '../manage/access';
import type { Reader } from '../queries/reader';
import { writeWithRetries } from '../writeWithRetries';
import { planEditor } from './authorize';
import { NO_BENEFIT, withClaim } from './benefit';
import { checkPlanItem } from './checkPlanItem';
import { refuseAlreadyPlanned, revisionConflict } from './conflicts';
import { toPlanItems } from './planItems';

interface Deps {
  store: Store;
  clock: Clock;
}

/** Identifies the plan item to change, or the action to plan if `id` is null. */
interface PlanItemKey {
  id: string | null;
  company_id: string;
  activity_id: string;
}

type OptionalFields<Fields> = { [F in keyof Fields]?: Fields[F] | undefined };

/** Fields that several items can share. An undefined field keeps its value, or gets its default in a new item. */
type SharedFields = OptionalFields<Pick<PlanItemRow, 'owner_id' | 'starts_on' | 'due_on'>>;

type OwnFields =
  | ('aim' | 'status' | 'note')
  | ('benefit_m' | 'benefit_kind' | 'full_on' | 'benefit_real_m');

interface PlanItemFields extends SharedFields, OptionalFields<Pick<PlanItemRow, OwnFields>> {
  /** The revision that the edit started from; null to overwrite newer ones. */
  revision: number | null;
}

/**
 * Plans an action, or changes a plan item. Throws REVISION_CONFLICT if the revision is stale, and
 * ALREADY_PLANNED if the action has another open item. Both errors contain the stored item.
 */
export async function savePlanItem(
  { store, clock }: Deps,
  actor: Actor,
  key: PlanItemKey,
  fields: Deferred<PlanItemFields>,
): Promise<{ item: PlanItemDto; created: boolean }> {
  return writeWithRetries(store, async (tx) => {
    const locked = key.id === null ? null : await tx.getForUpdate('plan_items', key.id);
    const { reader, authorize } = await planEditor(tx, actor);
    await authorize(key.company_id);
    activityOf(await reader.model(), key.activity_id);
    const stored = locked === null ? null : itemOf(locked, key);
    const { revision, ...values } = fields();

    if (stored && revision !== null && revision !== stored.revision) {
      throw await revisionConflict(reader, stored);
    }
    const now = clock.now().toISOString();
    const base = stored ?? (await newItem(reader, key, now));
    const changed = withStatus({ ...base, ...defined(values) }, stored?.status ?? null, now);
    const item = withClaim(changed, base, actor.id);
    await checkPlanItem(tx, item, stored, await stateOf(reader, key));
    if (isOpenStatus(item.status) && !(stored && isOpenStatus(stored.status))) {
      await refuseAlreadyPlanned(reader, key.company_id, [key.activity_id]);
    }
    if (stored) await tx.update('plan_items', item.id, { ...item, revision: item.revision + 1 });
    else await tx.insert('plan_items', item);
    return { item: await reread(reader, item.id, key.company_id), created: !stored };
  });
}

/** The actions to plan at once, with the fields that they share; a field of an action replaces the shared one. */
interface ManyFields extends SharedFields {
  items: ({ activity_id: string; aim: number } & SharedFields)[];
}

/**
 * Plans several actions of a company. If one of them has an open item already, it plans none of them and throws
 * ALREADY_PLANNED, which contains the open items.
 */
export async function savePlanItems(
  { store, clock }: Deps,
  actor: Actor,
  company_id: string,
  fields: Deferred<ManyFields>,
): Promise<PlanItemDto[]> {
  return writeWithRetries(store, async (tx) => {
    const { reader, authorize } = await planEditor(tx, actor);
    await authorize(company_id);
    const { items, ...shared } = fields();
    const model = await reader.model();
    for (const { activity_id } of items) activityOf(model, activity_id);

    const ids = items.map(({ activity_id }) => activity_id);
    await refuseAlreadyPlanned(reader, company_id, ids);
    const now = clock.now().toISOString();
    const rows: PlanItemRow[] = [];
    for (const { activity_id, ...own } of items) {
      const key = { id: null, company_id, activity_id };
      const row = { ...(await newItem(reader, key, now)), ...defined(shared), ...defined(own) };
      await checkPlanItem(tx, row, null, row.baseline_state);
      rows.push(row);
    }
    await tx.insert('plan_items', rows);
    return toPlanItems(reader, company_id, rows);
  });
}

/** Removes an item with the status `planned` and without comments. Any other item gets the status `dropped` and is returned. */
export async function removePlanItem(
  { store }: Deps,
  actor: Actor,
  id: string,
): Promise<PlanItemDto | null> {
  return store.write(async (tx) => {
    const item = await tx.getForUpdate('plan_items', id);
    const { reader, authorize } = await planEditor(tx, actor);
    if (!item) throw notFound('plan item');
    await authorize(item.company_id).catch(notFoundAs('plan item'));
    if (item.status === 'planned' && !(await isDiscussed(tx, item))) {
      await tx.remove('plan_items', { id });
      return null;
    }
    const dropped = { ...item, status: 'dropped', done_at: null } as const;
    await tx.update('plan_items', id, { ...dropped, revision: item.revision + 1 });
    return reread(reader, id, item.company_id);
  });
}

async function isDiscussed(tx: ReadTransaction, { id, company_id }: PlanItemRow): Promise<boolean> {
  const countOf = await countComments(tx, company_id, 'plan_item');
  return countOf(id) > 0;
}

function itemOf(item: PlanItemRow | undefined, key: PlanItemKey): PlanItemRow {
  const isSameItem = item?.company_id === key.company_id && item.activity_id === key.activity_id;
  if (!isSameItem) throw notFound('plan item');
  return item;
}

export async function newItem(reader: Reader, key: PlanItemKey, now: string): Promise<PlanItemRow> {
  return {
    id: randomUUID(),
    company_id: key.company_id,
    activity_id: key.activity_id,
    aim: DEFAULT_AIM,
    status: 'planned',
    owner_id: null,
    starts_on: null,
    due_on: null,
    note: '',
    baseline_state: await stateOf(reader, key),
    created_by: reader.person.id,
    created_at: now,
    done_at: null,
    revision: 1,
    ...NO_BENEFIT,
  };
}

async function stateOf(reader: Reader, { company_id, activity_id }: PlanItemKey) {
  const answer = (await reader.answers(company_id)).get(activity_id);
  return answer ? answerScore(answer) : null;
}

function withStatus(item: PlanItemRow, before: PlanStatus | null, now: string): PlanItemRow {
  if (item.status !== 'done') return { ...item, done_at: null };
  return before === 'done' ? item : { ...item, done_at: now };
}

async function reread(reader: Reader, id: string, companyId: string): Promise<PlanItemDto> {
  const row = await reader.tx.get('plan_items', id);
  const [item] = row ? await toPlanItems(reader, companyId, [row]) : [];
  if (!item) throw new Error(`The plan item ${id} was not stored`);
  return item;
}

/** The fields that are not undefined. */
function defined<Fields extends object>(fields: Fields) {
  const sent = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(sent) as { [F in keyof Fields]?: Exclude<Fields[F], undefined> };
}
