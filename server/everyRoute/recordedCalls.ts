import { createUnsubscribeToken } from '@server/domain/digest/unsubscribe';
import { issueToken } from '@server/domain/accounts/tokens';
import { DEMO_PASSWORD } from '@server/store/demo/seed';
import type { EventRow } from '@server/store/tables';
import type { Client, Reply } from '@server/testing/client';
import { tokenIn } from '@server/testing/recordingMailer';
import type { TestServer } from '@server/testing/startTestServer';

type Act = () => Promise<Reply>;

/** A call that changes something, and the event that it leaves in the activity log. */
export interface RecordedCall {
  route: string;
  what?: string;
  /** Brings the server to the state in which the call makes its change, on a server that confirms addresses. */
  prepare: (server: TestServer) => Promise<Act>;
  event: Partial<EventRow>;
  /** The number of changes if the call is sent twice at the same time. */
  twice: 1 | 2;
}

const PASSWORD = 'Harbour47';
const PROFILE = { name: 'New Person', picture_url: '', password: PASSWORD };

const as = (id: string, act: (client: Client) => Promise<Reply>) => async (server: TestServer) => {
  const client = await server.as(id);
  return () => act(client);
};

const asGuest = (act: (client: Client) => Promise<Reply>) => (server: TestServer) =>
  Promise.resolve(() => act(server.guest()));

const linkOf = (server: TestServer, kind: 'invitation' | 'reset', id: string) =>
  server.store.write(async (tx) => (await issueToken(tx, kind, id, server.clock.now())).token);

const account = (fields: Record<string, string>) => (client: Client) =>
  client.form(
    '/user/updateUser',
    {
      ...{ id: 'editor', name: 'Person editor', email: 'editor@example.com' },
      current_password: DEMO_PASSWORD,
      ...fields,
    },
    {},
    'PUT',
  );

const changeOfAddress = account({ email: 'new@example.com' });

const about = (id: string, company_id = 'acorn') => ({
  subject_type: 'person' as const,
  subject_id: id,
  subject_name: `Person ${id}`,
  company_id,
});
const self = { actor_id: 'editor', ...about('editor') };
const aboutAcorn = {
  subject_type: 'company' as const,
  subject_id: 'acorn',
  subject_name: 'Acorn',
  company_id: 'acorn',
  workspace_id: 'north',
};

const SIGN_IN_CALLS: RecordedCall[] = [
  {
    route: 'POST /auth/login',
    prepare: asGuest((guest) =>
      guest.post('/auth/login', { email: 'editor@example.com', password: DEMO_PASSWORD }),
    ),
    event: { kind: 'signed_in', actor_id: 'editor', company_id: 'acorn', workspace_id: 'north' },
    twice: 2,
  },
  {
    route: 'POST /auth/login',
    what: 'with a wrong password',
    prepare: asGuest((guest) =>
      guest.post('/auth/login', { email: 'editor@example.com', password: 'wrong' }),
    ),
    event: {
      ...{ kind: 'sign_in_failed', actor_id: null, actor_name: null, ...about('editor') },
      after: { email: 'editor@example.com', attempts: 1 },
    },
    twice: 1,
  },
  {
    route: 'POST /auth/login',
    what: 'with an unknown address',
    prepare: asGuest((guest) =>
      guest.post('/auth/login', { email: 'nobody@example.com', password: 'wrong' }),
    ),
    event: {
      ...{ kind: 'sign_in_failed', subject_type: 'person', subject_id: null, company_id: null },
      after: { email: 'nobody@example.com', attempts: 1 },
    },
    twice: 1,
  },
  {
    route: 'POST /auth/logout',
    prepare: as('editor', (client) => client.post('/auth/logout')),
    event: { kind: 'signed_out', actor_id: 'editor', company_id: 'acorn' },
    twice: 1,
  },
  {
    route: 'POST /auth/logout-others',
    async prepare(server) {
      await server.as('editor');
      return as('editor', (client) => client.post('/auth/logout-others'))(server);
    },
    event: { kind: 'sessions_ended', actor_id: 'editor', after: { sessions: 1 } },
    twice: 1,
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
    twice: 1,
  },
];

