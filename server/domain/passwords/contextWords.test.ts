import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { tokenIn } from '@server/testing/recordingMailer';
import { expectRefusal } from '@server/testing/saving';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { contextWordsOf, containsWord } from './contextWords';

const words = contextWordsOf({
  site: 'https://scores.contoso.example',
  names: ['Zoë Grünwald', 'zoe.g@fabrikam.example', 'Acorn & Co. Mills', null],
});

test('the words are those of the product, the host, the person and the company', () => {
  expect(words).toEqual([
    ...['value', 'drivers', 'scores', 'contoso', 'grunwald', 'acorn', 'mills'],
  ]);
});

test.each([
  ['ValueDrivers1', true],
  ['Contoso2026', true],
  ['my4Grunwald', true],
  ['1aCORN1aCORN', true],
  // Shorter words are in many passwords.
  ['Zoetrope7', false],
  ['Harbour47', false],
  // The domain of the address is not the person's own.
  ['Fabrikam47', false],
])('%s contains one: %s', (password, is) => {
  expect(containsWord(words, password)).toBe(is);
});

describe('a password with such a word', () => {
  const MESSAGE =
    /^This password contains the name of the product, its address, you or your company/;
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

  test('is refused at reset, and the link stays valid', async () => {
    await server.guest().post('/auth/forgot-password', { email: 'editor@example.com' });
    const token = await mailedToken('editor@example.com');
    const reset = (password: string) =>
      server.guest().post('/auth/reset-password', { token, password });
    const refused = await reset('Acorn2026');
    expectRefusal(refused, 400, 'BAD_USER_INPUT', ['password']);
    expect(refused.json).toMatchObject({ message: expect.stringMatching(MESSAGE) as unknown });
    expect((await reset('Harbour47')).status).toBe(200);
  });

  test('is refused in an invitation, also with the name that the person enters', async () => {
    const admin = await server.as('cadmin');
    const invited = { company_id: 'acorn', company_role: 'editor', user_email: 'new@example.com' };
    await admin.post('/user/create', invited);
    const token = await mailedToken('new@example.com');
    const accept = (password: string) => {
      const profile = { token, name: 'Quentin', picture_url: '', password };
      return server.guest().put('/user/email-confirm', profile);
    };
    expectRefusal(await accept('Quentin47'), 400, 'BAD_USER_INPUT', ['password']);
    expect((await accept('Harbour47')).status).toBe(201);
  });

  test('is refused in My account', async () => {
    const editor = await server.as('editor');
    const save = (new_password: string) => {
      const fields = { id: 'editor', name: 'Quentin', email: 'editor@example.com' };
      const values = { ...fields, new_password, current_password: DEMO_PASSWORD };
      return editor.form('/user/updateUser', values, {}, 'PUT');
    };
    for (const password of ['Quentin47', 'editor4747', 'drivers47']) {
      expectRefusal(await save(password), 400, 'BAD_USER_INPUT', ['new_password']);
    }
    expect((await save('Harbour47')).status).toBe(200);
  });
});
