import { useSignOnServer } from '@server/testing/signOn/useSignOnServer';

const signOn = useSignOnServer({
  accountCreation: { companyId: 'acorn', domains: ['example.com'] },
});

test.each([
  'pending@example.com\u00A0',
  'pending@example.com.',
  'pend\u200Bing@example.com',
  '<pending@example.com>',
  'pending@\u212Aexample.com',
  'pending@ex\u00ADample.com',
  'pendi\u006E\u0303g@example.com',
])('a provider that sends %j takes nobody’s invitation and creates nobody', async (email) => {
  const before = await signOn.server.store.read((tx) => tx.find('users'));
  expect(await signOn.comeBackAs(email)).toBe('/login?sso=unverified');
  expect(await signOn.server.store.read((tx) => tx.find('users'))).toEqual(before);
});

test('the case of letters makes no difference', async () => {
  expect(await signOn.comeBackAs('PENDING@Example.com')).toBe('/');
  expect(await signOn.whoIs()).toMatchObject({ id: 'pending', email: 'pending@example.com' });
});
