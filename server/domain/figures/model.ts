import { activityNumber, compareByNumber } from '@contract/fields/naming';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import type { Language } from '@contract/language';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type {
  ActivityRow,
  DriverRow,
  ModelStateRow,
  ModelTextRow,
  SubdriverRow,
} from '@server/store/tables';
import { notFound } from '@server/domain/errors';
import {
  isRetired,
  membershipOf,
  rowsById,
  type Membership,
} from '@server/domain/model/membership';
import { textId } from '@server/domain/model/textId';

/** The model of drivers and activities in use, without what is retired; the same for every company. It is cached: do not mutate it. */
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
  /** Also one that is retired, for what was written about it. */
  known(id: string): ActivityRow | undefined;
  /** Its own anchors, or none. */
  anchorsOf(id: string): readonly string[];
  /** The position in `activities`; -1 for an unknown id. */
  indexOf(id: string): number;
  driverOf(activity: ActivityRow): DriverRow | undefined;
  subdriverOf(activity: ActivityRow): SubdriverRow | undefined;
  /** The version in use, null for the first model, and how often the model was exchanged. */
  version: string | null;
  sequence: number;
  /** The driver of each action in use, in dotted-number order. */
  membership: Membership;
  /** Whether any action has texts of its own besides the English ones. */
  hasTexts: boolean;
  /** Whether any action is retired. */
  hasRetired: boolean;
  /** Whether the sums of another version are being worked out, so that a save has to mark its company. */
  isStaging: boolean;
  /** The same model with the names and descriptions of actions in a language; English where it has none. */
  inLanguage(language: Language): Model;
}

/**
 * Cached models by the version object of the store's reference tables, which changes with the state of the model. A
 * transaction that writes reads the state on its own, because it has to keep it.
 */
const modelsByVersion = new WeakMap<object, Map<string, Promise<Model>>>();

/**
 * The state of the model. A transaction that writes keeps it until it ends: the model is not exchanged while a save of
 * this or another server computes figures.
 */
export async function currentState(tx: ReadTransaction | WriteTransaction): Promise<ModelStateRow> {
  const state = await ('getShared' in tx
    ? tx.getShared('model_state', 'current')
    : tx.get('model_state', 'current'));
  return state ?? { id: 'current', version_id: null, sequence: 0, staging: null };
}

/** Loads the model in use. It is cached until this or another server changes it. */
export async function loadModel(tx: ReadTransaction | WriteTransaction): Promise<Model> {
  const { referenceVersion: version } = tx;
  const isWriting = 'getShared' in tx;
  const state = isWriting || !version ? await currentState(tx) : null;
  if (!version) return readModel(tx, state ?? (await currentState(tx)));
  const key = state ? String(state.sequence) : 'read';
  const models = modelsByVersion.get(version) ?? new Map<string, Promise<Model>>();
  modelsByVersion.set(version, models);
  const known = models.get(key);
  const inTransaction = async (loaded: Promise<Model>) =>
    state ? withStaging(await loaded, state.staging !== null) : loaded;
  if (known) return inTransaction(known);
  const loading = (async () => readModel(tx, state ?? (await currentState(tx))))();
  models.set(key, loading);
  // Failures are not cached, and neither is the empty model of a store that is not seeded yet.
  loading.then(
    ({ activities }) => activities.length === 0 && models.delete(key),
    () => models.delete(key),
  );
  return inTransaction(loading);
}

/** The cached model for a transaction that writes: it may have been loaded before an exchange began, or ended. */
function withStaging(model: Model, isStaging: boolean): Model {
  if (model.isStaging === isStaging) return model;
  const inLanguage = (language: Language) => withStaging(model.inLanguage(language), isStaging);
  return { ...model, isStaging, inLanguage };
}