const ACCOUNT_CALLS: RecordedCall[] = [
  {
    route: 'POST /auth/reset-password',
    async prepare(server) {
      const token = await linkOf(server, 'reset', 'editor');
      return () => server.guest().post('/auth/reset-password', { token, password: PASSWORD });
    },
    event: { kind: 'password_reset', ...self },
    twice: 1,
  },
  {
    route: 'PUT /user/email-confirm',
    async prepare(server) {
      const token = await linkOf(server, 'invitation', 'pending');
      return () => server.guest().put('/user/email-confirm', { ...PROFILE, token });
    },
    event: { kind: 'invitation_accepted', actor_id: 'pending', subject_name: 'New Person' },
    twice: 1,
  },
  {
    route: 'PUT /user/updateUser',
    what: 'name',
    prepare: as('editor', account({ name: 'Eda' })),
    event: {
      ...{ kind: 'account_changed', ...self, actor_name: 'Person editor' },
      ...{ before: { name: 'Person editor' }, after: { name: 'Eda' } },
    },
    twice: 1,
  },
  {
    route: 'PUT /user/updateUser',
    what: 'password',
    prepare: as('editor', account({ name: 'Eda', new_password: PASSWORD })),
    event: { kind: 'password_changed', ...self, after: { name: 'Eda' } },
    // The second one gives the former password, which was right when it was checked, or is refused.
    twice: 2,
  },
  {
    route: 'PUT /user/updateUser',
    what: 'address',
    prepare: as('editor', changeOfAddress),
    event: {
      ...{ kind: 'email_change_requested', ...self },
      after: { pending_email: 'new@example.com' },
    },
    twice: 2,
  },
  {
    route: 'POST /user/cancel-email',
    async prepare(server) {
      const client = await server.as('editor');
      await changeOfAddress(client);
      return () => client.post('/user/cancel-email');
    },
    event: { kind: 'email_change_canceled', ...self },
    twice: 1,
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
      ...{ kind: 'email_changed', ...self },
      ...{ before: { email: 'editor@example.com' }, after: { email: 'new@example.com' } },
    },
    twice: 1,
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
    twice: 1,
  },
];

const PEOPLE_CALLS: RecordedCall[] = [
  {
    route: 'POST /user/create',
    prepare: as('cadmin', (client) =>
      client.post('/user/create', {
        ...{ company_id: 'acorn', company_role: 'editor', user_email: 'New@Example.com' },
      }),
    ),
    event: {
      ...{ kind: 'person_invited', actor_id: 'cadmin', actor_email: 'cadmin@example.com' },
      ...{ subject_type: 'person', subject_name: 'new', company_id: 'acorn' },
    },
    twice: 1,
  },
  {
    route: 'POST /user/resend-invitation',
    prepare: as('cadmin', (client) =>
      client.post('/user/resend-invitation', { user_id: 'pending' }),
    ),
    event: { kind: 'invitation_resent', actor_id: 'cadmin', ...about('pending') },
    twice: 2,
  },
  {
    route: 'PUT /user/update-role',
    prepare: as('admin', (client) =>
      client.put('/user/update-role', {
        ...{ user_id: 'editor', company_role: 'administrator', workspace_role: 'subscriber' },
      }),
    ),
    event: {
      ...{ kind: 'roles_changed', actor_id: 'admin', ...about('editor') },
      before: { company_role: 'editor', workspace_role: 'editor' },
      after: { company_role: 'administrator', workspace_role: 'subscriber' },
    },
    twice: 1,
  },
  {
    route: 'PUT /user/change-company',
    prepare: as('admin', (client) =>
      client.put('/user/change-company', { user_id: 'editor', company_id: 'cedar' }),
    ),
    event: {
      ...{ kind: 'person_moved', actor_id: 'admin', ...about('editor', 'cedar') },
      ...{ company_name: 'Cedar', workspace_id: 'south', workspace_name: 'South' },
      ...{ former_company_id: 'acorn', former_workspace_id: 'north' },
      ...{ before: { company: 'Acorn' }, after: { company: 'Cedar' } },
    },
    twice: 1,
  },
  {
    route: 'POST /user/delete',
    prepare: as('admin', (client) => client.post('/user/delete', { user_id: 'editor' })),
    event: { kind: 'person_removed', actor_id: 'admin', ...about('editor') },
    twice: 1,
  },
];

const fieldsOf = (company_name: string) => ({
  ...{ company_name, company_logo: '', company_website: 'https://acorn.example' },
});

