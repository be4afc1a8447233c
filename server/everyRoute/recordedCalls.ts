import { evidence, postEvidence } from '@server/testing/evidence';
import { planItem, scenario, START } from '@server/testing/smallFixtures';
import { ACCOUNT_CALLS, SIGN_IN_CALLS } from './recordedAccountCalls';
import { FACTOR_CALLS } from './recordedFactorCalls';
import { about, as, type RecordedCall } from './recordedCall';
import { REVIEW_CALLS } from './recordedReviewCalls';
import { PROFILE_CALLS } from './recordedProfileCalls';
import { ROUND_CALLS } from './recordedRoundCalls';
import { WORKSPACE_CALLS } from './recordedWorkspaceCalls';

const aboutAcorn = {
  subject_type: 'company' as const,
  subject_id: 'acorn',
  subject_name: 'Acorn',
  company_id: 'acorn',
  workspace_id: 'north',
};

const PEOPLE_CALLS: RecordedCall[] = [
  {
    route: 'POST /user/create',
    prepare: as('cadmin', (client) =>
      client.post('/user/create', {
        company_id: 'acorn',
        company_role: 'editor',
        user_email: 'New@Example.com',
      }),
    ),
    event: {
      kind: 'person_invited',
      actor_id: 'cadmin',
      actor_email: 'cadmin@example.com',
      subject_type: 'person',
      subject_name: 'new',
      company_id: 'acorn',
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /user/resend-invitation',
    prepare: as('cadmin', (client) =>
      client.post('/user/resend-invitation', { user_id: 'pending' }),
    ),
    event: { kind: 'invitation_resent', actor_id: 'cadmin', ...about('pending') },
    changesOfTwoCalls: 2,
  },
  {
    route: 'PUT /user/update-role',
    prepare: as('admin', (client) =>
      client.put('/user/update-role', {
        user_id: 'editor',
        company_role: 'administrator',
        workspace_role: 'subscriber',
      }),
    ),
    event: {
      kind: 'roles_changed',
      actor_id: 'admin',
      ...about('editor'),
      before: { company_role: 'editor', workspace_role: 'editor' },
      after: { company_role: 'administrator', workspace_role: 'subscriber' },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'PUT /user/change-company',
    prepare: as('admin', (client) =>
      client.put('/user/change-company', { user_id: 'editor', company_id: 'cedar' }),
    ),
    event: {
      kind: 'person_moved',
      actor_id: 'admin',
      ...about('editor', 'cedar'),
      company_name: 'Cedar',
      workspace_id: 'south',
      workspace_name: 'South',
      former_company_id: 'acorn',
      former_workspace_id: 'north',
      before: { company: 'Acorn' },
      after: { company: 'Cedar' },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /user/end-sessions',
    async prepare(server) {
      await server.as('editor');
      await server.as('editor');
      return as('admin', (client) => client.post('/user/end-sessions', { user_id: 'editor' }))(
        server,
      );
    },
    event: {
      kind: 'sessions_ended',
      actor_id: 'admin',
      ...about('editor'),
      after: { sessions: 2 },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /user/delete',
    prepare: as('admin', (client) => client.post('/user/delete', { user_id: 'editor' })),
    event: { kind: 'person_removed', actor_id: 'admin', ...about('editor') },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /user/erase',
    prepare: as('admin', (client) =>
      client.post('/user/erase', { user_id: 'editor', email: 'Editor@example.com' }),
    ),
    event: {
      kind: 'person_erased',
      actor_id: 'admin',
      ...about('editor'),
      subject_name: null,
      before: null,
      after: null,
    },
    changesOfTwoCalls: 1,
  },
];

const fieldsOf = (company_name: string) => ({
  company_name,
  company_logo: '',
  company_website: 'https://acorn.example',
});

const COMPANY_CALLS: RecordedCall[] = [
  {
    route: 'POST /company/create',
    prepare: as('admin', (client) => client.post('/company/create', fieldsOf('Oak'))),
    event: {
      kind: 'company_created',
      actor_id: 'admin',
      subject_type: 'company',
      subject_name: 'Oak',
      company_name: 'Oak',
      workspace_id: null,
    },
    changesOfTwoCalls: 2,
  },
  {
    route: 'PUT /company/update',
    prepare: as('cadmin', (client) =>
      client.put('/company/update', { company_id: 'acorn', ...fieldsOf('Oak') }),
    ),
    event: {
      kind: 'company_changed',
      actor_id: 'cadmin',
      ...aboutAcorn,
      before: { name: 'Acorn', logo: '/uploads/acorn.png' },
      after: { name: 'Oak', logo: null },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /company/delete',
    prepare: as('cadmin', (client) => client.post('/company/delete', { company_id: 'acorn' })),
    event: { kind: 'company_deleted', actor_id: 'cadmin', ...aboutAcorn },
    changesOfTwoCalls: 1,
  },
  {
    route: 'PUT /company/reactivate',
    prepare: as('admin', (client) => client.put('/company/reactivate', { company_id: 'dogwood' })),
    event: { kind: 'company_restored', subject_id: 'dogwood', company_id: 'dogwood' },
    changesOfTwoCalls: 1,
  },
  {
    route: 'PUT /company/change-workspaces',
    prepare: as('admin', (client) =>
      client.put('/company/change-workspaces', { company_id: 'acorn', workspace_id: 'south' }),
    ),
    event: {
      kind: 'company_assigned',
      ...aboutAcorn,
      workspace_id: 'south',
      workspace_name: 'South',
      former_workspace_id: 'north',
      before: { workspace: 'North' },
      after: { workspace: 'South' },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /answers/import',
    prepare: as('editor', (client) =>
      client.post('/answers/import', {
        import_id: 'one',
        company_id: 'acorn',
        dry_run: false,
        rows: [{ activity_id: 'nine', revision: null, values: { revenue_state: 2 } }],
      }),
    ),
    event: { kind: 'answers_imported', actor_id: 'editor', ...aboutAcorn, after: { answers: 1 } },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /plan/confirm',
    async prepare(server) {
      const benefit = { benefit_m: 2, benefit_kind: 'margin', benefit_by: 'editor' } as const;
      await server.store.write((tx) =>
        tx.insert('plan_items', { ...planItem('acorn', 'two'), ...benefit }),
      );
      return as('cadmin', (client) =>
        client.post('/plan/confirm', { id: 'plan-acorn', revision: 1 }),
      )(server);
    },
    event: {
      kind: 'benefit_confirmed',
      actor_id: 'cadmin',
      ...aboutAcorn,
      after: { action: '2.1.1 Two', benefit_m: 2, benefit_kind: 'margin' },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /scenario/choose',
    async prepare(server) {
      await server.store.write((tx) => tx.insert('scenarios', scenario('acorn')));
      return as('editor', (client) =>
        client.post('/scenario/choose', {
          ...{ id: 'scenario-acorn', revision: 1, chosen: null, dry_run: false },
        }),
      )(server);
    },
    event: {
      kind: 'scenario_chosen',
      actor_id: 'editor',
      ...aboutAcorn,
      after: { scenario: 'Fast', actions: 1 },
    },
    changesOfTwoCalls: 1,
  },
  {
    route: 'POST /evidence/add',
    prepare: as('editor', (client) => postEvidence(client, { url: 'https://example.com/a' })),
    event: {
      kind: 'evidence_added',
      actor_id: 'editor',
      ...aboutAcorn,
      after: { action: '2.1.1 Two', kind: 'link', audience: 'company' },
    },
    changesOfTwoCalls: 2,
  },
  ...(
    [
      ['POST /evidence/remove', 'evidence_removed', null],
      ['POST /evidence/restore', 'evidence_restored', START],
    ] as const
  ).map(([route, kind, removed_at]): RecordedCall => ({
    route,
    async prepare(server) {
      const row = evidence('acorn', { removed_at });
      await server.store.write((tx) => tx.insert('evidence', row));
      const [, path = ''] = route.split(' ');
      return as('editor', (client) => client.post(path, { id: row.id }))(server);
    },
    event: {
      kind,
      actor_id: 'editor',
      ...aboutAcorn,
      after: { action: '2.1.1 Two', kind: 'link', audience: 'company' },
    },
    changesOfTwoCalls: 1,
  })),
  {
    route: 'POST /download/record',
    prepare: as('editor', (client) =>
      client.post('/download/record', {
        contents: 'assessment',
        format: 'csv',
        company_id: 'acorn',
      }),
    ),
    event: {
      kind: 'file_downloaded',
      actor_id: 'editor',
      ...aboutAcorn,
      after: { contents: 'assessment', format: 'csv' },
    },
    changesOfTwoCalls: 2,
  },
  {
    route: 'POST /download/record',
    what: 'the activity log',
    prepare: as('cadmin', (client) =>
      client.post('/download/record', { contents: 'activity_log', format: 'xlsx' }),
    ),
    event: {
      kind: 'file_downloaded',
      actor_id: 'cadmin',
      company_id: 'acorn',
      subject_id: null,
      after: { contents: 'activity_log', format: 'xlsx' },
    },
    changesOfTwoCalls: 2,
  },
];

export const RECORDED_CALLS: RecordedCall[] = [
  ...SIGN_IN_CALLS,
  ...ACCOUNT_CALLS,
  ...FACTOR_CALLS,
  ...PEOPLE_CALLS,
  ...COMPANY_CALLS,
  ...ROUND_CALLS,
  ...REVIEW_CALLS,
  ...PROFILE_CALLS,
  ...WORKSPACE_CALLS,
];

/** Calls that are not recorded: they change nothing, or only answers, plans, targets, comments, requests and mails. */
export const UNRECORDED = [
  'POST /graphql',
  'POST /user/autosave',
  'POST /answer/confirm',
  ...['POST /plan/save', 'POST /plan/save-many', 'POST /plan/remove'],
  ...['POST /scenario/save', 'POST /scenario/remove', 'POST /user/subscriptions'],
  ...['POST /target/save', 'POST /target/remove', 'POST /target/restore'],
  // Opinions are given alone, and a preview changes nothing.
  ...['POST /opinion/save', 'POST /round/hand-in', 'POST /round/preview'],
  ...['POST /comment/create', 'POST /comment/update', 'POST /comment/delete'],
  ...['POST /comment/resolve', 'POST /request/save', 'POST /request/cancel', 'POST /notice/read'],
  // It only answers.
  'POST /review/verify',
  'POST /report-error',
  'POST /auth/forgot-password',
  'POST /user/invitation',
  'POST /user/resend-email',
  ...['POST /auth/begin-passkey', 'POST /user/begin-passkey', 'POST /user/begin-totp'],
  'POST /auth/prove',
  // A response is valid once, so a failed call cannot be repeated; passkeys.test.ts checks their events.
  ...['POST /auth/passkey', 'POST /user/add-passkey'],
  // Only a provider can sign its token; backChannelLogout.test.ts checks its event.
  'POST /auth/sso/:provider/logout',
];
