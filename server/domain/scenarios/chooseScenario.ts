import {
  averagesNow,
  scenarioFigures,
  type ScenarioItemValues,
} from '@contract/scenarios/scenarios';
import type { ChosenScenario } from '@contract/scenarios/scenarioPayloads';
import { answerScore } from '@contract/scoring/scoring';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { PlanItemRow, ScenarioRow } from '@server/store/tables';
import type { Clock } from '../clock';
import { aboutCompany, recordEvent } from '../events/recordEvent';
import type { Actor, Deferred } from '../manage/access';
import { withClaim } from '../plan/benefit';
import { OPEN_STATUSES } from '../plan/listPlan';
import { ownersOf } from '../plan/owners';
import { toPlanItems } from '../plan/planItems';
import { newItem } from '../plan/savePlanItem';
import type { Reader } from '../queries/reader';
import { writeWithRetries } from '../writeWithRetries';
import { answeredActions, existingItems, namedAverages } from './listScenarios';
import { chosenOf, refuseStale, scenarioConflict, scenarioFor } from './scenarioFor';

interface Choice {
  revision: number;
  /** The chosen scenario that the person saw; null for none. */
  chosen: string | null;
  dry_run: boolean;
}

/**
 * Makes the items of a scenario the plan, all or none, or with `dry_run` only computes the reply. Open items of its
 * actions are changed, others are added; items of other actions stay. REVISION_CONFLICT if the scenario was changed, or
 * another one was chosen, since the person saw them.
 */
export function chooseScenario(
  { store, clock }: { store: Store; clock: Clock },
  actor: Actor,
  id: string,
  choice: Deferred<Choice>,
): Promise<ChosenScenario> {
  return writeWithRetries(store, async (tx) => {
    const { reader, scenario } = await scenarioFor(tx, actor, id);
    const { revision, chosen, dry_run } = choice();
    await refuseStale(reader, scenario, revision);
    const before = await chosenOf(reader, scenario.company_id);
    if ((before?.id ?? null) !== chosen) {
      const message = 'Another scenario has been chosen in the meantime.';
      throw await scenarioConflict(reader, scenario, message);
    }
    const now = clock.now();
    const { added, changed } = await plannedItems(tx, reader, scenario, actor, now.toISOString());
    if (!dry_run) {
      await tx.insert('plan_items', added);
      for (const item of changed) await tx.update('plan_items', item.id, item);
      if (before && before.id !== id) await tx.update('scenarios', before.id, { chosen_at: null });
      await tx.update('scenarios', id, { chosen_at: now.toISOString() });
      const company = await reader.company(scenario.company_id);
      const after = { scenario: scenario.name, actions: added.length + changed.length };
      await recordEvent(tx, actor, now, {
        ...{ kind: 'scenario_chosen', ...aboutCompany(company), after },
      });
    }
    const items = await toPlanItems(reader, scenario.company_id, [...added, ...changed]);
    return { items, ...(await averagesOf(reader, scenario)) };
  });
}

async function averagesOf(reader: Reader, scenario: ScenarioRow) {
  const model = await reader.model();
  const actions = await answeredActions(reader, scenario.company_id);
  const before = averagesNow(actions);
  const { then } = scenarioFigures(actions, existingItems(model, scenario), before);
  const [averages_before, averages_after] = [before, then].map((averages) =>
    namedAverages(model, averages).map(([driver, average]) => ({ driver, average })),
  );
  return { averages_before: averages_before ?? [], averages_after: averages_after ?? [] };
}

/**
 * The items to add and to change. An action whose state is above the aim already is left as it is. What the scenario
 * leaves open, such as an owner, an open item keeps.
 */
async function plannedItems(
  tx: WriteTransaction,
  reader: Reader,
  scenario: ScenarioRow,
  actor: Actor,
  now: string,
): Promise<{ added: PlanItemRow[]; changed: PlanItemRow[] }> {
  const { company_id } = scenario;
  const answers = await reader.answers(company_id);
  const items = existingItems(await reader.model(), scenario).filter(({ activity_id, aim }) => {
    const answer = answers.get(activity_id);
    return aim >= ((answer && answerScore(answer)) ?? 0);
  });
  const owners = await ownersOf(reader, company_id, items);
  // They cannot be removed before the items that refer to them are stored.
  for (const id of [...owners.keys()].sort()) await tx.getAndKeep('users', id);
  const open = await tx.findForUpdate('plan_items', {
    company_id,
    activity_id: items.map(({ activity_id }) => activity_id),
    status: OPEN_STATUSES,
  });
  const added: PlanItemRow[] = [];
  const changed: PlanItemRow[] = [];
  for (const item of items) {
    const { activity_id } = item;
    const owner_id = owners.get(item.owner_id ?? '')?.id ?? null;
    const stored = open.find((one) => one.activity_id === activity_id);
    const base = stored ?? (await newItem(reader, { id: null, company_id, activity_id }, now));
    const planned = withClaim(withValues(base, { ...item, owner_id }), base, actor.id);
    if (!stored) added.push(planned);
    else if (isChanged(stored, planned))
      changed.push({ ...planned, revision: stored.revision + 1 });
  }
  return { added, changed };
}

/** An item with the values that a scenario has for it. A start after the new due day is no longer known. */
function withValues(item: PlanItemRow, values: ScenarioItemValues): PlanItemRow {
  const due_on = values.due_on ?? item.due_on;
  const startsLater = item.starts_on !== null && due_on !== null && due_on < item.starts_on;
  return {
    ...item,
    aim: values.aim,
    owner_id: values.owner_id ?? item.owner_id,
    due_on,
    starts_on: startsLater ? null : item.starts_on,
    ...(values.benefit_m !== null && {
      benefit_m: values.benefit_m,
      benefit_kind: values.benefit_kind,
    }),
  };
}

const FIELDS = ['aim', 'owner_id', 'due_on', 'starts_on', 'benefit_m', 'benefit_kind'] as const;

const isChanged = (before: PlanItemRow, after: PlanItemRow) =>
  FIELDS.some((field) => (before[field] ?? null) !== (after[field] ?? null));
