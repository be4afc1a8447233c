import type { MappingRow, ProfileRow } from '@server/store/tables';
import { START } from './smallFixtures';

/** The profile of a workspace, which drops the actions 'two' and 'nine'. */
export const profile = (workspace_id: string, fields: Partial<ProfileRow> = {}): ProfileRow => ({
  id: `profile-${workspace_id}`,
  workspace_id,
  name: 'Services',
  activities: ['two', 'nine'],
  reason: 'We sell no products.',
  ...fields,
});

/** The mapping of a workspace, by which a workbook with questions on a scale from 0 to 5 is read. */
export const mapping = (workspace_id: string, fields: Partial<MappingRow> = {}): MappingRow => ({
  id: `mapping-${workspace_id}`,
  workspace_id,
  name: 'Survey',
  header_digest: 'b'.repeat(64),
  columns: [
    { field: 'question', header: 'Question' },
    { field: 'revenue_state', header: 'Score' },
  ],
  scale: [{ theirs: '5', ours: 10 }],
  pairs: [{ theirs: 'Do you plan?', activity_id: 'two' }],
  combine: 'lowest',
  by: 'editor',
  at: START,
  revision: 1,
  ...fields,
});
