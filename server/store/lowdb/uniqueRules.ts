import { foldCase } from '@contract/fields/names';
import { isOpenStatus } from '@contract/priorities/planItems';
import { ConstraintViolated, type Constraint } from '@server/store/Store';
import type { TableName, Tables } from '@server/store/tables';

interface UniqueRule<T extends TableName> {
  constraint: Constraint;
  /** Two rows must not have the same key; null for a row to which the rule does not apply. */
  keyOf(row: Tables[T]): string | null;
}

/** The unique constraints of the SQL schema. */
const RULES: { [T in TableName]?: UniqueRule<T> } = {
  users: { constraint: 'users_email', keyOf: ({ email }) => email.toLowerCase() },
  workspaces: {
    constraint: 'workspaces_name',
    keyOf: ({ name, deleted_at }) => (deleted_at === null ? foldCase(name.trim()) : null),
  },
  answers: {
    constraint: 'answers_activity',
    keyOf: ({ company_id, activity_id }) => JSON.stringify([company_id, activity_id]),
  },
  plan_items: {
    constraint: 'plan_items_open',
    keyOf: ({ company_id, activity_id, status }) =>
      isOpenStatus(status) ? JSON.stringify([company_id, activity_id]) : null,
  },
  targets: {
    constraint: 'targets_present',
    keyOf: ({ company_id, driver_id, ended_at }) =>
      ended_at === null ? JSON.stringify([company_id, driver_id]) : null,
  },
  opinions: {
    constraint: 'opinions_respondent',
    keyOf: ({ round_id, company_id, activity_id, respondent }) =>
      JSON.stringify([round_id, company_id, activity_id, respondent]),
  },
  reviews: {
    constraint: 'reviews_name',
    keyOf: ({ company_id, name_key }) => JSON.stringify([company_id, name_key]),
  },
  requests: {
    constraint: 'requests_open',
    keyOf: ({ company_id, activity_id, kind, asked_of, done_at, cancelled_at }) =>
      done_at === null && cancelled_at === null && asked_of !== null
        ? JSON.stringify([company_id, activity_id, kind, asked_of])
        : null,
  },
};

/** The first row that has the same key as an earlier one; null if there is none. */
export function findRepeated<T extends TableName>(
  table: T,
  rows: readonly Tables[T][],
): { index: number; constraint: Constraint; key: string } | null {
  const rule = RULES[table];
  if (!rule) return null;
  const seen = new Set<string>();
  for (const [index, row] of rows.entries()) {
    const key = rule.keyOf(row);
    if (key === null) continue;
    if (seen.has(key)) return { index, constraint: rule.constraint, key };
    seen.add(key);
  }
  return null;
}

/** Throws ConstraintViolated if two rows of a table have the same key. */
export function checkUnique<T extends TableName>(table: T, rows: readonly Tables[T][]): void {
  const repeated = findRepeated(table, rows);
  if (!repeated) return;
  const { constraint, key } = repeated;
  throw new ConstraintViolated(constraint, `${table}: duplicate key ${key}`);
}
