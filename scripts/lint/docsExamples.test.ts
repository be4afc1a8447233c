import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { fixtureRoutes } from '@server/qa/fixtureRoutes';
import { FIXTURE_TABLES } from '@server/qa/stateRoutes';
import { resetDemo, recomputeSums } from '@server/store/demo/seed';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import type { Fixtures } from '@server/store/tables';
import { createToken } from '@server/testing/apiTokens';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { scripts } from '../../package.json';

const root = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const docs = readdirSync(path.join(root, 'docs'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => `docs/${file}`);
const pages = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'ARCHITECTURE.md', ...docs];

/** The contents of the blocks of a page in a language, in their order. */
const blocksOf = (page: string, language: string) =>
  [...read(page).matchAll(new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\``, 'gm'))].map(
    ([, text = '']) => text,
  );

test.each(pages)('%s names scripts that exist', (page) => {
  const named = [...read(page).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('docs/scripts.md lists every script', () => {
  const text = read('docs/scripts.md');
  const commandOf = (name: string) =>
    ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
  const missing = Object.keys(scripts).filter((name) => !text.includes(`\`${commandOf(name)}\``));
  expect(missing).toEqual([]);
});

test('docs/qa.md has every table', () => {
  const text = read('docs/qa.md');
  expect(FIXTURE_TABLES.filter((table) => !text.includes(`\`${table}\``))).toEqual([]);
});

describe('the examples of a page run', () => {
  const fixtures = () => JSON.parse(read('db.json')) as Fixtures;
  let server: TestServer;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
    const store = createMemoryStore(fixtures());
    server = await startTestServer({
      store,
      extraRoutes: fixtureRoutes(store, {
        isOwnHost: (hostname) => hostname === '127.0.0.1',
        fixtures,
        replaceAll: (rows) => resetDemo(store, rows),
        recomputeSums: () => recomputeSums(store),
      }),
    });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Runs commands as a reader does, but at the test's server. curl fails for a refusal. */
  async function runInShell(commands: string, site: string, env: NodeJS.ProcessEnv = {}) {
    const text = commands.replaceAll(site, server.address);
    const program = `set -e\ncurl() { command curl -sS --fail-with-body "$@"; }\n${text}`;
    return promisify(execFile)('bash', ['-c', program], {
      cwd: folder,
      env: { ...process.env, ...env },
      maxBuffer: 100_000_000,
    });
  }

  test.each(blocksOf('docs/qa.md', 'sh').filter((block) => block.includes('curl')))(
    'docs/qa.md: %s',
    async (block) => {
      expect((await runInShell(block, 'http://127.0.0.1:3000')).stderr).toBe('');
    },
  );

  test('docs/api.md', async () => {
    const admin = await server.as('admin');
    const { secret } = await createToken(admin);
    for (const block of blocksOf('docs/api.md', 'sh')) {
      const env = { VALUE_DRIVERS_TOKEN: secret };
      const { stdout } = await runInShell(block, 'https://drivers.example', env);
      expect(JSON.parse(stdout)).toMatchObject({ data: expect.anything() });
    }
    const programs = [
      ...blocksOf('docs/api.md', 'python'),
      ...blocksOf('docs/api.md', 'powerquery'),
    ];
    const queries = programs
      .flatMap((text) => [...text.matchAll(/"((?:query )?[({].*})"/g)])
      .map(([, query = '']) => query);
    expect(queries).toHaveLength(3);
    for (const query of queries) {
      const variables = query.includes('$id') ? { id: 'company-1' } : {};
      const body = { query, variables };
      const headers = { authorization: `Bearer ${secret}` };
      const { json } = await server.guest().post('/graphql', body, headers);
      expect(json).toEqual({ data: expect.anything() });
    }
  });
});
