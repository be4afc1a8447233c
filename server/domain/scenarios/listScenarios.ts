import { TOTAL } from '@contract/fields/naming';
import type { AnsweredAction } from '@contract/priorities/priorities';
import { averagesNow, scenarioFigures, type CompanyAverages } from '@contract/scenarios/scenarios';
import type { ScenarioDto } from '@contract/scenarios/scenarioPayloads';
import type { ScenarioRow } from '@server/store/tables';
import type { Model } from '../figures/model';
import { namesOf } from '../movement/people';
import { ownersOf } from '../plan/owners';
import { byName } from '../queries/companies';
import type { Reader } from '../queries/reader';

/** The scenarios of a company, by name. Throws the errors of `reader.company`. */
export async function listScenarios(reader: Reader, company_id: string): Promise<ScenarioDto[]> {
  await reader.company(company_id);
  const rows = await reader.tx.find('scenarios', { company_id });
  const scenarios = await toScenarios(reader, company_id, rows);
  return scenarios.sort((a, b) => byName(a, b));
}

/** Converts rows of one company's scenarios to what clients receive, in the same order. */
export async function toScenarios(
  reader: Reader,
  company_id: string,
  rows: readonly ScenarioRow[],
): Promise<ScenarioDto[]> {
  if (rows.length === 0) return [];
  const model = await reader.model();
  const actions = await answeredActions(reader, company_id);
  const now = averagesNow(actions);
  const answersRevision = await revisionOfAnswers(reader, company_id);
  const owners = await ownersOf(
    reader,
    company_id,
    rows.flatMap(({ items }) => items),
  );
  const authors = await namesOf(
    reader.tx,
    rows.map(({ created_by }) => created_by),
  );
  return rows.map((row): ScenarioDto => {
    const items = existingItems(model, row);
    const figures = scenarioFigures(actions, items, now);
    return {
      id: row.id,
      name: row.name,
      note: row.note,
      items: items.map(({ owner_id, ...item }) => {
        const owner = owners.get(owner_id ?? '');
        return { ...item, owner_id: owner?.id ?? null, owner_name: owner?.name ?? null };
      }),
      created_by: authors.get(row.created_by) ?? null,
      revision: row.revision,
      chosen_at: row.chosen_at,
      gain: figures.gain,
      then: namedAverages(model, figures.then).map(([driver, averages]) => ({ driver, averages })),
      cost_m: figures.costM,
      not_costed: figures.notCosted,
      benefit_year_m: figures.yearM,
      benefit_once_m: figures.onceM,
      answers_changed: answersRevision !== row.answers_revision,
    };
  });
}

/** The items whose actions the model still has. */
export const existingItems = (model: Model, { items }: ScenarioRow) =>
  items.filter(({ activity_id }) => model.activity(activity_id) !== undefined);

/** The answers of a company with the names of their actions and drivers. */
export async function answeredActions(
  reader: Reader,
  company_id: string,
): Promise<AnsweredAction[]> {
  const model = await reader.model();
  return [...(await reader.answers(company_id)).values()].flatMap((answer) => {
    const activity = model.activity(answer.activity_id);
    const driver = activity && model.driverOf(activity);
    return driver ? [{ id: activity.id, name: activity.name, driver: driver.name, answer }] : [];
  });
}

/** The drivers in their order with their averages, then Total. */
export const namedAverages = (
  { drivers }: Model,
  averages: CompanyAverages,
): (readonly [driver: string, average: number | null])[] => [
  ...drivers.map(({ name }) => [name, averages.drivers.get(name) ?? null] as const),
  [TOTAL, averages.total],
];

/** Grows with every saved answer, so that it tells whether any was saved in between. */
export async function revisionOfAnswers(reader: Reader, company_id: string): Promise<number> {
  const answers = await reader.answers(company_id);
  return [...answers.values()].reduce((sum, { revision }) => sum + revision, 0);
}
