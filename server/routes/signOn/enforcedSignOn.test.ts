import { issueToken } from '@server/domain/accounts/tokens';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import { expectRefusal } from '@server/testing/saving';
import { Visitor } from '@server/testing/signOn/signOn';
import { useSignOnServer } from '@server/testing/signOn/useSignOnServer';

// Single sign-on is enforced for the domain of all people in the small fixtures.
const signOn = useSignOnServer({
  enforcedDomains: ['example.com'],
  breakGlassEmail: 'admin@example.com',
});
const { comeBackAs } = signOn;

test('passwords are refused, except for the administrator for emergencies', async () => {
  const logIn = (email: string) =>
    signOn.server.guest().post('/auth/login', { email, password: DEMO_PASSWORD });
  expectRefusal(await logIn('editor@example.com'), 403, 'FORBIDDEN');
  expectRefusal(await logIn(' Editor@Example.COM '), 403, 'FORBIDDEN');
  expectRefusal(await logIn('nobody@example.com'), 403, 'FORBIDDEN');
  expect((await logIn('Admin@example.com')).status).toBe(200);
  expect(await comeBackAs('editor@example.com')).toBe('/');
});

test('programs can read which providers there are, and for whom they are the only way', async () => {
  const { json, text } = await signOn.server.guest().get('/auth/sign-in-options');
  expect(json).toEqual({
    data: {
      providers: [{ id: 'acme', name: 'Acme' }],
      passkeys: false,
      enforced_domains: ['example.com'],
    },
  });
  expect(text).not.toContain('secret');
});

test('nobody can set a password by a link that was mailed before, by an invitation or in My account', async () => {
  const message = 'Please log in with the account of your organization.';
  const tokenFor = (kind: 'reset' | 'invitation', userId: string) =>
    signOn.server.store.write(
      async (tx) => (await issueToken(tx, kind, userId, signOn.server.clock.now())).token,
    );
  const password = 'Harbour47';
  const guest = signOn.server.guest();
  const reset = { token: await tokenFor('reset', 'editor'), password };
  const forbidden = await guest.post('/auth/reset-password', reset);
  expectRefusal(forbidden, 403, 'FORBIDDEN');
  expect(forbidden.json).toMatchObject({ message });

  const profile = { name: 'Pat', picture_url: '', password };
  const invitation = { token: await tokenFor('invitation', 'pending'), ...profile };
  expectRefusal(await guest.put('/user/email-confirm', invitation), 403, 'FORBIDDEN');
  // The refusal did not consume the invitation.
  expect(await comeBackAs('pending@example.com')).toBe('/');

  signOn.visitor = new Visitor();
  await comeBackAs('editor@example.com');
  const cookie = `sid=${signOn.visitor.cookie(signOn.server.address, 'sid') ?? ''}`;
  const update = (values: Record<string, string>) =>
    signOn.server.guest().form('/user/updateUser', values, { cookie }, 'PUT');
  const fields = { id: 'editor', name: 'E', email: 'editor@example.com' };
  const change = { ...fields, current_password: DEMO_PASSWORD, new_password: password };
  const unchanged = await update(change);
  expectRefusal(unchanged, 403, 'FORBIDDEN');
  expect(unchanged.json).toMatchObject({ message });
  expect((await update(fields)).status).toBe(200);
});

test('no link for a new password is mailed', async () => {
  for (const email of ['editor@example.com', 'admin@example.com']) {
    await signOn.server.guest().post('/auth/forgot-password', { email });
  }
  await signOn.server.settled();
  const sent = signOn.server.mailer.sent.map(({ to }) => to);
  expect(sent).toEqual(['admin@example.com']);
});
