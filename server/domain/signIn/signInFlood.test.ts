import type * as Argon2 from '@node-rs/argon2';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { startTestServer } from '@server/testing/startTestServer';

const calls = { verify: 0 };
jest.mock('@node-rs/argon2', () => {
  const argon2 = jest.requireActual<typeof Argon2>('@node-rs/argon2');
  return {
    ...argon2,
    verify: (...parameters: Parameters<typeof argon2.verify>) => {
      calls.verify++;
      return argon2.verify(...parameters);
    },
  };
});

test('checks five of many concurrent guesses, and refuses the others without a check', async () => {
  const server = await startTestServer();
  const known = await server.as('editor');
  await known.post('/auth/logout');
  calls.verify = 0;
  const login = (password: string, client = server.guest()) =>
    client.post('/auth/login', { email: 'editor@example.com', password });
  const guesses = Array.from({ length: 150 }, () => login('Wrong2026'));
  const right = login(DEMO_PASSWORD, known);
  const replies = await Promise.all(guesses);
  const statuses = replies.map(({ status }) => status);

  expect((await right).status).toBe(200);
  expect(calls.verify).toBe(6);
  expect(statuses.filter((status) => status === 401)).toHaveLength(5);
  expect(statuses.every((status) => [401, 429, 503].includes(status))).toBe(true);
  const busy = replies.find(({ status }) => status === 503);
  if (busy) {
    expect(busy.headers.get('retry-after')).toBe('2');
    expect(busy.json).toMatchObject({ code: 'INTERNAL' });
  }
  await server.stop();
});
