import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');
const RUNTIME = '/runtime/';

let image: string;
const started: ChildProcess[] = [];

beforeEach(() => {
  image = mkdtempSync(path.join(tmpdir(), 'value-drivers-image-'));
});
afterEach(() => {
  for (const child of started) child.kill('SIGKILL');
  rmSync(image, { recursive: true, force: true });
});

/** Copies what the Dockerfile copies to the image. */
function copyImage() {
  const [, stage = ''] =
    /\n(FROM [^\n]*\n(?![^]*\nFROM )[^]*)$/.exec(
      readFileSync(path.join(root, 'Dockerfile'), 'utf8'),
    ) ?? [];
  const copies = [...stage.matchAll(/^COPY (?:--from=build )?(.+)$/gm)];
  for (const [, words = ''] of copies) {
    const sources = words.split(' ');
    const target = path.join(image, sources.pop() ?? '');
    for (const source of sources) {
      if (source.startsWith(RUNTIME)) {
        const script = path.join(root, 'scripts/runtimePackages.mjs');
        execFileSync(process.execPath, [script, image]);
        continue;
      }
      const from = path.join(root, source.replace(/^\/app\//, ''));
      // As in Docker, a file keeps its name in a target that ends with a slash.
      const to = words.endsWith('/') ? path.join(target, path.basename(source)) : target;
      cpSync(from, to, { recursive: true });
    }
  }
  return copies.length;
}

/** Runs a program of the image, which finds nothing outside of it. */
function start(program: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [path.join(image, program), ...args], {
    cwd: image,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(child);
  return child;
}

/** As a browser asks for a page. */
const textOf = async (url: string) =>
  (await fetch(url, { headers: { accept: 'text/html' } })).text();

test('the files of the image are all that the server and the commands of operators need', async () => {
  expect(copyImage()).toBeGreaterThan(4);
  const env = { DATA_DIR: path.join(image, 'data') };

  const server = start('dist/server/start.cjs', [], { ...env, SEED: 'demo', PORT: '0' });
  let output = '';
  server.stdout.on('data', (chunk) => (output += String(chunk)));
  while (!/at (http:\S+)/.test(output)) await once(server.stdout, 'data');
  const [, address = ''] = /at (http:\S+)/.exec(output) ?? [];
  expect((await fetch(`${address}/readyz`)).status).toBe(200);
  expect(await textOf(`${address}/login`)).toContain('<form');
  expect(await textOf(`${address}/licenses.txt`)).toMatch(/^react\n/m);
  const credentials = { email: 'editor@example.com', password: 'Demo2026' };
  const login = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: address },
    body: JSON.stringify(credentials),
  });
  expect(login.status).toBe(200);
  server.kill('SIGTERM');
  await once(server, 'exit');

  for (const [program, args] of [
    ['dist/server/createAdmin.cjs', ['new@example.com']],
    ['dist/server/backup.cjs', ['backup', path.join(image, 'backup')]],
    ['dist/server/backup.cjs', ['restore', path.join(image, 'backup')]],
  ] as const) {
    const command = start(program, args, env);
    expect([program, (await once(command, 'exit'))[0]]).toEqual([program, 0]);
  }
  const licenses = readFileSync(path.join(image, 'dist/server/licenses.txt'), 'utf8');
  expect(licenses).toMatch(/^express [\d.]+\nMIT\n/m);
  const folders = readdirSync(path.join(image, 'node_modules'));
  expect(folders).not.toContain('react');
});
