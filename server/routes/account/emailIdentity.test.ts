import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { expectRefusal } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

/** Other forms of an address that a person has. */
const DISGUISED = [
  'editor@example.com\u00A0',
  'editor@example.com.',
  'edi\u200Btor@example.com',
  '<editor@example.com>',
  '"editor"@example.com',
  'editor@ex\u00ADample.com',
  'editor@\uFF45xample.com',
  'editor@example\u3002com',
];

test.each(DISGUISED)('nobody becomes a second person as %j', async (email) => {
  const admin = await server.as('admin');
  const invited = await admin.post('/user/create', {
    company_id: 'acorn',
    company_role: 'editor',
    user_email: email,
  });
  expectRefusal(invited, 400, 'BAD_USER_INPUT');
  expect(invited.json).toMatchObject({ fields: { user_email: 'Enter a valid e-mail address.' } });
  const own = { id: 'admin', name: 'A', email, current_password: DEMO_PASSWORD };
  expectRefusal(await admin.form('/user/updateUser', own, {}, 'PUT'), 400, 'BAD_USER_INPUT');
});

test.each([...DISGUISED, ' Editor@EXAMPLE.com '])(
  'whoever knows the password signs in as %j, and wrong ones count for the same account',
  async (email) => {
    const logIn = (password: string) => server.guest().post('/auth/login', { email, password });
    expect((await logIn(DEMO_PASSWORD)).json).toMatchObject({ data: { id: 'editor' } });
    for (let time = 0; time < 5; time++) await logIn('wrong');
    const plain = { email: 'editor@example.com', password: DEMO_PASSWORD };
    expectRefusal(await server.guest().post('/auth/login', plain), 429, 'TOO_MANY_ATTEMPTS');
  },
);

test('a domain with other letters is entered in Punycode, and signs in in both forms', async () => {
  const admin = await server.as('admin');
  const invite = (user_email: string) =>
    admin.post('/user/create', { company_id: 'acorn', company_role: 'editor', user_email });
  expectRefusal(await invite('pat@münchen.test'), 400, 'BAD_USER_INPUT');
  expect((await invite('Pat@XN--MNCHEN-3YA.test')).status).toBe(201);
  await server.store.write((tx) =>
    tx.update('users', 'editor', { email: 'ed@xn--mnchen-3ya.test' }),
  );
  for (const email of ['ed@münchen.test', 'ED@xn--mnchen-3ya.test']) {
    const reply = await server.guest().post('/auth/login', { email, password: DEMO_PASSWORD });
    expect(reply.status).toBe(200);
  }
});
