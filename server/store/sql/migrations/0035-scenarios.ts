import type { ColumnTypes } from '@server/store/sql/engine';

/** Scenarios of a company's plan, and the companies about which people receive lines in the weekly mail. */
export const scenarios = ({ json }: ColumnTypes): string[] => [
  `create table scenarios (
    id text primary key,
    company_id text not null references companies,
    name text not null,
    items ${json} not null,
    note text,
    created_by text not null,
    created_at text not null,
    revision integer not null check (revision > 0),
    answers_revision integer not null,
    chosen_at text
  )`,
  `create index scenarios_company on scenarios (company_id)`,
  `create index scenarios_created_by on scenarios (created_by, id)`,
  `create table user_subscriptions (
    id text primary key references users on delete cascade,
    company_ids ${json} not null
  )`,
];
