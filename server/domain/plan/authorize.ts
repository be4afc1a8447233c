import type { ReadTransaction } from '@server/store/Store';
import { actingPerson, type Actor } from '../manage/access';
import { createReader, type Reader } from '../queries/reader';
import { authorizeEditing, refuseViewers } from '../saveAnswer/editing';

/**
 * A reader for a user who edits plans. Editing a company's plan requires the permission to save its answers. The
 * caller has locked the item to change, because the user's roles may change while the request waits for it.
 */
export async function planEditor(tx: ReadTransaction, actor: Actor): Promise<PlanEditor> {
  const person = await actingPerson(tx, actor);
  refuseViewers(person);
  const reader = createReader(tx, person, actor.language);
  return { reader, authorize: (company_id) => authorizeEditing(reader, company_id) };
}

interface PlanEditor {
  reader: Reader;
  /** NOT_FOUND or FORBIDDEN if the person may not change this company's plan. */
  authorize(companyId: string): Promise<void>;
}
