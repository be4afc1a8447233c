import type { GetEventsQuery } from '@/shared/api/generated/operations';

type EventDto = GetEventsQuery['events'][number];

const HOUR_MS = 60 * 60 * 1000;

const FIRST: EventDto = {
  id: 'event-0',
  at: '',
  kind: 'signed_in',
  actor_id: 'person-1',
  actor_name: 'Marta Lindqvist',
  actor_email: 'marta.lindqvist@example.com',
  subject_type: null,
  subject_id: null,
  subject_name: null,
  company_name: 'Alder Valley Foods',
  workspace_name: 'Food and Household Group',
  changes: [],
  address: '192.0.2.17',
  browser: 'Chrome',
  os: 'Windows',
  user_agent: null,
};

/** The differences of a story's events from the first one, the latest first. */
const EVENTS: Partial<EventDto>[] = [
  {},
  {
    kind: 'roles_changed',
    subject_type: 'person',
    subject_id: 'person-2',
    subject_name: 'Ignacio Fernández de la Vega',
    changes: [
      { field: 'company_role', before: 'editor', after: 'administrator' },
      { field: 'workspace_role', before: 'subscriber', after: 'editor' },
    ],
  },
  {
    kind: 'sign_in_locked',
    actor_id: null,
    actor_name: null,
    actor_email: null,
    subject_type: 'person',
    subject_id: 'person-2',
    subject_name: 'Ignacio Fernández de la Vega',
    changes: [
      { field: 'email', before: null, after: 'ignacio.fernandez@example.com' },
      { field: 'attempts', before: null, after: '5' },
    ],
    address: '2001:db8:85a3:8d3:1319:8a2e:370:7348',
    browser: null,
    os: null,
    user_agent: 'curl/8.16.0',
  },
  {
    kind: 'reach_changed',
    subject_type: 'workspace',
    subject_id: 'workspace-1',
    subject_name: 'Food and Household Group',
    company_name: null,
    changes: [{ field: 'administrators_reach', before: 'none', after: 'read' }],
  },
  {
    kind: 'company_purged',
    actor_id: null,
    actor_name: null,
    actor_email: null,
    subject_type: 'company',
    subject_id: 'company-9',
    subject_name: 'Longmeadow Bus Lines',
    company_name: 'Longmeadow Bus Lines',
    workspace_name: null,
    address: null,
    browser: null,
    os: null,
  },
  // A person whose personal data was erased.
  {
    kind: 'signed_out',
    actor_id: 'person-3',
    actor_name: null,
    actor_email: null,
    address: null,
    browser: null,
    os: null,
  },
  { kind: 'kind_of_a_later_server' },
];

/** A page of the activity log with this number of events, an hour apart. */
export const events = (count = EVENTS.length): GetEventsQuery => ({
  events: Array.from({ length: count }, (_, index) => ({
    ...FIRST,
    ...EVENTS[index % EVENTS.length],
    id: `event-${String(index)}`,
    at: new Date(Date.now() - index * HOUR_MS).toISOString(),
  })),
});
