import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateFixtures } from '../fixtures/generate';
import { seedDemo } from '../store/demo/seed';
import { openPostgresStore, openSqliteStore } from '../store/sql/sqlStore';
import type { Fixtures } from '../store/tables';
import { findPostgres, startPostgres } from '../testing/postgresServer';
import { measureDashboards, measureSaves } from './loads';
import { signInEditors } from './people';
import { startServer } from './serverProcess';

const EDITORS = 50;
const COMPLETE_COMPANY = 'company-4';

const printLine = (text: string) => process.stdout.write(`${text}\n`);

/** `npm run bench:server`: measures a server on each database while editors use it. */
async function main() {
  const { values } = parseArgs({
    options: { large: { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  const fixtures = values.large
    ? generateFixtures({ scale: 'large' })
    : (JSON.parse(readFileSync('db.json', 'utf8')) as Fixtures);
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    if (values.only !== 'postgres') await onSqlite(folder, fixtures, values.large);
    if (values.only !== 'sqlite') await onPostgres(folder, fixtures, values.large);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function onSqlite(folder: string, fixtures: Fixtures, isLarge: boolean) {
  printLine('SQLite');
  const store = await openSqliteStore(join(folder, 'value-drivers.db'));
  await timeSeeding(() => seedDemo(store, fixtures));
  await store.close();
  await measure({ DATA_DIR: folder }, fixtures, isLarge);
}

async function onPostgres(folder: string, fixtures: Fixtures, isLarge: boolean) {
  if (findPostgres() === null) {
    printLine('PostgreSQL is not installed and was not measured.');
    return;
  }
  printLine('PostgreSQL');
  const postgres = await startPostgres({ fsync: true });
  try {
    const DATABASE_URL = await postgres.createDatabase();
    const store = await openPostgresStore(DATABASE_URL);
    await timeSeeding(() => seedDemo(store, fixtures));
    await store.close();
    await measure({ DATA_DIR: folder, DATABASE_URL }, fixtures, isLarge);
  } finally {
    await postgres.remove();
  }
}

async function timeSeeding(work: () => Promise<void>) {
  const began = performance.now();
  await work();
  printLine(`  seeded in ${((performance.now() - began) / 1000).toFixed(1)} s`);
}

async function measure(
  settings: Parameters<typeof startServer>[0],
  fixtures: Fixtures,
  isLarge: boolean,
) {
  const server = await startServer(settings);
  try {
    const memory = (when: string) => {
      printLine(`  memory ${when}: ${String(server.memory() ?? '?')} MB`);
    };
    memory('before');
    const people = await signInEditors(fixtures, server.port, EDITORS);
    const report = {
      printLine: (text: string) => {
        printLine(`  ${text}`);
      },
      cpu: server.cpu,
    };
    await measureDashboards(people, 'dashboards', report);
    const companies = fixtures.companies.filter(({ id }) => id === COMPLETE_COMPANY);
    if (isLarge) {
      const editorOfComplete = await signInEditors({ ...fixtures, companies }, server.port, 1);
      await measureDashboards(editorOfComplete, 'dashboards, 5,000 answers', report);
    }
    const activities = fixtures.activities.map(({ id }) => id);
    await measureSaves(people, activities, report);
    memory('afterwards');
  } finally {
    await server.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
