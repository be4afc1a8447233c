import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { addressOf, isLoopback } from './addresses';
import { readConfig, configWarnings } from './config';
import { listen } from './listen';
import { refusePublishedPasswords } from './store/demo/demoGuard';
import { createMemoryStore } from './store/lowdb/lowdbStore';
import { standardPasswords } from './domain/passwords/passwords';
import { seedCredentials } from './store/demo/seed';
import { smallFixtures } from './testing/smallFixtures';

test('the defaults are: only this machine, port 3000, demo data', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    dataDir: '.data',
    publicUrl: 'http://127.0.0.1:3000',
    demo: true,
    development: false,
    trustProxy: false,
  });
  expect(readConfig({ PORT: '', HOST: '' })).toMatchObject({ port: 3000, host: '127.0.0.1' });
});

test.each([
  ['0.5', 0.5 * 1024 ** 3],
  ['20', 20 * 1024 ** 3],
  ['0', null],
  ['-1', null],
  ['much', null],
])('EVIDENCE_GB=%s means %s bytes', (EVIDENCE_GB, companyBytes) => {
  const read = () => readConfig({ EVIDENCE_GB });
  if (companyBytes === null) expect(read).toThrow(`EVIDENCE_GB=${EVIDENCE_GB}: `);
  else expect(read().evidence).toEqual({ companyBytes, scan: null });
});

test('files are scanned by the command of EVIDENCE_SCAN_COMMAND', () => {
  const { evidence } = readConfig({ EVIDENCE_SCAN_COMMAND: 'clamdscan -' });
  expect(evidence).toMatchObject({ companyBytes: 2 * 1024 ** 3, scan: { command: 'clamdscan -' } });
});

test.each([
  ['https://drivers.example', true],
  ['https://drivers.example/', true],
  ['http://127.0.0.1:3000', true],
  ['https://corp.example/drivers', false],
  ['https://corp.example/drivers/', false],
  ['https://corp.example/?a=b', false],
  ['https://corp.example/#a', false],
  ['https://me@corp.example', false],
])('the public address %s starts: %s', (PUBLIC_URL, starts) => {
  const read = () => readConfig({ PUBLIC_URL });
  if (starts) expect(read().publicUrl).toBe(PUBLIC_URL);
  else expect(read).toThrow(`PUBLIC_URL=${PUBLIC_URL}: an address without a path`);
});

test('a day confirms the clock', () => {
  const confirmed = (CLOCK_CONFIRMED_ON: string) =>
    readConfig({ CLOCK_CONFIRMED_ON }).clockConfirmedOn;
  expect(confirmed('')).toBeNull();
  expect(confirmed('2026-05-13')).toBe('2026-05-13');
  expect(() => confirmed('true')).toThrow('CLOCK_CONFIRMED_ON=true: a day such as 2026-05-13');
});

test('demo data is the default only for loopback addresses', () => {
  expect(readConfig({ HOST: '::1' }).demo).toBe(true);
  expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe(false);
  expect(readConfig({ HOST: '0.0.0.0', SEED: 'demo' }).demo).toBe(true);
  expect(readConfig({ SEED: 'none' }).demo).toBe(false);
  const DATABASE_URL = 'postgres://app:secret@db/value_drivers';
  expect(readConfig({ DATABASE_URL })).toMatchObject({ demo: false, databaseUrl: DATABASE_URL });
  expect(readConfig({ DATABASE_URL, SEED: 'demo' }).demo).toBe(true);
});

test('companies are compared with five peers of their workspace, in the demo with all', () => {
  const benchmark = (env: Record<string, string>) => readConfig({ SEED: 'none', ...env }).benchmark;
  expect(benchmark({})).toEqual({ scope: 'workspace', needed: 5 });
  expect(benchmark({ SEED: 'demo' }).scope).toBe('all');
  expect(benchmark({ BENCHMARK: 'off' }).scope).toBe('off');
  for (const peers of ['', '0', '-1', 'NaN', 'none', '3']) {
    expect(benchmark({ BENCHMARK_PEERS: peers }).needed).toBe(5);
  }
  expect(benchmark({ BENCHMARK_PEERS: '8' }).needed).toBe(8);
  expect(() => benchmark({ BENCHMARK: 'everyone' })).toThrow(
    'BENCHMARK=everyone: off, workspace or all',
  );
});

test('scores are stale after 180 days, or after a greater number than 0', () => {
  for (const STALE_DAYS of ['', '0', '-1', 'NaN', 'Infinity', 'soon']) {
    expect(readConfig({ STALE_DAYS }).staleDays).toBe(180);
  }
  expect(readConfig({}).staleDays).toBe(180);
  expect(readConfig({ STALE_DAYS: '90' }).staleDays).toBe(90);
});

