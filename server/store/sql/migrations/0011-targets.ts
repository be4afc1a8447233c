import type { ColumnTypes } from '@server/store/sql/engine';

/** The targets of each company: at most one current target for a driver and for the Global Average. */
export const targets = ({ json }: ColumnTypes): string[] => [
  `create table targets (
    id text primary key,
    company_id text not null references companies,
    driver_id text references drivers,
    start_on text not null,
    start_average double precision check (start_average between 1 and 10),
    value double precision not null check (value between 1 and 10),
    due_on text not null,
    milestones ${json} not null,
    reason text not null,
    set_by text not null,
    set_at text not null,
    ended_at text
  )`,
  `create unique index targets_present on targets (company_id, coalesce(driver_id, ''))
    where ended_at is null`,
  `create index targets_company on targets (company_id)`,
];
