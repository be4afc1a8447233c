import type { CreateTokenResult } from '@contract/signIn/apiTokenPayloads';
import { createUnsubscribeToken } from '@server/domain/digest/unsubscribe';
import { issueToken } from '@server/domain/accounts/tokens';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import type { TestClient, Reply } from '@server/testing/client';
import { tokenIn } from '@server/testing/recordingMailer';
import type { TestServer } from '@server/testing/startTestServer';
import { about, as, type RecordedCall } from './recordedCall';

const PASSWORD = 'Harbour47';
const PROFILE = { name: 'New Person', picture_url: '', password: PASSWORD };

const asGuest = (act: (client: TestClient) => Promise<Reply>) => (server: TestServer) =>
  Promise.resolve(() => act(server.guest()));

const linkOf = (server: TestServer, kind: 'invitation' | 'reset', id: string) =>
  server.store.write(async (tx) => (await issueToken(tx, kind, id, server.clock.now())).token);

const account = (fields: Record<string, string>) => (client: TestClient) =>
  client.form(
    '/user/updateUser',
    {
      id: 'editor',
      name: 'Person editor',
      email: 'editor@example.com',
      current_password: DEMO_PASSWORD,
      ...fields,
    },
    {},
    'PUT',
  );

const changeOfAddress = account({ email: 'new@example.com' });

const self = { actor_id: 'editor', ...about('editor') };

/** Sessions. */
export const SIGN_IN_CALLS: RecordedCall[] = [
  {
    route: 'POST /auth/login',
    prepare: asGuest((guest) =>
      guest.post('/auth/login', { email: 'editor@example.com', password: DEMO_PASSWORD }),
    ),
    event: { kind: 'signed_in', actor_id: 'editor', company_id: 'acorn', workspace_id: 'north' },
    changesOfTwoCalls: 2,
  },
  {
    route: 'POST /auth/login',
    what: 'with a wrong password',
    prepare: asGuest((guest) =>
      guest.post('/auth/login', { email: 'editor@example.com', password: 'wrong' }),
    ),
    event: {
      kind: 'sign_in_failed',
      actor_id: null,
      actor_name: null,
      ...about('editor'),
      after: { email: 'editor@example.com', attempts: 1 },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /auth/login',
    what: 'with an unknown address',
    prepare: asGuest((guest) =>
      guest.post('/auth/login', { email: 'nobody@example.com', password: 'wrong' }),
    ),
    event: {
      kind: 'sign_in_failed',
      subject_type: 'person',
      subject_id: null,
      company_id: null,
      after: { email: 'nobody@example.com', attempts: 1 },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /auth/logout',
    prepare: as('editor', (client) => client.post('/auth/logout')),
    event: { kind: 'signed_out', actor_id: 'editor', company_id: 'acorn' },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /auth/logout-others',
    async prepare(server) {
      await server.as('editor');
      return as('editor', (client) => client.post('/auth/logout-others'))(server);
    },
    event: { kind: 'sessions_ended', actor_id: 'editor', after: { sessions: 1 } },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /auth/logout-session',
    async prepare(server) {
      await server.as('editor');
      const client = await server.as('editor');
      const { json } = await client.get('/auth/sessions');
      const other = (json as { data: { id: string; current: boolean }[] }).data[1];
      return () => client.post('/auth/logout-session', { session_id: other?.id });
    },
    event: { kind: 'sessions_ended', actor_id: 'editor', after: { sessions: 1 } },
    changesOfTwoCalls: 1,
  },
];

/** One's own account. */
export const ACCOUNT_CALLS: RecordedCall[] = [
  {
    route: 'POST /auth/reset-password',
    async prepare(server) {
      const token = await linkOf(server, 'reset', 'editor');
      return () => server.guest().post('/auth/reset-password', { token, password: PASSWORD });
    },
    event: { kind: 'password_reset', ...self },
    changesOfTwoCalls: 1,
  },
  {
    route: 'PUT /user/email-confirm',
    async prepare(server) {
      const token = await linkOf(server, 'invitation', 'pending');
      return () => server.guest().put('/user/email-confirm', { ...PROFILE, token });
    },
    event: { kind: 'invitation_accepted', actor_id: 'pending', subject_name: 'New Person' },
    changesOfTwoCalls: 1,
  },
  {
    route: 'PUT /user/updateUser',
    what: 'name',
    prepare: as('editor', account({ name: 'Eda' })),
    event: {
      kind: 'account_changed',
      ...self,
      actor_name: 'Person editor',
      before: { name: 'Person editor' },
      after: { name: 'Eda' },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'PUT /user/updateUser',
    what: 'password',
    prepare: as('editor', account({ name: 'Eda', new_password: PASSWORD })),
    event: { kind: 'password_changed', ...self, after: { name: 'Eda' } },
    // The second call sends the former password.
    changesOfTwoCalls: 1,
  },
  {
    route: 'PUT /user/updateUser',
    what: 'address',
    prepare: as('editor', changeOfAddress),
    event: { kind: 'email_change_requested', ...self, after: { pending_email: 'new@example.com' } },
    changesOfTwoCalls: 2,
  },
  {
    route: 'POST /user/cancel-email',
    async prepare(server) {
      const client = await server.as('editor');
      await changeOfAddress(client);
      return () => client.post('/user/cancel-email');
    },
    event: { kind: 'email_change_canceled', ...self },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /user/confirm-email',
    async prepare(server) {
      await changeOfAddress(await server.as('editor'));
      await server.settled();
      const mail = server.mailer.sent.find(({ to }) => to === 'new@example.com');
      const token = mail && tokenIn(mail);
      return () => server.guest().post('/user/confirm-email', { token });
    },
    event: {
      kind: 'email_changed',
      ...self,
      before: { email: 'editor@example.com' },
      after: { email: 'new@example.com' },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /user/export',
    prepare: as('editor', (client) => client.post('/user/export')),
    event: { kind: 'data_exported', ...self },
    changesOfTwoCalls: 2,
  },
  {
    route: 'POST /unsubscribe',
    async prepare(server) {
      const { token, token_hash } = createUnsubscribeToken();
      const sent_at = server.clock.now().toISOString();
      const ofWeek = { user_id: 'editor', year: 2026, week: 20 };
      const row = { id: 'editor-2026-20', ...ofWeek, token_hash, sent_at };
      await server.store.write((tx) => tx.insert('digests', row));
      return () => server.guest().post(`/unsubscribe?token=${token}`);
    },
    event: { kind: 'account_changed', ...self, before: { digest: true }, after: { digest: false } },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /user/create-token',
    prepare: as('editor', (client) =>
      client.post('/user/create-token', { name: 'Report', company_id: 'acorn' }),
    ),
    event: { kind: 'token_created', ...self, after: { name: 'Report', expires_on: '2026-08-11' } },
    changesOfTwoCalls: 2,
  },
  {
    route: 'POST /user/revoke-token',
    async prepare(server) {
      const client = await server.as('editor');
      const fields = { name: 'Report', expires_on: '2026-05-31' };
      const { json } = await client.post('/user/create-token', fields);
      const { token } = (json as { data: CreateTokenResult }).data;
      return () => client.post('/user/revoke-token', { token_id: token.id });
    },
    event: { kind: 'token_revoked', ...self, before: { name: 'Report', expires_on: '2026-05-31' } },
    changesOfTwoCalls: 1,
  },
];
