import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { allSums } from '../domain/figures/sums';
import { isRetired } from '../domain/model/membership';
import { openPostgresStore, openSqliteStore } from '../store/sql/sqlStore';
import type { Store } from '../store/Store';
import type { DriverSumRow, Fixtures } from '../store/tables';
import { countLost, signInEditor } from './killing';
import { signInAdministrator } from './people';
import type { Person } from './person';
import { newSaveRun, startSaving } from './saveStreams';
import { startServer, type ServerSettings } from './serverProcess';

/** How many actions each version retires, or takes back. */
const EXCHANGED = 40;
const STREAMS = 4;

interface ExchangeTally {
  kills: number;
  /** Versions that the server had applied before it was killed. */
  applied: number;
  acknowledged: number;
  /** Acknowledged saves that are missing after the restart. */
  lost: number;
  /** Restarts with a model or with sums that are neither those before the exchange nor those after it. */
  broken: number;
}

/**
 * Kills a server at random moments while it exchanges the model and an editor saves. Each time the model has to be
 * stored as a whole or not at all, the sums have to be those of its answers, and no acknowledged save may be missing.
 */
export async function killDuringExchanges(
  settings: ServerSettings,
  kills: number,
): Promise<ExchangeTally> {
  const fixtures = JSON.parse(readFileSync('db.json', 'utf8')) as Fixtures;
  const ids = fixtures.activities.map(({ id }) => id);
  const inUse = fixtures.activities.filter((row) => !isRetired(row)).map(({ id }) => id);
  const exchanged = new Set(inUse.slice(0, EXCHANGED));
  const saved = inUse.slice(EXCHANGED, EXCHANGED + STREAMS);
  const tally: ExchangeTally = { kills: 0, applied: 0, acknowledged: 0, lost: 0, broken: 0 };
  const run = newSaveRun();
  let areRetired = false;
  /** How long an exchange takes, which bounds the moment of the next kill, in ms. */
  let duration: number | null = null;

  let server = await startServer(settings);
  try {
    for (; tally.kills < kills; tally.kills++) {
      const administrator = await signInAdministrator(fixtures, server.port);
      const editor = await signInEditor(server);
      const rows = ids.map((id) => (exchanged.has(id) ? { id, retired: !areRetired } : { id }));
      const version = await draftIn(administrator, rows);
      const saving = startSaving(editor, saved, run, stateOf);
      const applying = administrator.post('/model/apply', { id: version }).then(
        ({ status, ms }) => (status === 200 ? ms : null),
        () => null,
      );
      // The first exchange is completed, so that the next ones are interrupted while they last.
      if (duration === null) await applying;
      else await pause(Math.random() * duration);
      saving.stop();
      await server.kill();
      await saving.ended;
      tally.acknowledged = run.count;
      const applied = await applying;
      if (applied !== null) tally.applied++;
      duration = applied ?? duration;

      const found = await readModel(settings, exchanged);
      const isNew = found.areRetired !== areRetired;
      if (!found.isWhole || isNew !== (found.version === version) || (applied !== null && !isNew)) {
        tally.broken++;
      }
      ({ areRetired } = found);
      server = await startServer(settings);
      tally.lost += await countLost(await signInEditor(server), run.acknowledged);
    }
  } finally {
    await server.stop();
  }
  return tally;
}

async function draftIn(administrator: Person, activities: readonly object[]): Promise<string> {
  const draft = { import_id: randomUUID(), note: 'Kill', sheets: { activities } };
  const { status, body } = await administrator.post('/model/import', draft);
  if (status !== 201) throw new Error(`A draft got the status ${String(status)}`);
  return (body as { data: { version_id: string } }).data.version_id;
}

const stateOf = (value: number) => ({ revenueState: String((value % 10) + 1) });

/** What a store without a server contains: the version in use, and whether its actions and sums agree. */
async function readModel(settings: ServerSettings, exchanged: ReadonlySet<string>) {
  const store = await openStore(settings);
  try {
    return await store.read(async (tx) => {
      const activities = await tx.find('activities');
      const states = new Set(activities.filter(({ id }) => exchanged.has(id)).map(isRetired));
      const sums = allSums(await tx.find('subdrivers'), activities, await tx.find('answers'));
      const state = await tx.get('model_state', 'current');
      return {
        areRetired: states.has(true),
        isWhole: states.size === 1 && textOf(sums) === textOf(await tx.find('driver_sums')),
        version: state?.version_id ?? null,
      };
    });
  } finally {
    await store.close();
  }
}

const textOf = (sums: readonly DriverSumRow[]) =>
  sums
    .map(({ id, ...one }) =>
      [id, one.weighted, one.weights, one.scored, one.not_applicable].join(' '),
    )
    .sort()
    .join('\n');

const openStore = ({ DATA_DIR, DATABASE_URL }: ServerSettings): Promise<Store> =>
  DATABASE_URL === undefined
    ? openSqliteStore(join(DATA_DIR, 'value-drivers.db'))
    : openPostgresStore(DATABASE_URL);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
