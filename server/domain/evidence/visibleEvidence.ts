import { can } from '@contract/permissions/permissions';
import type { EvidenceRow } from '@server/store/tables';
import type { Reader } from '../queries/reader';

/**
 * Which evidence of a company the reader's person may see, whether it was removed or not. Throws the errors of
 * `reader.company`.
 */
export async function evidenceFilter(reader: Reader, company_id: string) {
  const { workspace_id } = await reader.company(company_id);
  const person = await reader.personWithReach();
  const mayBeRestricted = person.token_scope !== 'company';
  const sees = (added_by: string | null) =>
    mayBeRestricted &&
    can(person, 'seeRestrictedEvidence', { company_id, workspace_id, author_id: added_by });
  return {
    isVisible: ({ audience, added_by }: Pick<EvidenceRow, 'audience' | 'added_by'>) =>
      audience === 'company' || sees(added_by),
    /** Whether the person sees the evidence for administrators that others added, and that of their own. */
    seesAll: sees(null),
    seesOwn: sees(person.id),
  };
}
