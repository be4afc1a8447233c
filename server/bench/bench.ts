import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateFixtures } from '../fixtures/generate';
import { seedDemo } from '../store/demo/seed';
import { openPostgresStore, openSqliteStore } from '../store/sql/sqlStore';
import type { AnswerChangeRow, Fixtures } from '../store/tables';
import { findPostgres, startPostgres } from '@server/testing/store/postgresServer';
import { copyCompanies } from './copyCompanies';
import { measureImports } from './importLoads';
import {
  measureDashboards,
  measureHealth,
  measureMovements,
  measurePortfolios,
  measureSaves,
} from './loads';
import { signInAdministrator, signInEditors } from './people';
import { startServer } from './serverProcess';

const EDITORS = 50;
/** The number of companies of the large fixtures; `--companies` multiplies them. */
const LARGE = 1_000;
/** A portfolio is one page of all companies. Beyond this it is larger than a browser can show. */
const LARGEST_PORTFOLIO = 10_000;
const COMPLETE_COMPANY = 'company-4';

const CHANGES_PER_ANSWER = 4;
const HOUR_MS = 60 * 60 * 1000;

const printLine = (text: string) => process.stdout.write(`${text}\n`);

/** `npm run bench:server`: measures a server on each database while editors use it. */
async function main() {
  const { values } = parseArgs({
    options: {
      large: { type: 'boolean', default: false },
      only: { type: 'string' },
      companies: { type: 'string' },
    },
  });
  const times = values.companies === undefined ? 1 : Number(values.companies) / LARGE;
  if (!Number.isInteger(times) || times < 1) {
    throw new Error(`--companies takes a multiple of ${String(LARGE)}.`);
  }
  const isLarge = values.large || values.companies !== undefined;
  const fixtures = isLarge
    ? generateFixtures({ scale: 'large' })
    : (JSON.parse(readFileSync('db.json', 'utf8')) as Fixtures);
  if (isLarge) {
    fixtures.answer_changes = [
      ...fixtures.answer_changes.filter(({ company_id }) => company_id !== COMPLETE_COMPANY),
      ...historyOf(COMPLETE_COMPANY, fixtures),
    ];
  }
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    if (values.only !== 'postgres' && times === 1) await onSqlite(folder, fixtures, isLarge);
    if (values.only !== 'sqlite') await onPostgres(folder, fixtures, isLarge, times);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A complete history of each answer of a company: its state rose step by step to the current one. */
function historyOf(companyId: string, { answers }: Fixtures): AnswerChangeRow[] {
  return answers
    .filter(({ company_id }) => company_id === companyId)
    .flatMap((answer, index) => {
      const present = answer.revenue_state ?? 1;
      const stateAfter = (revision: number) =>
        revision === 0 ? null : Math.max(1, present - CHANGES_PER_ANSWER + revision);
      answer.revision = CHANGES_PER_ANSWER;
      return Array.from({ length: CHANGES_PER_ANSWER }, (_, before): AnswerChangeRow => ({
        id: `bench-change-${String(index)}-${String(before)}`,
        answer_id: answer.id,
        company_id: companyId,
        activity_id: answer.activity_id,
        revision: before + 1,
        changed_by: answer.answered_by,
        changed_at: new Date(
          Date.parse(answer.answered_at) - (CHANGES_PER_ANSWER - before - 1) * 24 * HOUR_MS,
        ).toISOString(),
        before: { revenue_state: stateAfter(before) },
        after: { revenue_state: stateAfter(before + 1) },
        source: 'form',
      }));
    });
}

async function onSqlite(folder: string, fixtures: Fixtures, isLarge: boolean) {
  printLine('SQLite');
  const store = await openSqliteStore(join(folder, 'value-drivers.db'));
  await timeSeeding(() => seedDemo(store, fixtures));
  await store.close();
  const companies = fixtures.companies.length;
  await measure({ DATA_DIR: folder }, fixtures, { isLarge, companies });
}

async function onPostgres(folder: string, fixtures: Fixtures, isLarge: boolean, times: number) {
  if (findPostgres() === null) {
    printLine('PostgreSQL is not installed and was not measured.');
    return;
  }
  printLine('PostgreSQL');
  const postgres = await startPostgres({ fsync: true });
  try {
    const DATABASE_URL = await postgres.createDatabase();
    const store = await openPostgresStore(DATABASE_URL);
    await timeSeeding(async () => {
      await seedDemo(store, fixtures);
      if (times > 1) await copyCompanies(DATABASE_URL, times);
    });
    await store.close();
    const companies = fixtures.companies.length * times;
    await measure({ DATA_DIR: folder, DATABASE_URL }, fixtures, { isLarge, companies });
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
  { isLarge, companies }: { isLarge: boolean; companies: number },
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
    await measureDashboards(people, { what: 'dashboards', times: 1_000 }, report);
    if (companies <= LARGEST_PORTFOLIO) {
      const administrator = await signInAdministrator(fixtures, server.port);
      await measurePortfolios(administrator, companies <= LARGE ? 100 : 20, report);
    }
    const complete = fixtures.companies.filter(({ id }) => id === COMPLETE_COMPANY);
    const activities = fixtures.activities.map(({ id }) => id);
    if (isLarge) {
      const ofComplete = { ...fixtures, companies: complete };
      const editorOfComplete = await signInEditors(ofComplete, server.port, 1);
      await measureDashboards(
        editorOfComplete,
        { what: 'dashboards, 5,000 answers', times: 200 },
        report,
      );
      await measureMovements(editorOfComplete, 'movements, 20,000 changes', report);
      for (const editor of editorOfComplete) {
        await measureHealth(editor, 'data health, 5,000 answers', report);
        await measureImports(editor, activities, report);
      }
    }
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