test.each([
  ['deleted companies and workspaces', 'DELETED_DAYS', 'restorableDays', 14],
  ['events', 'EVENTS_DAYS', 'eventsDays', 730],
  ['error reports', 'REPORTS_DAYS', 'reportsDays', 90],
] as const)('%s are kept for a whole number of days from 1 on', (_, name, setting, days) => {
  expect(readConfig({})[setting]).toBe(days);
  expect(readConfig({ [name]: '30' })[setting]).toBe(30);
  for (const value of ['0', '-1', '1.5', 'NaN', 'Infinity', 'forever', '40000']) {
    expect(() => readConfig({ [name]: value })).toThrow(`${name}=${value}: `);
  }
});

test('the values of TRUST_PROXY', () => {
  const trust = (TRUST_PROXY: string) => readConfig({ TRUST_PROXY }).trustProxy;
  expect(['1', 'true', 'false', 'loopback'].map(trust)).toEqual([1, true, false, 'loopback']);
  expect(() => trust('foo')).toThrow('TRUST_PROXY=foo: the number of proxies, or their addresses');
});

test('there is a warning for TRUST_PROXY=true, but not for a number of proxies', () => {
  const warnings = (TRUST_PROXY: string) => configWarnings(readConfig({ TRUST_PROXY }));
  expect(warnings('true')).toEqual([expect.stringContaining('choose its own address')]);
  expect(['1', 'false', 'loopback'].flatMap(warnings)).toEqual([]);
});

test('an error names all invalid settings and their expected values', () => {
  const read = () => readConfig({ PORT: 'http', PUBLIC_URL: 'ftp://x', SEED: 'yes' });
  expect(read).toThrow(
    'These settings cannot be used:\n' +
      '  PORT=http: a port number\n' +
      '  PUBLIC_URL=ftp://x: an http or https address\n' +
      '  SEED=yes: demo or none',
  );
});

test('a second factor is required of nobody by default, and its secrets are stored in plain text', () => {
  expect(readConfig({}).secondFactor).toEqual({ required: 'none', secretsKey: null });
  const key = Buffer.alloc(32, 9);
  const env = { REQUIRE_SECOND_FACTOR: 'everyone', SECRETS_KEY: key.toString('base64') };
  expect(readConfig(env).secondFactor).toEqual({ required: 'everyone', secretsKey: key });
  expect(() => readConfig({ REQUIRE_SECOND_FACTOR: 'yes' })).toThrow(
    'REQUIRE_SECOND_FACTOR=yes: none, administrators or everyone',
  );
  expect(() => readConfig({ SECRETS_KEY: 'too short' })).toThrow('SECRETS_KEY=…: 32 random bytes');
});

test('an error does not repeat passwords', () => {
  const read = () => readConfig({ DATABASE_URL: 'mysql://app:secret@db/x' });
  expect(read).toThrow('DATABASE_URL=…: the address of a PostgreSQL server');
});

test('loopback addresses are recognized', () => {
  const hosts = ['127.0.0.1', '127.1.2.3', '::1', 'localhost', '0.0.0.0', '::', '127.evil.example'];
  expect(hosts.map(isLoopback)).toEqual([true, true, true, true, false, false, false]);
  expect(addressOf('::1', 80)).toBe('http://[::1]:80');
});

test('a port in use gives a clear error', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  await expect(listen(express(), { host: '127.0.0.1', port })).rejects.toThrow(
    `127.0.0.1:${String(port)} is in use. Set PORT to another port, or stop what uses it.`,
  );
  other.close();
});

test('without demo data, demo accounts with their published password are refused', async () => {
  const demo = smallFixtures().users;
  const store = createMemoryStore(smallFixtures());
  const start = () => refusePublishedPasswords(store, demo);
  await expect(start()).resolves.toBeUndefined();
  await seedCredentials(store);
  await expect(start()).rejects.toThrow('contains demo accounts');

  const password_hash = await standardPasswords.hash('Harbour47');
  const accounts = demo.filter(({ activated }) => activated).map(({ id }) => id);
  const [last = '', ...others] = accounts.toReversed();
  await store.write(async (tx) => {
    for (const id of others) await tx.update('credentials', id, { password_hash });
    await tx.update('users', last, { email: 'renamed@example.com' });
  });
  await expect(start()).rejects.toThrow('contains demo accounts');
  await store.write((tx) => tx.update('credentials', last, { password_hash }));
  await expect(start()).resolves.toBeUndefined();
});

test.each([
  [{}, null],
  [{ SMTP_URL: 'smtps://u:p@mail.example' }, 'smtps://u:p@mail.example'],
  [{ SMTP_HOST: 'mail.example' }, 'smtp://mail.example:587'],
  [
    { SMTP_HOST: 'mail.example', SMTP_PORT: '465', SMTP_USER: 'a@b', SMTP_PASS: 'p:w' },
    'smtps://a%40b:p%3Aw@mail.example:465',
  ],
])('the mail server of %j', (env, url) => {
  expect(readConfig(env).smtp?.url ?? null).toBe(url);
});

