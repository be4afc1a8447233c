import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { killDuringExchanges } from './killingExchanges';
import { killDuringImports } from './killingImports';
import { killDuringUploads } from './killingUploads';
import { killRepeatedly, signInEditor } from './killing';
import { startServer, statusOf } from './serverProcess';
import type { Fixtures } from '@server/store/tables';
import {
  describePostgres,
  startPostgres,
  type PostgresServer,
} from '@server/testing/store/postgresServer';

const PRLIMIT = '/usr/bin/prlimit';

const activities = ['activity-1-1-1-1'];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'crash-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

test('a server that is killed while saving loses no acknowledged save', async () => {
  const { activities } = JSON.parse(readFileSync('db.json', 'utf8')) as Fixtures;
  const tally = await killRepeatedly({
    settings: { DATA_DIR: folder },
    kills: 3,
    activities: activities.map(({ id }) => id),
  });
  expect(tally).toMatchObject({ kills: 3, lost: 0 });
  expect(tally.acknowledged).toBeGreaterThan(0);
});

test('a server that is killed while importing has stored all rows of an import or none', async () => {
  const { activities } = JSON.parse(readFileSync('db.json', 'utf8')) as Fixtures;
  const tally = await killDuringImports({
    settings: { DATA_DIR: folder },
    kills: 3,
    activities: activities.map(({ id }) => id),
  });
  expect(tally).toMatchObject({ kills: 3, broken: 0 });
  expect(tally.acknowledged).toBeGreaterThan(0);
});

test('a server that is killed while files arrive has stored them completely or not at all', async () => {
  const tally = await killDuringUploads({ settings: { DATA_DIR: folder }, kills: 3, activities });
  expect(tally).toMatchObject({ kills: 3, broken: 0 });
});

const WHOLE = { kills: 4, lost: 0, broken: 0 };

test('a server that is killed while it exchanges the model has stored it whole or not at all', async () => {
  const tally = await killDuringExchanges({ DATA_DIR: folder }, 4);
  expect(tally).toMatchObject(WHOLE);
  expect(tally.acknowledged).toBeGreaterThan(0);
});

describePostgres()('with PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  test('a server that is killed while importing has stored all rows of an import or none', async () => {
    const { activities } = JSON.parse(readFileSync('db.json', 'utf8')) as Fixtures;
    const tally = await killDuringImports({
      settings: { DATA_DIR: folder, DATABASE_URL: await postgres.createDatabase() },
      kills: 3,
      activities: activities.map(({ id }) => id),
    });
    expect(tally).toMatchObject({ kills: 3, broken: 0 });
    expect(tally.acknowledged).toBeGreaterThan(0);
  });

  test('a server that is killed while it exchanges the model has stored it whole or not at all', async () => {
    const settings = { DATA_DIR: folder, DATABASE_URL: await postgres.createDatabase() };
    const tally = await killDuringExchanges(settings, 4);
    expect(tally).toMatchObject(WHOLE);
    expect(tally.acknowledged).toBeGreaterThan(0);
  });

  test('a server that is killed while files arrive has stored them completely or not at all', async () => {
    const settings = { DATA_DIR: folder, DATABASE_URL: await postgres.createDatabase() };
    const tally = await killDuringUploads({ settings, kills: 3, activities });
    expect(tally).toMatchObject({ kills: 3, broken: 0 });
  });
});

// A file size limit makes the process's writes fail, as on a full disk.
(existsSync(PRLIMIT) ? test : test.skip)(
  'a disk that refuses writes is reported, and saves succeed once it accepts them again',
  async () => {
    const server = await startServer({ DATA_DIR: folder });
    const allow = (bytes: string) => {
      execFileSync(PRLIMIT, ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);
    };
    try {
      const editor = await signInEditor(server);
      const save = (timeWeeks: number) =>
        editor.save({ activity_id: 'activity-1-1-1-1', timeWeeks: String(timeWeeks) });
      const stored = async () => {
        const { body } = await editor.query(
          '{answer(activity_id:"activity-1-1-1-1",company_id:"company-1"){time_w}}',
        );
        return (body as { data: { answer: { time_w: number } } }).data.answer.time_w;
      };
      expect((await save(101)).status).toBe(200);
      allow('1');
      const failed = await Promise.all([save(102), save(103)]);
      expect(failed.map(({ status }) => status)).toEqual([503, 503]);
      expect(failed[0].body).toMatchObject({ code: 'INTERNAL' });
      expect(await stored()).toBe(101);
      // The server caches a success for a second.
      while ((await statusOf(server.port, '/readyz')) !== 503) await pause(100);
      expect(await statusOf(server.port, '/healthz')).toBe(200);
      allow('unlimited');
      expect(await statusOf(server.port, '/readyz')).toBe(200);
      expect((await save(104)).status).toBe(200);
      expect(await stored()).toBe(104);
    } finally {
      await server.stop();
    }
  },
);
