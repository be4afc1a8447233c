import { randomUUID } from 'node:crypto';
import { isSameName } from '@contract/fields/names';
import type { ScenarioDto } from '@contract/scenarios/scenarioPayloads';
import { SCENARIO_LIMITS, type ScenarioItemValues } from '@contract/scenarios/scenarios';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { ScenarioRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { AppError, badFields, notFound } from '../errors';
import { activityOf } from '../figures/model';
import type { Actor, Deferred } from '../manage/access';
import { mayOwn } from '../plan/owner';
import type { Reader } from '../queries/reader';
import { writeWithRetries } from '../writeWithRetries';
import { revisionOfAnswers, toScenarios } from './listScenarios';
import { refuseStale, scenarioEditor, scenarioFor } from './scenarioFor';

interface Deps {
  store: Store;
  clock: Clock;
}

interface ScenarioFields {
  /** An undefined field keeps its value. */
  name?: string | undefined;
  /** Empty for none. */
  note?: string | undefined;
  items?: ScenarioItemValues[] | undefined;
  /** The revision that the edit started from; null to overwrite newer ones. */
  revision: number | null;
}

/** Creates or changes a scenario. NAME_TAKEN for a name of another one of the company. */
export function saveScenario(
  { store, clock }: Deps,
  actor: Actor,
  /** An existing scenario, or the company of a new one. */
  key: { id: string | null; company_id: string | null },
  fields: Deferred<ScenarioFields>,
): Promise<{ scenario: ScenarioDto; created: boolean }> {
  return writeWithRetries(store, async (tx) => {
    const { reader, stored, company_id } = await editedScenario(tx, actor, key);
    const { revision, ...changes } = fields();
    if (stored) await refuseStale(reader, stored, revision);

    const { name = stored?.name, items = stored?.items } = changes;
    if (name === undefined) throw badFields({ name: 'Enter a name for the scenario.' });
    if (items === undefined) throw badFields({ items: 'Choose the actions of the scenario.' });
    await checkItems(tx, reader, company_id, changes.items ?? [], stored?.items ?? []);
    await refuseTaken(reader, company_id, { id: stored?.id ?? null, name });
    const values = {
      name,
      items,
      note: changes.note === undefined ? (stored?.note ?? null) : changes.note || null,
      answers_revision: await revisionOfAnswers(reader, company_id),
    };
    const row: ScenarioRow = stored
      ? { ...stored, ...values, revision: stored.revision + 1 }
      : {
          id: randomUUID(),
          company_id,
          ...values,
          created_by: actor.id,
          created_at: clock.now().toISOString(),
          revision: 1,
          chosen_at: null,
        };
    if (stored) await tx.update('scenarios', row.id, row);
    else await tx.insert('scenarios', row);
    const [scenario] = await toScenarios(reader, company_id, [row]);
    if (!scenario) throw new Error(`The scenario ${row.id} has no figures`);
    return { scenario, created: !stored };
  });
}

async function editedScenario(
  tx: WriteTransaction,
  actor: Actor,
  { id, company_id }: { id: string | null; company_id: string | null },
): Promise<{ reader: Reader; stored: ScenarioRow | null; company_id: string }> {
  if (id !== null) {
    const { reader, scenario } = await scenarioFor(tx, actor, id);
    if (company_id !== null && company_id !== scenario.company_id) throw notFound('scenario');
    return { reader, stored: scenario, company_id: scenario.company_id };
  }
  if (company_id === null) throw badFields({ company_id: 'This id is missing.' });
  return { reader: await scenarioEditor(tx, actor, company_id), stored: null, company_id };
}

export function removeScenario(
  { store }: Deps,
  actor: Actor,
  id: string,
  fields: Deferred<{ revision: number | null }>,
): Promise<void> {
  return writeWithRetries(store, async (tx) => {
    const { reader, scenario } = await scenarioFor(tx, actor, id);
    await refuseStale(reader, scenario, fields().revision);
    await tx.remove('scenarios', { id });
  });
}

/** NOT_FOUND for an unknown action; BAD_USER_INPUT for a new owner who may not save answers of the company. */
async function checkItems(
  tx: WriteTransaction,
  reader: Reader,
  company_id: string,
  items: readonly ScenarioItemValues[],
  stored: readonly ScenarioItemValues[],
): Promise<void> {
  const model = await reader.model();
  for (const { activity_id } of items) activityOf(model, activity_id);
  const known = new Set(stored.map(({ owner_id }) => owner_id));
  const owners = new Set(items.flatMap(({ owner_id }) => owner_id ?? []));
  for (const id of [...owners].filter((one) => !known.has(one)).sort()) {
    const owner = await tx.get('users', id);
    if (!owner || !(await mayOwn(tx, owner, company_id))) {
      throw badFields({ items: 'Choose owners who may save answers of this company.' });
    }
  }
}

async function refuseTaken(
  { tx }: Reader,
  company_id: string,
  { id, name }: { id: string | null; name: string },
): Promise<void> {
  const all = await tx.find('scenarios', { company_id });
  if (all.some((one) => one.id !== id && isSameName(one.name, name))) {
    const message = 'The company has a scenario with this name already.';
    const fields = { name: message };
    throw new AppError('NAME_TAKEN', message, { conflict: true, fields });
  }
  if (id === null && all.length >= SCENARIO_LIMITS.ofCompany) {
    const most = String(SCENARIO_LIMITS.ofCompany);
    throw badFields({ name: `A company has at most ${most} scenarios. Remove one of them first.` });
  }
}
