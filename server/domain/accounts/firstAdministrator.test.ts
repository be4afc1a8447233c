import { expectRefusal } from '@server/testing/saving';
import { startTestServer } from '@server/testing/startTestServer';
import { inviteAdministrator } from './firstAdministrator';

test('the operator invites the first administrator, who can accept once', async () => {
  const server = await startTestServer();
  const deps = { store: server.store, clock: server.clock, site: 'https://drivers.example/' };
  const { link } = await inviteAdministrator(deps, 'Boss@Example.com');
  const again = await inviteAdministrator(deps, 'boss@example.com');
  expect(link).toMatch(/^https:\/\/drivers\.example\/onboarding\?token=[\w-]{43}$/);
  const accept = (url: string) =>
    server.guest().put('/user/email-confirm', {
      token: new URL(url).searchParams.get('token'),
      name: 'Boss',
      picture_url: '',
      password: 'Harbour47',
    });
  expectRefusal(await accept(link), 400, 'TOKEN_INVALID');
  expect((await accept(again.link)).status).toBe(201);
  expect(
    (await server.guest().post('/auth/login', { email: 'boss@example.com', password: 'Harbour47' }))
      .json,
  ).toMatchObject({
    data: { role: 'administrator', company_id: null },
  });
  await expect(inviteAdministrator(deps, 'boss@example.com')).rejects.toThrow('already');
  await expect(inviteAdministrator(deps, 'boss')).rejects.toThrow('Usage');
  await server.stop();
});
