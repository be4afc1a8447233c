import type { FindPeopleQuery, GetEventsQuery } from '@/shared/api/generated/operations';

import { filterByText } from '@/shared/lib/filterByText';

/** A person or another thing that an event names, as it was called then. */
export interface Named {
  /** null if there is nothing with this name, such as an account. */
  id: string | null;
  /** null for a person whose personal data was erased. */
  name: string | null;
}

export interface EventChange {
  field: string;
  before: string | null;
  after: string | null;
}

/** An event of the activity log. */
export interface LoggedEvent {
  id: string;
  /** ISO 8601. */
  at: string;
  /** A kind of the contract, or one of a later server. */
  kind: string;
  /** null for the server, and for somebody who was not signed in. */
  actor: (Named & { email: string | null }) | null;
  subject: (Named & { type: string | null }) | null;
  companyName: string | null;
  workspaceName: string | null;
  changes: readonly EventChange[];
  address: string | null;
  /** Browser and operating system, or the User-Agent header if they are unknown. */
  device: string | null;
}

/** A person to filter by. */
export interface FoundPerson {
  id: string;
  name: string;
  email: string;
}

type EventDto = GetEventsQuery['events'][number];

export const toLoggedEvents = ({ events }: GetEventsQuery): LoggedEvent[] =>
  events.map((dto) => ({
    id: dto.id,
    at: dto.at,
    kind: dto.kind,
    actor: actorOf(dto),
    subject: subjectOf(dto),
    companyName: dto.company_name,
    workspaceName: dto.workspace_name,
    changes: dto.changes,
    address: dto.address,
    device: [dto.browser, dto.os].filter(Boolean).join(' · ') || dto.user_agent,
  }));

const actorOf = ({ actor_id, actor_name, actor_email }: EventDto): LoggedEvent['actor'] =>
  actor_id === null ? null : { id: actor_id, name: actor_name, email: actor_email };

function subjectOf({ subject_type, subject_id, subject_name }: EventDto): LoggedEvent['subject'] {
  const isErased = subject_name === null && subject_type === 'person' && subject_id !== null;
  if (subject_name === null && !isErased) return null;
  return { type: subject_type, id: subject_id, name: subject_name };
}

/** The server finds whole companies by their people; these are the people. */
export const toFoundPeople = (
  { collaborators }: FindPeopleQuery,
  search: string,
): FoundPerson[] => {
  const people = collaborators.flatMap((group) => group.collaborators);
  return [...filterByText(people, search, ({ name, email }) => `${name} ${email}`)];
};
