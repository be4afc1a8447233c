import { compareByNumber } from '@contract/naming';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import type { ReadTransaction } from '@server/store/Store';
import type { ActivityRow, DriverRow, SubdriverRow } from '@server/store/tables';
import { notFound } from './errors';

/** What is assessed: the same for every company. */
export interface Model {
  /** In their order. */
  drivers: DriverRow[];
  /** In their drivers' order, then their own. */
  subdrivers: SubdriverRow[];
  /** In dotted-number order. */
  activities: ActivityRow[];
  driverOf(activity: ActivityRow): DriverRow | undefined;
}

/** Reads the reference model. The only place that does, so that it can be kept once it pays. */
export async function loadModel(tx: ReadTransaction): Promise<Model> {
  const [drivers, subdrivers, activities] = await Promise.all([
    tx.find('drivers'),
    tx.find('subdrivers'),
    tx.find('activities'),
  ]);
  drivers.sort((a, b) => a.position - b.position);
  activities.sort((a, b) => compareByNumber(a.name, b.name));

  const driverById = new Map(drivers.map((driver) => [driver.id, driver]));
  const positionOf = ({ driver_id }: SubdriverRow) => driverById.get(driver_id)?.position ?? 0;
  subdrivers.sort((a, b) => positionOf(a) - positionOf(b) || a.position - b.position);
  const subdriverById = new Map(subdrivers.map((subdriver) => [subdriver.id, subdriver]));

  return {
    drivers,
    subdrivers,
    activities,
    driverOf(activity) {
      const subdriver = subdriverById.get(activity.subdriver_id);
      return subdriver && driverById.get(subdriver.driver_id);
    },
  };
}

/** An activity by its id; NOT_FOUND for an unknown one. */
export function activityOf(model: Model, id: string): ActivityRow {
  const activity = model.activities.find((one) => one.id === id);
  if (!activity) throw notFound('action');
  return activity;
}

/** Activities of an area, '1' … '7', in order; NOT_FOUND for any other area. */
export function activitiesOfArea(model: Model, area: string): ActivityRow[] {
  const number = IMPACT_AREA_NAMES.findIndex((_, index) => String(index + 1) === area) + 1;
  if (number === 0) throw notFound('impact area');
  return model.activities.filter(({ impact_area }) => impact_area === number);
}
