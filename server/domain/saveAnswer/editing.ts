import { can, mayEditActions, type Person } from '@contract/permissions/permissions';
import { forbidden } from '../errors';
import type { Reader } from '../queries/reader';

/** FORBIDDEN for people who view only. Callers ask before they read a company, so that the error tells nothing of it. */
export function refuseViewers(person: Person): void {
  if (!mayEditActions(person)) throw forbidden('You have view-only access.');
}

/** FORBIDDEN or NOT_FOUND if the person may not save the company's answers, which its plan and imports also require. */
export async function authorizeEditing(reader: Reader, company_id: string): Promise<void> {
  const { person } = reader;
  refuseViewers(person);
  const { workspace_id } = await reader.company(company_id);
  if (!can(person, 'saveAnswer', { company_id, workspace_id })) throw forbidden();
}
