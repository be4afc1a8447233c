import { compareByNumber } from '@contract/fields/naming';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import type { ReadTransaction } from '@server/store/Store';
import type { ActivityRow, DriverRow, SubdriverRow } from '@server/store/tables';
import { notFound } from '@server/domain/errors';

/** What is assessed: the same for every company. Not to be changed in place. */
export interface Model {
  /** In their order. */
  drivers: readonly DriverRow[];
  /** In their drivers' order, then their own. */
  subdrivers: readonly SubdriverRow[];
  /** In dotted-number order. */
  activities: readonly ActivityRow[];
  /** The activities of a sub-driver, and of an area by its number, in the same order. */
  activitiesOf(subdriver: SubdriverRow): readonly ActivityRow[];
  inArea(area: number): readonly ActivityRow[];
  activity(id: string): ActivityRow | undefined;
  driverOf(activity: ActivityRow): DriverRow | undefined;
}

/** Models by the mark of the store that they were read from. */
const kept = new WeakMap<object, Promise<Model>>();

/** The reference model: read once, where the store knows when it changes. */
export function loadModel(tx: ReadTransaction): Promise<Model> {
  const { referenceMark: mark } = tx;
  const known = mark && kept.get(mark);
  if (known) return known;
  const loading = readModel(tx);
  if (mark) {
    kept.set(mark, loading);
    // Neither a failure nor the emptiness before another server has filled the store is kept.
    loading.then(
      ({ activities }) => activities.length === 0 && kept.delete(mark),
      () => kept.delete(mark),
    );
  }
  return loading;
}

async function readModel(tx: ReadTransaction): Promise<Model> {
  const drivers = await tx.find('drivers');
  const subdrivers = await tx.find('subdrivers');
  const activities = await tx.find('activities');
  drivers.sort((a, b) => a.position - b.position);
  activities.sort((a, b) => compareByNumber(a.name, b.name));

  const driverById = new Map(drivers.map((driver) => [driver.id, driver]));
  const positionOf = ({ driver_id }: SubdriverRow) => driverById.get(driver_id)?.position ?? 0;
  subdrivers.sort((a, b) => positionOf(a) - positionOf(b) || a.position - b.position);
  const subdriverById = new Map(subdrivers.map((subdriver) => [subdriver.id, subdriver]));
  const byId = new Map(activities.map((activity) => [activity.id, activity]));
  const bySubdriver = grouped(activities, ({ subdriver_id }) => subdriver_id);
  const byArea = grouped(activities, ({ impact_area }) => impact_area);

  return {
    drivers,
    subdrivers,
    activities,
    activitiesOf: ({ id }) => bySubdriver.get(id) ?? [],
    inArea: (area) => byArea.get(area) ?? [],
    activity: (id) => byId.get(id),
    driverOf(activity) {
      const subdriver = subdriverById.get(activity.subdriver_id);
      return subdriver && driverById.get(subdriver.driver_id);
    },
  };
}

function grouped<Row, Key>(rows: readonly Row[], keyOf: (row: Row) => Key): Map<Key, Row[]> {
  const groups = new Map<Key, Row[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return groups;
}

/** An activity by its id; NOT_FOUND for an unknown one. */
export function activityOf(model: Model, id: string): ActivityRow {
  const activity = model.activity(id);
  if (!activity) throw notFound('action');
  return activity;
}

/** Activities of an area, '1' … '7', in order; NOT_FOUND for any other area. */
export function activitiesOfArea(model: Model, area: string): readonly ActivityRow[] {
  const number = IMPACT_AREA_NAMES.findIndex((_, index) => String(index + 1) === area) + 1;
  if (number === 0) throw notFound('impact area');
  return model.inArea(number);
}
