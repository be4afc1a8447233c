import type { ColumnTypes } from '@server/store/sql/engine';

/**
 * Profiles with their use in companies, and mappings of foreign workbooks. A check of a column cannot be changed in
 * SQLite, so that the column with the source of a change is replaced.
 */
export const profilesAndMappings = ({ json }: ColumnTypes): string[] => [
  `alter table answer_changes rename column source to former_source`,
  `alter table answer_changes add column source text not null default 'form'
    check (source in ('form', 'workbook', 'round', 'profile'))`,
  `update answer_changes set source = former_source where former_source <> 'form'`,
  `alter table answer_changes drop column former_source`,
  `create table profiles (
    id text primary key,
    workspace_id text not null references workspaces on delete cascade,
    name text not null,
    activities ${json} not null,
    reason text not null
  )`,
  `create index profiles_workspace on profiles (workspace_id)`,
  `create table profile_applied (
    id text primary key,
    profile_id text not null references profiles on delete cascade,
    company_id text not null references companies on delete cascade,
    marked ${json} not null,
    applied_by text not null,
    applied_at text not null
  )`,
  `create index profile_applied_profile on profile_applied (profile_id)`,
  `create index profile_applied_company on profile_applied (company_id)`,
  `create index profile_applied_by on profile_applied (applied_by, id)`,
  `create table mappings (
    id text primary key,
    workspace_id text not null references workspaces on delete cascade,
    name text not null,
    header_digest text not null,
    columns ${json} not null,
    scale ${json} not null,
    pairs ${json} not null,
    combine text not null check (combine in ('lowest', 'median')),
    "by" text not null,
    "at" text not null,
    revision integer not null check (revision > 0)
  )`,
  `create index mappings_workspace on mappings (workspace_id)`,
  `create index mappings_by on mappings ("by", id)`,
];
