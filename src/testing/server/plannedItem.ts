import type { Store } from '@server/store/Store';
import type { PlanItemRow } from '@server/store/tables';
import { planItem } from '@server/testing/smallFixtures';
import { FIXTURE_COMPANY } from './testServer';

/** The activities that the fixtures' company has scored below the default aim. */
export const activitiesBelowAim = (store: Store): Promise<string[]> =>
  store.read(async (tx) => {
    const answers = await tx.find('answers', { company_id: FIXTURE_COMPANY.id });
    return answers
      .filter(({ revenue_state }) => revenue_state !== null && revenue_state < 8)
      .map(({ activity_id }) => activity_id);
  });

/** Plans the first of these activities, or another one, and returns its id. */
export async function insertItem(store: Store, fields: Partial<PlanItemRow>): Promise<string> {
  const [first = ''] = await activitiesBelowAim(store);
  const item = { ...planItem(FIXTURE_COMPANY.id, first), id: 'item', ...fields };
  const created_at = new Date().toISOString();
  await store.write((tx) => tx.insert('plan_items', { ...item, created_at }));
  return item.activity_id;
}

/** Removes the plans of the fixtures. */
export const removePlans = (store: Store): Promise<void> =>
  store.write(async (tx) => void (await tx.remove('plan_items', {})));
