import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../browser';
import { signIn } from '../harness';
import { LONG_TEST_MS } from '../limits';

const root = path.resolve(__dirname, '../..');

let browser: Browser;
let server: ChildProcess;
let dataDir: string;
let address: string;
let page: Page;

beforeAll(async () => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'value-drivers-qa-'));
  const program = spawn(process.execPath, ['scripts/qa.mjs', '--scenario', 'conflict'], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  server = program;
  let output = '';
  program.stdout.on('data', (chunk) => (output += String(chunk)));
  while (!/at (http:\S+)/.test(output)) await once(program.stdout, 'data');
  address = /at (http:\S+)/.exec(output)?.[1] ?? '';
  browser = await launchBrowser();
  page = await (await browser.newContext({ baseURL: address })).newPage();
  await signIn(page, 'editor@example.com');
}, LONG_TEST_MS);
afterAll(async () => {
  await browser.close();
  server.kill('SIGTERM');
  await once(server, 'exit');
  rmSync(dataDir, { recursive: true, force: true });
});

const patch = async (row: string, changes: object) => {
  const reply = await fetch(`${address}/fixtures/${row}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  });
  expect(reply.status).toBe(200);
};

it(
  'an open page shows a changed fixture at once, without being loaded again',
  async () => {
    await page.getByText('Alder Valley Foods').first().waitFor();
    await page.evaluate(() => (document.body.dataset['kept'] = 'yes'));
    await patch('companies/company-1', { name: 'Renamed Foods' });
    await page.getByText('Renamed Foods').first().waitFor();
    expect(await page.evaluate(() => document.body.dataset['kept'])).toBe('yes');
  },
  LONG_TEST_MS,
);