test('compose.yaml passes on every setting of the server that docs/settings.md describes', () => {
  const [, section = ''] = readFileSync('docs/settings.md', 'utf8').split(/^## /m).filter(Boolean);
  const described = section
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => line.split('|')[1]?.match(/[A-Z][A-Z_]+/g) ?? []);
  const compose = readFileSync('compose.yaml', 'utf8');
  const passed = [...compose.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name]) => name);
  // The image sets these itself.
  const own = ['HOST', 'PORT', 'DATA_DIR'];
  expect(described).toContain('REPORTS_DAYS');
  expect(described.filter((name) => !own.includes(name) && !passed.includes(name))).toEqual([]);
});

describe('single sign-on', () => {
  const ENTRA = {
    OIDC_PROVIDERS: 'entra',
    OIDC_ENTRA_ISSUER: 'https://login.example/tenant/v2.0',
    OIDC_ENTRA_CLIENT_ID: 'client',
    OIDC_ENTRA_CLIENT_SECRET: 'very secret',
  };

  test('is off by default, and reads each provider and the rules', () => {
    expect(readConfig({}).singleSignOn.providers).toEqual([]);
    const { singleSignOn } = readConfig({
      ...ENTRA,
      OIDC_PROVIDERS: 'entra, my-google',
      OIDC_ENTRA_NAME: 'Contoso',
      OIDC_ENTRA_TRUST_EMAIL: 'true',
      OIDC_MY_GOOGLE_ISSUER: 'http://127.0.0.1:9/',
      OIDC_MY_GOOGLE_CLIENT_ID: 'other',
      OIDC_MY_GOOGLE_CLIENT_SECRET: 'secret',
      OIDC_ENFORCED: 'Contoso.example',
      OIDC_BREAK_GLASS: 'Root@contoso.example',
      OIDC_CREATE: 'subscriber',
      OIDC_CREATE_COMPANY: 'acorn',
      OIDC_CREATE_DOMAINS: 'contoso.example guests.example',
    });
    expect(singleSignOn).toMatchObject({
      providers: [
        { id: 'entra', name: 'Contoso', clientId: 'client', trustsEmail: true },
        { id: 'my-google', name: 'my-google', clientId: 'other', trustsEmail: false },
      ],
      enforcedDomains: ['contoso.example'],
      breakGlassEmail: 'root@contoso.example',
      accountCreation: { companyId: 'acorn', domains: ['contoso.example', 'guests.example'] },
    });
  });

  test.each([
    [
      { OIDC_ENTRA_ISSUER: 'http://login.example' },
      'OIDC_ENTRA_ISSUER=http://login.example: an https',
    ],
    [{ OIDC_ENTRA_ISSUER: '' }, 'OIDC_ENTRA_ISSUER=: an https URL'],
    [{ OIDC_ENTRA_CLIENT_SECRET: '' }, 'OIDC_ENTRA_CLIENT_SECRET=…: must not be empty'],
    [{ OIDC_PROVIDERS: 'entra entra' }, 'OIDC_PROVIDERS=entra entra: each name once'],
    [{ OIDC_PROVIDERS: 'en/tra' }, 'OIDC_PROVIDERS=en/tra: names of letters, digits, hyphens'],
    [{ OIDC_PROVIDERS: '', OIDC_ENFORCED: 'a.example' }, 'OIDC_ENFORCED=a.example: only with'],
    [{ OIDC_ENFORCED: '@a.example' }, 'OIDC_ENFORCED=@a.example: domains such as example.com'],
    [{ OIDC_ENFORCED: 'https://a.example' }, ': domains such as example.com'],
    [{ OIDC_CREATE_DOMAINS: '*.a.example' }, 'OIDC_CREATE_DOMAINS=*.a.example: domains such as'],
    [{ OIDC_ENTRA_TRUST_EMAIL: 'yes' }, 'OIDC_ENTRA_TRUST_EMAIL=yes: true or false'],
    [{ OIDC_BREAK_GLASS: 'root' }, 'OIDC_BREAK_GLASS=root: an email address'],
    [{ OIDC_CREATE: 'editor' }, 'OIDC_CREATE=editor: subscriber'],
    [{ OIDC_CREATE: 'subscriber' }, 'OIDC_CREATE=subscriber: only with OIDC_CREATE_COMPANY'],
  ])('refuses to start with %j', (changes, problem) => {
    expect(() => readConfig({ ...ENTRA, ...changes })).toThrow(problem);
  });
});
