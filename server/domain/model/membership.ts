import type { ActivityRow, ModelChange, SubdriverRow } from '@server/store/tables';

/** The driver of each action in use, by the action's id. */
export type Membership = ReadonlyMap<string, string>;

interface Rows {
  activities: Map<string, ActivityRow>;
  subdrivers: Map<string, SubdriverRow>;
}

/** The rows of the model that decide to which driver an action belongs, retired ones included. */
export const rowsById = (
  activities: readonly ActivityRow[],
  subdrivers: readonly SubdriverRow[],
): Rows => ({
  activities: new Map(activities.map((row) => [row.id, row])),
  subdrivers: new Map(subdrivers.map((row) => [row.id, row])),
});

export function membershipOf({ activities, subdrivers }: Rows): Membership {
  const membership = new Map<string, string>();
  for (const { id, subdriver_id, retired_at } of activities.values()) {
    const subdriver = subdrivers.get(subdriver_id);
    if (!isRetired({ retired_at }) && subdriver) membership.set(id, subdriver.driver_id);
  }
  return membership;
}

export const isRetired = ({ retired_at }: { retired_at?: string | null | undefined }) =>
  typeof retired_at === 'string';

/** The rows after changes, or with `direction` 'before' the rows before them. */
export function changedRows(
  rows: Rows,
  changes: readonly ModelChange[],
  direction: 'before' | 'after',
): Rows {
  const activities = new Map(rows.activities);
  const subdrivers = new Map(rows.subdrivers);
  for (const change of changes) {
    if (change.table === 'activities') put(activities, change.id, change[direction]);
    if (change.table === 'subdrivers') put(subdrivers, change.id, change[direction]);
  }
  return { activities, subdrivers };
}

function put<Row>(rows: Map<string, Row>, id: string, row: Row | null): void {
  if (row === null) rows.delete(id);
  else rows.set(id, row);
}
