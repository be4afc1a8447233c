import { addPasskey, addTotp, codeOf, dataOf, logIn } from '@server/testing/secondFactors';
import type { TestServer } from '@server/testing/startTestServer';
import { about, type RecordedCall } from './recordedCall';

const self = { actor_id: 'editor', ...about('editor') };

const withTotp = async (server: TestServer) => {
  const client = await server.as('editor');
  return { client, ...(await addTotp(server, client)) };
};

/** The calls about second factors, on a server that has a host name. */
export const FACTOR_CALLS: RecordedCall[] = [
  {
    route: 'POST /auth/second-factor',
    async prepare(server) {
      const { secret } = await withTotp(server);
      const client = server.guest();
      await logIn(client, 'editor');
      return () => client.post('/auth/second-factor', { totp: codeOf(server, secret) });
    },
    event: { kind: 'signed_in', actor_id: 'editor', after: { second_factor: 'totp' } },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /user/confirm-totp',
    async prepare(server) {
      const client = await server.as('editor');
      const { secret } = dataOf<{ secret: string }>(await client.post('/user/begin-totp'));
      return () => client.post('/user/confirm-totp', { code: codeOf(server, secret) });
    },
    event: { kind: 'second_factor_added', ...self, after: { method: 'totp' } },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /user/remove-totp',
    async prepare(server) {
      const { client } = await withTotp(server);
      return () => client.post('/user/remove-totp');
    },
    event: { kind: 'second_factor_removed', ...self, before: { method: 'totp' } },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /user/remove-passkey',
    async prepare(server) {
      const client = await server.as('editor');
      const { key } = await addPasskey(client);
      return () => client.post('/user/remove-passkey', { passkey_id: key.id });
    },
    event: {
      kind: 'second_factor_removed',
      ...self,
      before: { method: 'passkey', name: 'Laptop' },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /user/create-recovery-codes',
    async prepare(server) {
      const { client } = await withTotp(server);
      return () => client.post('/user/create-recovery-codes');
    },
    event: { kind: 'recovery_codes_created', ...self },
    changesOfTwoCalls: 2,
  },
  {
    route: 'POST /user/reset-second-factor',
    async prepare(server) {
      await withTotp(server);
      const cadmin = await server.as('cadmin');
      return () => cadmin.post('/user/reset-second-factor', { user_id: 'editor' });
    },
    event: {
      kind: 'second_factor_reset',
      actor_id: 'cadmin',
      ...about('editor'),
      before: { removed: 1 },
    },
    changesOfTwoCalls: 1,
  },
];
