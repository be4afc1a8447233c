import { DEMO_PASSWORD } from '@server/store/demo/seed';

export interface FuzzedCall {
  route: string;
  /** A valid body, from which the generated ones are derived, so that they pass the first check. */
  good: Record<string, unknown>;
  form?: boolean;
  /** Who sends it; the administrator by default. 'secured' has a second factor, 'pending' has yet to give it. */
  by?: 'guest' | 'secured' | 'pending';
}

const company = { company_id: 'birch' };
const fields = {
  company_name: 'New',
  company_logo: '',
  company_website: 'new.example',
  money_unit: 'EUR',
};
/** Calls with a body each, from which generated requests are derived. */
const ROUND = {
  id: null,
  workspace_id: 'north',
  name: 'N',
  names: 'hidden',
  opens_on: '2026-05-13',
  due_on: '2026-06-30',
  companies: [{ company_id: 'acorn', people: [{ user_id: 'editor', party: 'P', areas: ['1'] }] }],
};

export const FUZZED_CALLS: FuzzedCall[] = [
  { route: 'POST /auth/login', good: { email: 'a@b.c', password: DEMO_PASSWORD }, by: 'guest' },
  { route: 'POST /auth/logout', good: {}, by: 'guest' },
  { route: 'POST /auth/forgot-password', good: { email: 'pending@example.com' }, by: 'guest' },
  { route: 'POST /auth/reset-password', good: { token: 'x', password: 'Ab345678' }, by: 'guest' },
  {
    route: 'PUT /user/email-confirm',
    good: { token: 'x', name: 'N', picture_url: 'https://a.example/x', password: 'Ab345678' },
    by: 'guest',
  },
  { route: 'POST /user/confirm-email', good: { token: 'x' }, by: 'guest' },
  { route: 'POST /user/resend-email', good: {} },
  { route: 'POST /user/cancel-email', good: {} },
  { route: 'POST /auth/logout-others', good: {} },
  { route: 'POST /auth/logout-session', good: { session_id: 'x' } },
  {
    route: 'POST /user/create-token',
    good: { name: 'N', company_id: 'birch', expires_on: '2026-05-31' },
  },
  { route: 'POST /user/revoke-token', good: { token_id: 'x' } },
  {
    route: 'POST /graphql',
    good: { query: '{companies{id}}', variables: {}, operationName: null },
  },
  {
    route: 'POST /user/create',
    good: { ...company, company_role: 'editor', user_email: 'n@b.c', workspace_id: 'north' },
  },
  { route: 'POST /user/resend-invitation', good: { user_id: 'pending' } },
  {
    route: 'PUT /user/update-role',
    good: { user_id: 'editor', company_role: 'editor', workspace_role: 'Admin' },
  },
  {
    route: 'PUT /user/change-company',
    good: { user_id: 'editor', ...company, workspace_id: 'north' },
  },
  { route: 'POST /user/delete', good: { user_id: 'subscriber' } },
  {
    route: 'PUT /user/updateUser',
    good: { id: 'admin', name: 'A', email: 'admin@example.com', new_password: '' },
    form: true,
  },
  {
    route: 'POST /user/autosave',
    good: {
      user_id: 'admin',
      company_id: 'acorn',
      activity_id: 'nine',
      revenueState: '5',
      relevance: '',
      timeWeeks: '1.5',
      changed: 'relevance',
      revision: '1',
      save_id: 's',
    },
    form: true,
  },
  {
    route: 'POST /answers/import',
    good: {
      import_id: 'i',
      company_id: 'acorn',
      dry_run: false,
      rows: [
        { activity_id: 'nine', revision: 1, values: { cost: 'low', time_w: 1 }, keep: 'mine' },
      ],
    },
  },
  {
    route: 'POST /report-error',
    good: { whatHappened: 'It', whereFound: '', description: '', route: '/', version: '1' },
    form: true,
  },
  {
    route: 'POST /plan/save',
    good: {
      company_id: 'acorn',
      activity_id: 'ten',
      aim: 9,
      status: 'doing',
      owner_id: 'editor',
      starts_on: '2026-05-13',
      due_on: '2026-06-30',
      note: 'N',
      revision: 1,
      id: null,
      benefit_m: 2.5,
      benefit_kind: 'margin',
      full_on: '2026-12-31',
      benefit_real_m: 1,
    },
  },
  { route: 'POST /plan/confirm', good: { id: 'plan-acorn', revision: 1 } },
  {
    route: 'POST /scenario/save',
    good: {
      id: null,
      company_id: 'acorn',
      name: 'Fast',
      note: 'N',
      items: [
        {
          activity_id: 'two',
          aim: 9,
          owner_id: 'editor',
          due_on: '2026-06-30',
          benefit_m: 1,
          benefit_kind: 'revenue',
        },
      ],
      revision: 1,
    },
  },
  { route: 'POST /scenario/remove', good: { id: 'scenario-acorn', revision: 1 } },
  {
    route: 'POST /scenario/choose',
    good: { id: 'scenario-acorn', revision: 1, chosen: null, dry_run: false },
  },
  { route: 'POST /user/subscriptions', good: { company_ids: ['acorn'] } },
  {
    route: 'POST /plan/save-many',
    good: {
      company_id: 'acorn',
      items: [{ activity_id: 'two', aim: 9 }],
      owner_id: 'editor',
      starts_on: null,
      due_on: '2026-06-30',
    },
  },
  { route: 'POST /plan/remove', good: { id: 'plan-acorn' } },
  {
    route: 'POST /target/save',
    good: {
      company_id: 'acorn',
      driver_name: 'Total',
      value: 9.5,
      due_on: '2026-12-31',
      milestones: [{ on: '2026-09-30', value: 8 }],
      reason: 'R',
    },
  },
  { route: 'POST /round/save', good: ROUND },
  { route: 'POST /round/preview', good: ROUND },
  {
    route: 'POST /opinion/save',
    good: {
      round_id: 'round',
      company_id: 'acorn',
      activity_id: 'ten',
      state: 5,
      unsure: false,
      not_applicable: false,
      confidence: 2,
      reason: 'R',
      save_id: 's',
    },
  },
  ...['open', 'close', 'remind'].map((name) => ({
    route: `POST /round/${name}`,
    good: { round_id: 'round', company_id: 'acorn' },
  })),
  {
    route: 'POST /round/hand-in',
    good: { round_id: 'round', company_id: 'acorn', handed_in: false },
  },
  {
    route: 'POST /round/decide',
    good: {
      round_id: 'round',
      company_id: 'acorn',
      decide_id: 'd',
      dry_run: false,
      rows: [{ activity_id: 'nine', state: 5, revision: 1, keep: 'mine' }],
    },
  },
  { route: 'POST /review/take', good: { company_id: 'acorn', name: 'N', summary: 'S' } },
  {
    route: 'POST /review/import',
    good: {
      company_id: 'acorn',
      name: 'N',
      as_of: '2025-05-13',
      rows: [{ activity_id: 'two', values: { revenue_state: 5, cost: 'low' } }],
    },
  },
  { route: 'POST /review/update', good: { id: 'review-acorn', name: 'N', summary: 'S' } },
  { route: 'POST /review/remove', good: { id: 'x' } },
  { route: 'POST /review/sign', good: { id: 'review-acorn' } },
  { route: 'POST /review/withdraw', good: { id: 'signed-acorn', reason: 'R' } },
  {
    route: 'POST /review/share',
    good: { review_id: 'signed-acorn', recipient: 'R', scope: 'page', ends_on: '2026-06-13' },
  },
  { route: 'POST /review/unshare', good: { id: 'x' } },
  { route: 'POST /review/verify', good: { digest: 'abcdef012345' }, by: 'guest' },
  {
    route: 'POST /profile/save',
    good: {
      workspace_id: 'north',
      id: 'profile-north',
      name: 'Services',
      activities: ['two'],
      reason: 'R',
    },
  },
  {
    route: 'POST /profile/apply',
    good: {
      apply_id: 'a',
      profile_id: 'profile-north',
      company_id: 'acorn',
      on: true,
      dry_run: true,
    },
  },
  {
    route: 'POST /model/import',
    good: {
      import_id: 'm',
      note: 'N',
      sheets: { drivers: [{ id: 'driver-1', description: 'D' }], activities: [{ id: 'two' }] },
    },
  },
  { route: 'POST /model/apply', good: { version_id: 'draft' } },
  { route: 'POST /model/undo', good: { version_id: 'draft' } },
  { route: 'POST /profile/remove', good: { id: 'profile-north' } },
  {
    route: 'POST /mapping/save',
    good: {
      workspace_id: 'north',
      id: 'mapping-north',
      name: 'Survey',
      header_digest: 'a'.repeat(64),
      columns: [{ field: 'revenue_state', header: 'Score' }],
      scale: [{ theirs: '5', ours: 10 }],
      pairs: [{ theirs: 'Do you plan?', activity_id: 'two' }],
      combine: 'median',
      revision: 1,
    },
  },
  { route: 'POST /mapping/remove', good: { id: 'mapping-north', revision: 1 } },
  { route: 'POST /target/remove', good: { id: 'target-acorn' } },
  { route: 'POST /target/restore', good: { id: 'target-acorn' } },
  {
    route: 'POST /evidence/add',
    good: {
      company_id: 'acorn',
      activity_id: 'two',
      url: 'https://example.com/report',
      name: 'Report',
      evidence_on: '2026-05-01',
      valid_until: '2027-05-01',
      audience: 'administrators',
      request_id: '',
      replaces_id: '',
    },
    form: true,
  },
  { route: 'POST /evidence/remove', good: { id: 'x' } },
  { route: 'POST /evidence/restore', good: { id: 'x' } },
  {
    route: 'POST /comment/create',
    good: {
      company_id: 'acorn',
      subject_kind: 'activity',
      subject_id: 'two',
      text: 'Why?',
      mentions: ['editor'],
    },
  },
  { route: 'POST /comment/update', good: { id: 'x', text: 'T', mentions: [] } },
  { route: 'POST /comment/delete', good: { id: 'x' } },
  { route: 'POST /comment/resolve', good: { id: 'x', resolved: true } },
  {
    route: 'POST /request/save',
    good: {
      id: null,
      company_id: 'acorn',
      activity_id: 'two',
      kind: 'answer',
      text: 'T',
      asked_of: 'editor',
      due_on: '2026-05-20',
    },
  },
  { route: 'POST /request/cancel', good: { id: 'x' } },
  { route: 'POST /notice/read', good: { ids: ['x'] } },
  {
    route: 'POST /download/record',
    good: { contents: 'plan', format: 'pdf', company_id: 'acorn' },
  },
  { route: 'POST /company/create', good: fields },
  { route: 'PUT /company/update', good: { ...company, ...fields } },
  { route: 'POST /company/delete', good: company },
  { route: 'PUT /company/reactivate', good: company },
  { route: 'PUT /company/change-workspaces', good: { ...company, workspace_id: 'north' } },
  { route: 'POST /workspace/create', good: { workspace_name: 'New', user_id: 'admin' } },
  { route: 'PUT /workspace/update', good: { workspace_id: 'north', workspace_name: 'New' } },
  { route: 'POST /workspace/delete', good: { workspace_id: 'south' } },
  { route: 'PUT /workspace/reactivate', good: { workspace_id: 'south' } },
  {
    route: 'POST /answer/confirm',
    good: { company_id: 'acorn', activity_id: 'nine', revision: 1 },
  },
  { route: 'POST /user/erase', good: { user_id: 'nobody', email: 'nobody@example.com' } },
  { route: 'POST /user/end-sessions', good: { user_id: 'subscriber' } },
  { route: 'POST /user/reset-second-factor', good: { user_id: 'subscriber' } },
  { route: 'POST /user/invitation', good: { token: 'x' }, by: 'guest' },
  { route: 'POST /auth/passkey', good: { response: {} }, by: 'guest' },
  { route: 'POST /auth/second-factor', good: { totp: '123456' }, by: 'pending' },
  { route: 'POST /auth/prove', good: { totp: '123456' }, by: 'secured' },
  { route: 'POST /user/confirm-totp', good: { code: '123456' }, by: 'secured' },
  { route: 'POST /user/add-passkey', good: { name: 'N', response: {} }, by: 'secured' },
  { route: 'POST /user/remove-passkey', good: { passkey_id: 'x' }, by: 'secured' },
];
