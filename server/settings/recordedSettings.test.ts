import { readConfig } from '@server/config';

const recorded = (env: Record<string, string>) => readConfig(env).recordedSettings;

test('nothing is recorded without settings', () => {
  expect(recorded({})).toEqual({ settings: {}, signOn: {} });
  expect(recorded({ PATH: '/bin', PORT: '0', LOG_LEVEL: 'warn', BENCHMARK: '' })).toEqual({
    settings: {},
    signOn: {},
  });
});

test('the settings of the server and of single sign-on are recorded apart', () => {
  const provider = {
    OIDC_PROVIDERS: 'my-idp',
    OIDC_MY_IDP_ISSUER: 'https://idp.example',
    OIDC_MY_IDP_CLIENT_ID: 'client',
    OIDC_MY_IDP_CLIENT_SECRET: 'hush',
    OIDC_ENFORCED: 'example.com',
  };
  const { settings, signOn } = recorded({ ...provider, EVENTS_DAYS: '365' });
  expect(settings).toEqual({ EVENTS_DAYS: '365' });
  expect(signOn).toMatchObject({
    OIDC_MY_IDP_ISSUER: 'https://idp.example',
    OIDC_MY_IDP_CLIENT_ID: 'client',
    OIDC_ENFORCED: 'example.com',
  });
});

test('passwords, secrets and the addresses of people are not recorded, only that they are set', () => {
  const { settings, signOn } = recorded({
    OIDC_PROVIDERS: 'acme',
    OIDC_ACME_ISSUER: 'https://idp.example',
    OIDC_ACME_CLIENT_ID: 'client',
    OIDC_ACME_CLIENT_SECRET: 'hush',
    OIDC_BREAK_GLASS: 'admin@example.com',
    SECRETS_KEY: 'a'.repeat(43),
    SMTP_URL: 'smtps://user:hush@mail.example',
    SMTP_PASS: 'hush',
    SUPPORT_EMAIL: 'help@example.com',
  });
  expect(settings).toEqual({
    SECRETS_KEY: expect.stringMatching(/^set \([0-9a-f]{8}\)$/) as unknown,
    SUPPORT_EMAIL: expect.stringMatching(/^set \([0-9a-f]{8}\)$/) as unknown,
    SMTP_URL: 'set',
    SMTP_PASS: 'set',
  });
  expect(JSON.stringify(signOn)).not.toMatch(/hush|admin@/);
});

test('another secret is another value', () => {
  const keyOf = (letter: string) => recorded({ SECRETS_KEY: letter.repeat(43) }).settings;
  expect(keyOf('a')).not.toEqual(keyOf('b'));
});
