/** The plan of each company: at most one open item for an activity. */
export const plan = (): string[] => [
  `create table plan_items (
    id text primary key,
    company_id text not null references companies,
    activity_id text not null references activities,
    aim integer not null check (aim between 1 and 10),
    status text not null check (status in ('planned', 'doing', 'done', 'dropped')),
    owner_id text references users on delete set null,
    starts_on text,
    due_on text,
    note text not null,
    baseline_state integer check (baseline_state between 1 and 10),
    created_by text not null,
    created_at text not null,
    done_at text,
    revision integer not null check (revision > 0)
  )`,
  `create unique index plan_items_open on plan_items (company_id, activity_id)
    where status in ('planned', 'doing')`,
  `create index plan_items_company on plan_items (company_id)`,
  `create index plan_items_owner on plan_items (owner_id)`,
];
