import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../config';
import { openStore } from '../openStore';
import { postSave } from '@server/testing/saving';
import { seedCheapDemo } from '@server/testing/cheapCredentials';
import { smallFixtures } from '@server/testing/smallFixtures';
import { startTestServer } from '@server/testing/startTestServer';
import { describePostgres } from '@server/testing/store/postgresServer';
import { createTestDatabase } from '@server/testing/store/testPostgres';
import { backUp } from './backup';

interface Ended {
  code: number;
  output: string;
}

/** Runs one of our commands as an operator does, to its end. */
const runCommand = (file: string, args: readonly string[], env: NodeJS.ProcessEnv) =>
  new Promise<Ended>((resolve) => {
    const program = ['--import', 'tsx', file, ...args];
    execFile(process.execPath, program, { env: { ...process.env, ...env } }, (error, out, err) => {
      resolve({ code: error === null ? 0 : 1, output: out + err });
    });
  });

let folder: string;
let dataDir: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beside-'));
  dataDir = join(folder, 'data');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** Saves until the command has ended, and expects every acknowledged save in the store that is opened afterwards. */
async function expectNoLoss(env: NodeJS.ProcessEnv, command: () => Promise<Ended>): Promise<Ended> {
  const open = () => openStore(readConfig({ ...env, DATA_DIR: dataDir }));
  const store = await open();
  await seedCheapDemo(store, smallFixtures());
  const server = await startTestServer({ store });
  const editor = await server.as('editor');
  await backUp(dataDir, join(folder, 'backup')).catch(() => undefined);

  const run = { ended: false };
  const running = command().finally(() => (run.ended = true));
  let acknowledged = 0;
  do {
    const { status } = await postSave(editor, { timeWeeks: String(acknowledged + 1) });
    if (status === 200) acknowledged++;
  } while (!run.ended);
  const ended = await running;
  for (let after = 0; after < 3; after++) {
    const { status } = await postSave(editor, { timeWeeks: String(acknowledged + 1) });
    if (status === 200) acknowledged++;
  }
  await server.stop();
  await store.close();

  const again = await open();
  const [answer] = await again.read((tx) =>
    tx.find('answers', { activity_id: 'three', company_id: 'acorn' }),
  );
  expect(acknowledged).toBeGreaterThan(3);
  expect(answer).toMatchObject({ time_w: acknowledged, revision: acknowledged });
  await again.close();
  return ended;
}

const CLI = 'server/backup/cli.ts';
const CREATE_ADMIN = 'server/createAdmin.ts';

describe('no acknowledged save is lost on SQLite by', () => {
  const run = (file: string, ...args: string[]) =>
    expectNoLoss({}, () => runCommand(file, args, { DATA_DIR: dataDir }));

  test('a reset, which is refused', async () => {
    expect(await run(CLI, 'reset')).toMatchObject({
      code: 1,
      output: expect.stringContaining('in use'),
    });
  });
  test('a restore, which is refused', async () => {
    const ended = await run(CLI, 'restore', join(folder, 'backup'));
    expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('in use') });
  });
  test('a backup', async () => {
    expect(await run(CLI, 'backup', join(folder, 'second'))).toMatchObject({ code: 0 });
  });
  test('the creation of an administrator, which is refused', async () => {
    const ended = await run(CREATE_ADMIN, 'new@example.com');
    expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('in use') });
  });
});

describePostgres()('no acknowledged save is lost on PostgreSQL by', () => {
  const run = async (file: string, ...args: string[]) => {
    const env = { DATABASE_URL: await createTestDatabase() };
    return expectNoLoss(env, () => runCommand(file, args, { ...env, DATA_DIR: dataDir }));
  };

  test.each(['reset', 'restore', 'backup'])('a %s, which is refused', async (verb) => {
    const ended = await run(CLI, verb, join(folder, 'other'));
    expect(ended).toMatchObject({ code: 1, output: expect.stringContaining('PostgreSQL') });
  });
  test('the creation of an administrator', async () => {
    expect(await run(CREATE_ADMIN, 'new@example.com')).toMatchObject({ code: 0 });
  });
});
