import { compareByNumber } from '@contract/fields/naming';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import type { ReadTransaction } from '@server/store/Store';
import type { ActivityRow, DriverRow, SubdriverRow } from '@server/store/tables';
import { notFound } from '@server/domain/errors';

/** The reference model of drivers and activities, which is the same for every company. It is cached: do not mutate it. */
export interface Model {
  /** Sorted by position. */
  drivers: readonly DriverRow[];
  /** Sorted by the driver's position, then by their own. */
  subdrivers: readonly SubdriverRow[];
  /** In dotted-number order. */
  activities: readonly ActivityRow[];
  /** The activities of a sub-driver, or of an area 1–7, in the same order. */
  activitiesOf(subdriver: SubdriverRow): readonly ActivityRow[];
  /** The number of a driver's activities. */
  countOf(driverId: string): number;
  inArea(area: number): readonly ActivityRow[];
  activity(id: string): ActivityRow | undefined;
  /** The position in `activities`; -1 for an unknown id. */
  indexOf(id: string): number;
  driverOf(activity: ActivityRow): DriverRow | undefined;
}

/** Cached models by the version object of the store's reference tables. */
const modelsByVersion = new WeakMap<object, Promise<Model>>();

/** Loads the reference model. It is cached if the store reports changes of the reference tables. */
export function loadModel(tx: ReadTransaction): Promise<Model> {
  const { referenceVersion: version } = tx;
  const known = version && modelsByVersion.get(version);
  if (known) return known;
  const loading = readModel(tx);
  if (version) {
    modelsByVersion.set(version, loading);
    // Failures are not cached, and neither is the empty model of a store that is not seeded yet.
    loading.then(
      ({ activities }) => activities.length === 0 && modelsByVersion.delete(version),
      () => modelsByVersion.delete(version),
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
  const positions = new Map(activities.map(({ id }, index) => [id, index]));
  const bySubdriver = grouped(activities, ({ subdriver_id }) => subdriver_id);
  const byDriver = grouped(activities, (one) => subdriverById.get(one.subdriver_id)?.driver_id);
  const byArea = grouped(activities, ({ impact_area }) => impact_area);

  return {
    drivers,
    subdrivers,
    activities,
    activitiesOf: ({ id }) => bySubdriver.get(id) ?? [],
    countOf: (driverId) => byDriver.get(driverId)?.length ?? 0,
    inArea: (area) => byArea.get(area) ?? [],
    activity: (id) => byId.get(id),
    indexOf: (id) => positions.get(id) ?? -1,
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

/** The activities of an area '1' to '7', in dotted-number order; NOT_FOUND for any other area. */
export function activitiesOfArea(model: Model, area: string): readonly ActivityRow[] {
  const number = IMPACT_AREA_NAMES.findIndex((_, index) => String(index + 1) === area) + 1;
  if (number === 0) throw notFound('impact area');
  return model.inArea(number);
}
