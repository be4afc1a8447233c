import { pino } from 'pino';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

interface Entry {
  path: string;
  address: string;
}

let server: TestServer;
let logged: Entry[];

async function start(trustProxy: number | string | boolean) {
  logged = [];
  const write = (line: string) => logged.push(JSON.parse(line) as Entry);
  server = await startTestServer({ trustProxy, logger: pino({ level: 'info' }, { write }) });
}
afterEach(() => server.stop());

const signIn = (forwarded: string) =>
  server
    .guest()
    .post(
      '/auth/login',
      { email: 'nobody@example.com', password: 'wrong1234' },
      { 'x-forwarded-for': forwarded },
    );

const loggedAddress = async (forwarded: string) => {
  await signIn(forwarded);
  return logged.findLast(({ path }) => path === '/auth/login')?.address;
};

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:40001', '203.0.113.7'],
  ['"203.0.113.7:40001"', '203.0.113.7'],
  ['2001:db8::1', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['"[2001:db8::1]:40001"', '2001:db8::1'],
  ['[2001:DB8::1]:40001', '2001:DB8::1'],
  ['[::ffff:203.0.113.7]:40001', '::ffff:203.0.113.7'],
  ['198.51.100.1:9, 203.0.113.7:40001', '203.0.113.7'],
  ['unknown', 'unknown'],
])(
  'the address of a client behind a proxy that sends %s is logged as %s',
  async (sent, address) => {
    await start(1);
    expect(await loggedAddress(sent)).toBe(address);
  },
);

test('proxies that are trusted by address are recognized with a port', async () => {
  await start('127.0.0.1, 198.51.100.0/24');
  expect(await loggedAddress('203.0.113.7:40001, 198.51.100.9:443')).toBe('203.0.113.7');
});

test('without a proxy, what a client sends is not its address', async () => {
  await start(false);
  expect(await loggedAddress('203.0.113.7:40001')).toBe('127.0.0.1');
});

test.each([
  ['IPv4', (port: number) => `203.0.113.7:${String(port)}`],
  ['IPv6', (port: number) => `[2001:db8::1]:${String(port)}`],
])('wrong sign-ins of one %s address are limited, whatever the port', async (_kind, from) => {
  await start(1);
  const email = (i: number) => `person${String(i)}@example.com`;
  const statuses: number[] = [];
  for (let i = 0; i < 150; i++) {
    const body = { email: email(i), password: 'wrong1234' };
    const headers = { 'x-forwarded-for': from(40_000 + i) };
    statuses.push((await server.guest().post('/auth/login', body, headers)).status);
  }
  expect(statuses).toContain(429);
  expect(statuses.indexOf(429)).toBe(statuses.lastIndexOf(401) + 1);
});
