import { randomUUID } from 'node:crypto';
import {
  targetProblems,
  type TargetInput,
  type TargetProblem,
} from '@contract/targets/checkTarget';
import { dayOf } from '@contract/days';
import { TARGET_LIMITS } from '@contract/targets/targets';
import type { TargetDto } from '@contract/targets/targetPayloads';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { TargetRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError, badFields, notFound, notFoundAs } from '../errors';
import { driverIdOf } from '../figures/figures';
import { actingPerson, companyFor, type Actor, type Deferred } from '../manage/access';
import { createReader } from '../queries/reader';
import { currentAverages, toTargets } from './listTargets';

interface Deps {
  store: Store;
  clock: Clock;
}

/**
 * Sets the target of a driver, or of the Global Average, from today's average. It ends the current target; if that
 * is the same, nothing changes, so that a repeated request is harmless. The company is locked, so that of two
 * concurrent requests the later one ends the target of the earlier one.
 */
export function saveTarget(
  { store, clock }: Deps,
  actor: Actor,
  { company_id, driver_name }: { company_id: string; driver_name: string },
  fields: Deferred<TargetInput>,
): Promise<{ target: TargetDto; created: boolean }> {
  return store.write(async (tx) => {
    const { reader, now } = await targetEditor(tx, actor, company_id, clock);
    const model = await reader.model();
    const driver_id = driverIdOf(model, driver_name);
    const input = fields();
    const averages = await currentAverages(reader, model, company_id);
    const average = averages.get(driver_id) ?? null;
    const today = dayOf(now);
    const problems = targetProblems(input, { average, today });
    if (problems.length > 0) throw badFields(messagesOf(problems));

    const current = await currentTarget(tx, company_id, driver_id);
    if (current && isSame(current, input)) {
      return { target: await toDto(reader, current, now), created: false };
    }
    const row: TargetRow = {
      id: randomUUID(),
      company_id,
      driver_id,
      start_on: today,
      start_average: average,
      ...input,
      milestones: [...input.milestones],
      set_by: reader.person.id,
      set_at: now.toISOString(),
      ended_at: null,
    };
    if (current) await tx.update('targets', current.id, { ended_at: row.set_at });
    await tx.insert('targets', row);
    return { target: await toDto(reader, row, now), created: true };
  });
}

/** Ends a target. Ending it a second time changes nothing. */
export function removeTarget({ store, clock }: Deps, actor: Actor, id: string): Promise<TargetDto> {
  return store.write(async (tx) => {
    const { target, reader, now } = await lockTarget(tx, actor, id, clock);
    if (target.ended_at !== null) return toDto(reader, target, now);
    const ended = { ...target, ended_at: now.toISOString() };
    await tx.update('targets', id, ended);
    return toDto(reader, ended, now);
  });
}

/** Undoes `removeTarget`: the target goes on from its original start. REVISION_CONFLICT if there is another one. */
export function restoreTarget(
  { store, clock }: Deps,
  actor: Actor,
  id: string,
): Promise<TargetDto> {
  return store.write(async (tx) => {
    const { target, reader, now } = await lockTarget(tx, actor, id, clock);
    const current = await currentTarget(tx, target.company_id, target.driver_id);
    if (current?.id === id) return toDto(reader, target, now);
    if (current) {
      throw new AppError('REVISION_CONFLICT', 'Another target has been set in the meantime.', {
        data: await toDto(reader, current, now),
      });
    }
    const restored = { ...target, ended_at: null };
    await tx.update('targets', id, restored);
    return toDto(reader, restored, now);
  });
}

/** Locks the company, and returns a reader for a person who may set its targets; else FORBIDDEN or NOT_FOUND. */
async function targetEditor(tx: WriteTransaction, actor: Actor, companyId: string, clock: Clock) {
  const { person } = await companyFor(tx, actor, 'setTargets', companyId);
  return { reader: createReader(tx, person), now: clock.now() };
}

async function lockTarget(tx: WriteTransaction, actor: Actor, id: string, clock: Clock) {
  const seen = await tx.get('targets', id);
  if (!seen) {
    await actingPerson(tx, actor);
    throw notFound('target');
  }
  const editor = await targetEditor(tx, actor, seen.company_id, clock).catch(notFoundAs('target'));
  // It may have changed before the company was locked.
  const target = await tx.get('targets', id);
  if (!target) throw notFound('target');
  return { ...editor, target };
}

async function currentTarget(
  tx: WriteTransaction,
  company_id: string,
  driver_id: string | null,
): Promise<TargetRow | undefined> {
  const [current] = await tx.find('targets', { company_id, driver_id, ended_at: null });
  return current;
}

function isSame(row: TargetRow, input: TargetInput): boolean {
  const textOf = ({ value, due_on, milestones, reason }: TargetInput) =>
    JSON.stringify([value, due_on, milestones.map(({ on, value: at }) => [on, at]), reason]);
  return textOf(row) === textOf(input);
}

async function toDto(
  reader: ReturnType<typeof createReader>,
  row: TargetRow,
  now: Date,
): Promise<TargetDto> {
  const [target] = await toTargets(reader, row.company_id, [row], now);
  if (!target) throw new Error(`The target ${row.id} was not converted`);
  return target;
}

const messageOf = ({ field, rule }: TargetProblem): string => {
  const range = `from ${String(TARGET_LIMITS.lowest)} to ${String(TARGET_LIMITS.highest)}`;
  if (field === 'due_on') {
    return `Choose a day that is at least ${String(TARGET_LIMITS.daysAhead)} days ahead.`;
  }
  if (field === 'reason') return `Use at most ${String(TARGET_LIMITS.reasonLength)} characters.`;
  return {
    out_of_range: `Enter a number ${range}.`,
    below_average: 'The target is below the current average.',
    too_many: `Enter at most ${String(TARGET_LIMITS.milestones)} milestones.`,
    days_out_of_order: 'The milestones must be in order, after today and before the due date.',
    values_out_of_order: 'The milestones must rise from the current average to the target.',
  }[rule];
};

const messagesOf = (problems: readonly TargetProblem[]): Record<string, string> =>
  Object.fromEntries(problems.map((problem) => [problem.field, messageOf(problem)]));
