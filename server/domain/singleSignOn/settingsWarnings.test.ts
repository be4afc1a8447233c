import { signOnBy } from '@server/testing/signOn/signOn';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { NO_SINGLE_SIGN_ON, type SingleSignOnSettings } from './settings';
import { singleSignOnWarnings } from './settingsWarnings';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

const enforcedDomains = ['example.com'];
const createdIn = (companyId: string) => ({
  accountCreation: { companyId, domains: enforcedDomains },
});

test.each<[string, Partial<SingleSignOnSettings>, string[]]>([
  ['nothing is set', {}, []],
  ['nobody keeps a password', { enforcedDomains }, ['OIDC_BREAK_GLASS']],
  [
    'somebody who is not an administrator keeps theirs',
    { enforcedDomains, breakGlassEmail: 'editor@example.com' },
    ['OIDC_BREAK_GLASS'],
  ],
  [
    'an unknown person keeps theirs',
    { enforcedDomains, breakGlassEmail: 'nobody@example.com' },
    ['OIDC_BREAK_GLASS'],
  ],
  ['an administrator keeps theirs', { enforcedDomains, breakGlassEmail: 'admin@example.com' }, []],
  ['accounts are created in a company', createdIn('acorn'), []],
  ['accounts are created in an unknown company', createdIn('other'), ['OIDC_CREATE_COMPANY']],
])('the warnings when %s', async (_, settings, names) => {
  const all = { ...NO_SINGLE_SIGN_ON, ...settings };
  const warnings = await singleSignOnWarnings(server.store, all, {
    requiresEmailConfirmation: false,
  });
  expect(warnings.map((text) => text.split(' ')[0])).toEqual(names);
});

test('providers without a mail server, and not with one', async () => {
  const settings = signOnBy('https://login.example');
  const warnings = (requiresEmailConfirmation: boolean) =>
    singleSignOnWarnings(server.store, settings, { requiresEmailConfirmation });
  expect(await warnings(false)).toEqual([expect.stringContaining('no mail server')]);
  expect(await warnings(true)).toEqual([]);
});
