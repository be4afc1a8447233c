import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generateFixtures } from '../fixtures/generate';
import { seedDemo } from '../store/demo/seed';
import { openPostgresStore, openSqliteStore } from '../store/sql/sqlStore';
import type { Store } from '../store/Store';
import type { AnswerChangeRow, Fixtures } from '../store/tables';
import { findPostgres, startPostgres } from '@server/testing/store/postgresServer';
import { copyCompanies, settleDatabase } from './copyCompanies';
import { measureImports } from './importLoads';
import {
  measureDashboards,
  measureHealth,
  measureMovements,
  measurePortfolios,
  measureSaves,
} from './loads';
import { measureExchanges } from './modelLoads';
import { signInAdministrator, signInEditors } from './people';
import { askRespondents, fillRound, measureOpinions, measureRound } from './roundLoads';
import { startServer, type ServerSettings } from './serverProcess';

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
      model: { type: 'boolean', default: false },
      round: { type: 'boolean', default: false },
    },
  });
  const times = values.companies === undefined ? 1 : Number(values.companies) / LARGE;
  if (!Number.isInteger(times) || times < 1) {
    throw new Error(`--companies takes a multiple of ${String(LARGE)}.`);
  }
  const isLarge = values.large || values.companies !== undefined || values.model;
  const only = values.model ? 'model' : values.round ? 'round' : null;
  const size = { isLarge, times, only } as const;
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  try {
    if (values.only !== 'postgres' && times === 1) await onSqlite(folder, size);
    if (values.only !== 'sqlite') await onPostgres(folder, size);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Size {
  isLarge: boolean;
  /** How many times the companies of the fixtures are stored. */
  times: number;
  /** The only thing to measure: exchanges of the model, or a round's opinions and result. */
  only: 'model' | 'round' | null;
}

/** The rows that the measurement asks for. Keeping all of them would slow its own garbage collection down. */
type Population = Pick<Fixtures, 'users' | 'companies' | 'activities'>;

async function seed(store: Store, { isLarge }: Size): Promise<Population> {
  const fixtures = isLarge
    ? generateFixtures({ scale: 'large' })
    : (JSON.parse(readFileSync('db.json', 'utf8')) as Fixtures);
  if (isLarge) {
    fixtures.answer_changes = [
      ...fixtures.answer_changes.filter(({ company_id }) => company_id !== COMPLETE_COMPANY),
      ...historyOf(COMPLETE_COMPANY, fixtures),
    ];
  }
  fillRound(fixtures);
  askRespondents(fixtures);
  await seedDemo(store, fixtures);
  const { users, companies, activities } = fixtures;
  return { users, companies, activities };
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

async function onSqlite(folder: string, size: Size) {
  printLine('SQLite');
  const store = await openSqliteStore(join(folder, 'value-drivers.db'));
  const population = await timeSeeding(() => seed(store, size));
  await store.close();
  await measure({ DATA_DIR: folder }, population, size);
}

async function onPostgres(folder: string, size: Size) {
  if (findPostgres() === null) {
    printLine('PostgreSQL is not installed and was not measured.');
    return;
  }
  printLine('PostgreSQL');
  const postgres = await startPostgres({ fsync: true });
  try {
    const DATABASE_URL = await postgres.createDatabase();
    const store = await openPostgresStore(DATABASE_URL);
    const population = await timeSeeding(async () => {
      const seeded = await seed(store, size);
      if (size.times > 1) await copyCompanies(DATABASE_URL, size.times);
      await settleDatabase(DATABASE_URL);
      return seeded;
    });
    await store.close();
    await measure({ DATA_DIR: folder, DATABASE_URL }, population, size);
  } finally {
    await postgres.remove();
  }
}

async function timeSeeding<R>(work: () => Promise<R>): Promise<R> {
  const began = performance.now();
  const result = await work();
  printLine(`  seeded in ${((performance.now() - began) / 1000).toFixed(1)} s`);
  return result;
}

async function measure(settings: ServerSettings, population: Population, size: Size) {
  const server = await startServer(settings);
  try {
    const memory = (when: string) => {
      printLine(`  memory ${when}: ${String(server.memory() ?? '?')} MB`);
    };
    memory('before');
    const administrator = await signInAdministrator(population, server.port);
    const report = {
      printLine: (text: string) => {
        printLine(`  ${text}`);
      },
      cpu: server.cpu,
    };
    if (size.only !== 'model') await measureRound(administrator, report);
    if (size.only === 'round') {
      await measureOpinions(population, server.port, report);
      return;
    }
    const people = await signInEditors(population, server.port, EDITORS);
    const activities = population.activities.map(({ id }) => id);
    if (size.isLarge) await measureExchanges(administrator, people, activities, report);
    if (size.only === 'model') return;
    await measureDashboards(people, { what: 'dashboards', times: 1_000 }, report);
    const companies = population.companies.length * size.times;
    if (companies <= LARGEST_PORTFOLIO) {
      await measurePortfolios(administrator, companies <= LARGE ? 100 : 20, report);
    }
    const complete = population.companies.filter(({ id }) => id === COMPLETE_COMPANY);
    if (size.isLarge) {
      const ofComplete = { ...population, companies: complete };
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