const COMPANY_CALLS: RecordedCall[] = [
  {
    route: 'POST /company/create',
    prepare: as('admin', (client) => client.post('/company/create', fieldsOf('Oak'))),
    event: {
      ...{ kind: 'company_created', actor_id: 'admin', subject_type: 'company' },
      ...{ subject_name: 'Oak', company_name: 'Oak', workspace_id: null },
    },
    twice: 2,
  },
  {
    route: 'PUT /company/update',
    prepare: as('cadmin', (client) =>
      client.put('/company/update', { company_id: 'acorn', ...fieldsOf('Oak') }),
    ),
    event: {
      ...{ kind: 'company_changed', actor_id: 'cadmin', ...aboutAcorn },
      before: { name: 'Acorn', logo: '/uploads/acorn.png' },
      after: { name: 'Oak', logo: null },
    },
    twice: 1,
  },
  {
    route: 'POST /company/delete',
    prepare: as('cadmin', (client) => client.post('/company/delete', { company_id: 'acorn' })),
    event: { kind: 'company_deleted', actor_id: 'cadmin', ...aboutAcorn },
    twice: 1,
  },
  {
    route: 'PUT /company/reactivate',
    prepare: as('admin', (client) => client.put('/company/reactivate', { company_id: 'dogwood' })),
    event: { kind: 'company_restored', subject_id: 'dogwood', company_id: 'dogwood' },
    twice: 1,
  },
  {
    route: 'PUT /company/change-workspaces',
    prepare: as('admin', (client) =>
      client.put('/company/change-workspaces', { company_id: 'acorn', workspace_id: 'south' }),
    ),
    event: {
      ...{ kind: 'company_assigned', ...aboutAcorn },
      ...{ workspace_id: 'south', workspace_name: 'South', former_workspace_id: 'north' },
      ...{ before: { workspace: 'North' }, after: { workspace: 'South' } },
    },
    twice: 1,
  },
  {
    route: 'POST /answers/import',
    prepare: as('editor', (client) =>
      client.post('/answers/import', {
        ...{ import_id: 'one', company_id: 'acorn', dry_run: false },
        rows: [{ activity_id: 'nine', revision: null, values: { revenue_state: 2 } }],
      }),
    ),
    event: { kind: 'answers_imported', actor_id: 'editor', ...aboutAcorn, after: { answers: 1 } },
    twice: 1,
  },
];

const aboutWorkspace = (id: string, name: string) => ({
  ...{ actor_id: 'admin', company_id: null, subject_type: 'workspace' as const },
  ...{ subject_id: id, subject_name: name, workspace_id: id, workspace_name: name },
});

const WORKSPACE_CALLS: RecordedCall[] = [
  {
    route: 'POST /workspace/create',
    prepare: as('admin', (client) =>
      client.post('/workspace/create', { workspace_name: 'East', user_id: 'admin' }),
    ),
    event: { kind: 'workspace_created', subject_name: 'East', workspace_name: 'East' },
    twice: 1,
  },
  {
    route: 'PUT /workspace/update',
    what: 'name',
    prepare: as('admin', (client) =>
      client.put('/workspace/update', { workspace_id: 'north', workspace_name: 'Nord' }),
    ),
    event: {
      ...{ kind: 'workspace_changed', ...aboutWorkspace('north', 'North') },
      ...{ before: { name: 'North' }, after: { name: 'Nord' } },
    },
    twice: 1,
  },
  {
    route: 'PUT /workspace/update',
    what: 'reach and name',
    prepare: as('admin', (client) =>
      client.put('/workspace/update', {
        ...{ workspace_id: 'north', workspace_name: 'Nord', administrators_reach: 'read' },
      }),
    ),
    event: {
      ...{ kind: 'reach_changed', ...aboutWorkspace('north', 'North') },
      before: { name: 'North', administrators_reach: 'none' },
      after: { name: 'Nord', administrators_reach: 'read' },
    },
    twice: 1,
  },
  {
    route: 'POST /workspace/delete',
    prepare: as('admin', (client) => client.post('/workspace/delete', { workspace_id: 'north' })),
    event: { kind: 'workspace_deleted', ...aboutWorkspace('north', 'North') },
    twice: 1,
  },
  {
    route: 'PUT /workspace/reactivate',
    prepare: as('admin', (client) => client.put('/workspace/reactivate', { workspace_id: 'west' })),
    event: { kind: 'workspace_restored', ...aboutWorkspace('west', 'West') },
    twice: 1,
  },
];

export const RECORDED_CALLS: RecordedCall[] = [
  ...SIGN_IN_CALLS,
  ...ACCOUNT_CALLS,
  ...PEOPLE_CALLS,
  ...COMPANY_CALLS,
  ...WORKSPACE_CALLS,
];

/** Calls that are not recorded: they change nothing, or only answers, plans, targets and mails. */
export const UNRECORDED = [
  'POST /graphql',
  'POST /user/autosave',
  'POST /answer/confirm',
  ...['POST /plan/save', 'POST /plan/save-many', 'POST /plan/remove'],
  ...['POST /target/save', 'POST /target/remove', 'POST /target/restore'],
  'POST /report-error',
  'POST /auth/forgot-password',
  'POST /user/invitation',
  'POST /user/resend-email',
];
