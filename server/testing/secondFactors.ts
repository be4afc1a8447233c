import { Secret, TOTP } from 'otpauth';
import type { SecondFactorAdded, TotpSetup } from '@contract/signIn/secondFactorPayloads';
import type { TestClient, Reply } from './client';
import type { TestServer } from './startTestServer';
import { DEMO_PASSWORD } from '../store/demo/seed';
import { createSoftwareAuthenticator } from './softwareAuthenticator';

/** The site of passkeys in tests. */
export const SITE = 'http://app.example.com';

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the caller knows the reply's type
export const dataOf = <Data>(reply: Reply): Data => {
  if (reply.status >= 300) throw new Error(`${String(reply.status)} ${reply.text}`);
  return (reply.json as { data: Data }).data;
};

/** The error of a reply: its status, code and data. */
export const refusalOf = ({ status, json }: Reply) => {
  const { code, data } = Object(json) as { code?: string; data?: unknown };
  return { status, code, ...(data !== undefined && { data }) };
};

/** The code that an authenticator app shows at the time of the server, or some steps of 30 s later. */
export const codeOf = ({ clock }: TestServer, secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: clock.now().getTime() + steps * 30_000,
  });

/** Sets up an authenticator app, and lets the time step of its code pass. */
export async function addTotp(server: TestServer, person: TestClient) {
  const { secret } = dataOf<TotpSetup>(await person.post('/user/begin-totp'));
  const code = codeOf(server, secret);
  const added = dataOf<SecondFactorAdded>(await person.post('/user/confirm-totp', { code }));
  server.clock.advance(60_000);
  return { secret, codes: added.recovery_codes ?? [] };
}

/** Adds a passkey in software. */
export async function addPasskey(person: TestClient, options: { userVerified?: boolean } = {}) {
  const key = createSoftwareAuthenticator({ origin: SITE, ...options });
  const setup = dataOf<{ challenge: string }>(await person.post('/user/begin-passkey'));
  const response = key.register(setup);
  const added = dataOf<SecondFactorAdded>(
    await person.post('/user/add-passkey', { name: 'Laptop', response }),
  );
  return { key, added };
}

export const logIn = (client: TestClient, id: string) =>
  client.post('/auth/login', { email: `${id}@example.com`, password: DEMO_PASSWORD });
