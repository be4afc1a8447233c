import { tokenIn } from '@server/testing/recordingMailer';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { expectRefusal } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { refuseCommonPassword } from './commonPasswords';

const MESSAGE = 'This password is too common. Please choose another one.';

let server: TestServer;

beforeEach(async () => {
  server = await startTestServer();
});
afterEach(() => server.stop());

async function mailedToken(to: string) {
  await server.settled();
  const mail = server.mailer.sent.findLast((one) => one.to === to);
  return mail ? tokenIn(mail) : '';
}

test.each(['password1', 'Password1', 'QWERTY123', 'abcd1234', '1q2w3e4r', 'trustno1'])(
  '%s is too common',
  async (password) => {
    await expect(refuseCommonPassword(password, 'password')).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: MESSAGE,
      details: { fields: { password: MESSAGE } },
    });
  },
);

test.each(['Harbour47', 'Demo2026', 'k3Vq81mTz'])(
  '%s is not a common password',
  async (password) => {
    await expect(refuseCommonPassword(password, 'password')).resolves.toBeUndefined();
  },
);

test('a common password is refused at reset, onboarding and change, and the link stays valid', async () => {
  await server.guest().post('/auth/forgot-password', { email: 'editor@example.com' });
  const reset = await mailedToken('editor@example.com');
  const change = (password: string) =>
    server.guest().post('/auth/reset-password', { token: reset, password });
  const rejected = await change('Password1');
  expectRefusal(rejected, 400, 'BAD_USER_INPUT', ['password']);
  expect(rejected.json).toMatchObject({ message: MESSAGE });
  expect((await change('Harbour47')).status).toBe(200);

  const admin = await server.as('cadmin');
  const invited = { company_id: 'acorn', company_role: 'editor', user_email: 'new@example.com' };
  await admin.post('/user/create', invited);
  const token = await mailedToken('new@example.com');
  const accept = (password: string) =>
    server.guest().put('/user/email-confirm', { token, name: 'N', picture_url: '', password });
  expectRefusal(await accept('Qwerty123'), 400, 'BAD_USER_INPUT', ['password']);
  expect((await accept('Harbour47')).status).toBe(201);

  const fields = { id: 'cadmin', name: 'C', email: 'cadmin@example.com' };
  const save = (new_password: string) =>
    admin.form(
      '/user/updateUser',
      { ...fields, new_password, current_password: DEMO_PASSWORD },
      {},
      'PUT',
    );
  expectRefusal(await save('Abcd1234'), 400, 'BAD_USER_INPUT', ['new_password']);
  expect((await save('Harbour47')).status).toBe(200);
});
