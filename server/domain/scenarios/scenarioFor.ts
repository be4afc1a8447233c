import type { ScenarioConflict } from '@contract/scenarios/scenarioPayloads';
import type { WriteTransaction } from '@server/store/Store';
import type { ScenarioRow } from '@server/store/tables';
import { AppError, notFound, notFoundAs } from '../errors';
import type { Actor } from '../manage/access';
import { planEditor } from '../plan/authorize';
import type { Reader } from '../queries/reader';
import { toScenarios } from './listScenarios';

/**
 * A reader for a person who may change the scenarios of a company, which is what its plan requires. The company is
 * locked, so that changes of its scenarios follow each other: names stay unique, and one scenario is chosen.
 */
export async function scenarioEditor(
  tx: WriteTransaction,
  actor: Actor,
  company_id: string,
): Promise<Reader> {
  await tx.getForUpdate('companies', company_id);
  const { reader, authorize } = await planEditor(tx, actor);
  await authorize(company_id);
  return reader;
}

/** A stored scenario, with the errors of one that does not exist where the person may not see its company. */
export async function scenarioFor(
  tx: WriteTransaction,
  actor: Actor,
  id: string,
): Promise<{ reader: Reader; scenario: ScenarioRow }> {
  const found = await tx.get('scenarios', id);
  if (!found) {
    // Whoever may change nothing learns nothing.
    await planEditor(tx, actor);
    throw notFound('scenario');
  }
  const reader = await scenarioEditor(tx, actor, found.company_id).catch(notFoundAs('scenario'));
  const scenario = await tx.getForUpdate('scenarios', id);
  if (!scenario) throw notFound('scenario');
  return { reader, scenario };
}

/** Throws REVISION_CONFLICT if the scenario was changed since the person loaded it. null overwrites newer changes. */
export async function refuseStale(
  reader: Reader,
  scenario: ScenarioRow,
  revision: number | null,
): Promise<void> {
  if (revision === null || revision === scenario.revision) return;
  throw await scenarioConflict(
    reader,
    scenario,
    'Someone else has changed this scenario in the meantime.',
  );
}

export async function scenarioConflict(
  reader: Reader,
  stored: ScenarioRow,
  message: string,
): Promise<AppError> {
  const [scenario] = await toScenarios(reader, stored.company_id, [stored]);
  if (!scenario) return notFound('scenario');
  const chosen = (await chosenOf(reader, stored.company_id))?.id ?? null;
  const data: ScenarioConflict = { scenario, chosen };
  return new AppError('REVISION_CONFLICT', message, { data });
}

/** The scenario whose items became the plan last. */
export async function chosenOf({ tx }: Reader, company_id: string) {
  const all = await tx.find('scenarios', { company_id });
  return all.find(({ chosen_at }) => chosen_at !== null);
}
