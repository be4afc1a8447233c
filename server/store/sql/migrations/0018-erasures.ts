import { IDENTIFYING_FIELDS } from '@server/store/eventRows';
import type { ColumnTypes } from '@server/store/sql/engine';

const same = (column: string) => `new.${column} is not distinct from old.${column}`;
const cleared = (column: string) => `new.${column} is null`;

/** Conditions that are never null, because a null condition would not refuse anything in SQLite. */
const ACTOR_ERASED = 'exists (select 1 from erasures where id = old.actor_id)';
const SUBJECT_ERASED = `(old.subject_type is not distinct from 'person' and (old.subject_id is null
  or exists (select 1 from erasures where id = old.subject_id)))`;

/** The columns that an erasure never changes. */
const FIXED = [
  ...['id', 'at', 'kind', 'actor_id', 'subject_type', 'subject_id'],
  ...['company_id', 'company_name', 'workspace_id', 'workspace_name'],
  ...['former_company_id', 'former_workspace_id'],
];

/**
 * The people whose personal data was erased, and the only way to change an event: what identifies such a person may be
 * removed from it. An event about no known account may lose the address that somebody typed.
 */
export const erasures = ({ allowUpdates, jsonWithout }: ColumnTypes): string[] => {
  const sameText = (column: string) =>
    `cast(new.${column} as text) is not distinct from cast(old.${column} as text)`;
  const withoutIdentity = (column: string) =>
    `${jsonWithout(`new.${column}`, [])} is not distinct from ${jsonWithout(`old.${column}`, IDENTIFYING_FIELDS)}`;
  const changeable = [
    ...FIXED.map(same),
    ...['actor_name', 'actor_email'].map(
      (column) => `(${same(column)} or (${cleared(column)} and ${ACTOR_ERASED}))`,
    ),
    `(${same('subject_name')} or (${cleared('subject_name')} and ${SUBJECT_ERASED}))`,
    ...['before', 'after'].map(
      (column) => `(${sameText(column)} or (${withoutIdentity(column)} and ${SUBJECT_ERASED}))`,
    ),
    ...['address', 'user_agent'].map(
      (column) => `(${same(column)} or (${cleared(column)}
        and (${ACTOR_ERASED} or (old.actor_id is null and ${SUBJECT_ERASED}))))`,
    ),
  ];
  return [
    `create table erasures (id text primary key, erased_at text not null)`,
    `create index events_unknown_account on events (subject_name)
      where subject_type = 'person' and subject_id is null`,
    ...allowUpdates(
      'events',
      'old.at <= (select until from event_retention)',
      changeable.join('\n and '),
    ),
  ];
};