async function readModel(tx: ReadTransaction, state: ModelStateRow): Promise<Model> {
  const drivers = await tx.find('drivers');
  const subdrivers = await tx.find('subdrivers');
  const activities = await tx.find('activities');
  const texts = new Map((await tx.find('model_texts')).map((row) => [row.id, row]));
  drivers.sort((a, b) => a.position - b.position);
  activities.sort((a, b) => compareByNumber(a.name, b.name));

  const driverById = new Map(drivers.map((driver) => [driver.id, driver]));
  const positionOf = ({ driver_id }: SubdriverRow) => driverById.get(driver_id)?.position ?? 0;
  subdrivers.sort((a, b) => positionOf(a) - positionOf(b) || a.position - b.position);
  const rows = { drivers, subdrivers, activities, texts, state };
  const models = byLanguage((language) => modelIn(rows, language));
  const inLanguage = (language: Language): Model => ({ ...models(language), inLanguage });
  return inLanguage('en');
}

interface Rows {
  /** In their order, retired ones included. */
  drivers: readonly DriverRow[];
  subdrivers: readonly SubdriverRow[];
  activities: readonly ActivityRow[];
  texts: ReadonlyMap<string, ModelTextRow>;
  state: ModelStateRow;
}

function modelIn(rows: Rows, language: Language): Omit<Model, 'inLanguage'> {
  const { drivers, texts, state } = rows;
  const all = language === 'en' ? rows.activities : rows.activities.map(translated);
  const activities = all.filter((row) => !isRetired(row));
  const subdrivers = rows.subdrivers.filter((row) => !isRetired(row));
  const driverById = new Map(drivers.map((driver) => [driver.id, driver]));
  const subdriverById = new Map(rows.subdrivers.map((subdriver) => [subdriver.id, subdriver]));
  const byId = new Map(activities.map((activity) => [activity.id, activity]));
  const knownById = new Map(all.map((activity) => [activity.id, activity]));
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
    known: (id) => knownById.get(id),
    anchorsOf: (id) => textIn(id)?.anchors ?? texts.get(textId(id, 'en'))?.anchors ?? [],
    version: state.version_id,
    sequence: state.sequence,
    membership: membershipOf(rowsById(activities, subdrivers)),
    hasTexts: texts.size > 0,
    hasRetired: activities.length < all.length,
    isStaging: state.staging !== null,
    indexOf: (id) => positions.get(id) ?? -1,
    subdriverOf: ({ subdriver_id }) => subdriverById.get(subdriver_id),
    driverOf(activity) {
      const subdriver = subdriverById.get(activity.subdriver_id);
      return subdriver && driverById.get(subdriver.driver_id);
    },
  };

  function textIn(id: string): ModelTextRow | undefined {
    const text = texts.get(textId(id, language));
    return text && text.anchors.length > 0 ? text : undefined;
  }

  function translated(row: ActivityRow): ActivityRow {
    const text = texts.get(textId(row.id, language));
    if (!text) return row;
    const { name, description } = text;
    const number = activityNumber(row.name);
    return { ...row, name: number === '' ? name : `${number} ${name}`, description };
  }
}

/** Runs `make` once for each language. */
function byLanguage<Value>(make: (language: Language) => Value): (language: Language) => Value {
  const made = new Map<Language, Value>();
  return (language) => {
    const value = made.get(language) ?? make(language);
    made.set(language, value);
    return value;
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

/** An activity by its id, also one that is retired; NOT_FOUND for an unknown one. */
export function knownActivity(model: Model, id: string): ActivityRow {
  const activity = model.known(id);
  if (!activity) throw notFound('action');
  return activity;
}

/** The activities of an area '1' to '7', in dotted-number order; NOT_FOUND for any other area. */
export function activitiesOfArea(model: Model, area: string): readonly ActivityRow[] {
  const number = IMPACT_AREA_NAMES.findIndex((_, index) => String(index + 1) === area) + 1;
  if (number === 0) throw notFound('impact area');
  return model.inArea(number);
}
