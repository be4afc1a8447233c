import type { ColumnTypes } from '@server/store/sql/engine';

/**
 * Versions of the reference model, and retired rows. Steps and sums are derived and have no reference to companies, so
 * that working them out never waits for a company that is being removed.
 */
export const modelVersions = ({ json, flag }: ColumnTypes): string[] => [
  `alter table activities add column retired_at text`,
  `alter table subdrivers add column retired_at text`,
  `alter table driver_weeks add column model_version text`,
  `create table model_versions (
    id text primary key,
    status text not null check (status in ('draft', 'applied', 'undone')),
    note text not null,
    digest text not null,
    changes ${json} not null,
    change_count integer not null check (change_count > 0),
    base_id text,
    created_by text not null,
    created_at text not null,
    applied_at text,
    undone_at text
  )`,
  `create index model_versions_created_by on model_versions (created_by, id)`,
  `create table model_texts (
    id text primary key,
    activity_id text not null references activities,
    language text not null check (language in ('en', 'es')),
    name text not null,
    description text not null,
    anchors ${json} not null
  )`,
  `create table model_steps (
    id text primary key,
    company_id text not null,
    version_id text not null,
    driver_id text,
    before double precision,
    after double precision,
    contributions ${json} not null
  )`,
  `create index model_steps_company on model_steps (company_id)`,
  `create index model_steps_version on model_steps (version_id, company_id)`,
  `create table model_state (
    id text primary key,
    version_id text,
    sequence integer not null,
    staging text
  )`,
  `insert into model_state (id, sequence) values ('current', 0)`,
  `create table model_sums (
    id text primary key,
    staging text not null,
    dirty ${flag} not null,
    sums ${json} not null
  )`,
  // A driver without any score or mark has no sums, so that equal answers have equal sums.
  `delete from driver_sums where weights = 0 and not_applicable = 0`,
];
