/**
 * The kinds of the activity log's events, by what they are about. The compiler demands the names of a new kind in the
 * messages of src/features/eventLog.
 */
export const EVENT_KINDS_BY_GROUP = {
  sign_in: [
    'signed_in',
    'sign_in_failed',
    'sign_in_locked',
    'sign_on_refused',
    'identity_linked',
    'signed_out',
    'sessions_ended',
  ],
  account: [
    'password_changed',
    'password_reset',
    'password_removed',
    'account_changed',
    'email_change_requested',
    'email_change_canceled',
    'email_changed',
    'token_created',
    'token_revoked',
    'second_factor_added',
    'second_factor_removed',
    'recovery_codes_created',
    'data_exported',
  ],
  people: [
    'person_invited',
    'invitation_resent',
    'invitation_accepted',
    'account_created',
    'roles_changed',
    'person_moved',
    'person_removed',
    'person_erased',
    'second_factor_reset',
  ],
  companies: [
    'company_created',
    'company_changed',
    'company_assigned',
    'company_deleted',
    'company_restored',
    'company_purged',
    'answers_imported',
    'scenario_chosen',
    'benefit_confirmed',
    'evidence_added',
    'evidence_removed',
    'evidence_restored',
    'file_downloaded',
  ],
  rounds: [
    'round_created',
    'round_changed',
    'round_opened',
    'round_closed',
    'round_reminded',
    'round_decided',
  ],
  reviews: [
    'review_taken',
    'review_imported',
    'review_changed',
    'review_removed',
    'review_signed',
    'review_withdrawn',
    'review_shared',
    'review_unshared',
  ],
  profiles: [
    'profile_saved',
    'profile_removed',
    'profile_applied',
    'profile_taken_back',
    'mapping_saved',
    'mapping_removed',
  ],
  workspaces: [
    'workspace_created',
    'workspace_changed',
    'reach_changed',
    'workspace_deleted',
    'workspace_restored',
    'workspace_purged',
  ],
  model: ['model_imported', 'model_applied', 'model_undone'],
  server: ['settings_changed', 'sign_on_changed'],
} as const;

export type EventGroup = keyof typeof EVENT_KINDS_BY_GROUP;
export type EventKind = (typeof EVENT_KINDS_BY_GROUP)[EventGroup][number];

export const EVENT_GROUPS = Object.keys(EVENT_KINDS_BY_GROUP) as EventGroup[];
export const EVENT_KINDS: readonly EventKind[] = Object.values(EVENT_KINDS_BY_GROUP).flat();

export const isEventKind = (text: string): text is EventKind =>
  EVENT_KINDS.some((kind) => kind === text);

/** The kind of thing an event is about. 'network' is a network address. */
export const EVENT_SUBJECTS = ['person', 'company', 'workspace', 'network'] as const;
export type EventSubjectType = (typeof EVENT_SUBJECTS)[number];

/** Values of the fields that an event changed, by their names on the wire. Never secrets. */
export type EventValues = Record<string, string | number | boolean | null>;
