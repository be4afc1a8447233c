import type { Tables } from '@server/store/tables';

const NOW = '2026-05-13T10:00:00.000Z';

/** Rows of the tables of profiles and mappings, for ROWS_OF_EACH_TABLE. */
export const PROFILE_ROWS: {
  [T in 'profiles' | 'profile_applied' | 'mappings']: Tables[T][];
} = {
  profiles: [
    { id: 'p', workspace_id: 'w', name: 'Services', activities: ['a'], reason: 'No products' },
  ],
  profile_applied: [
    {
      id: 'p:c',
      profile_id: 'p',
      company_id: 'c',
      marked: [{ activity_id: 'a', revision: 2, former_reason: null }],
      applied_by: 'u',
      applied_at: NOW,
    },
  ],
  mappings: [
    {
      id: 'm',
      workspace_id: 'w',
      name: 'Survey',
      header_digest: 'a'.repeat(64),
      columns: [{ field: 'revenue_state', header: 'Score' }],
      scale: [{ theirs: '5', ours: 10 }],
      pairs: [{ theirs: 'Do you plan?', activity_id: 'a' }],
      combine: 'lowest',
      by: 'u',
      at: NOW,
      revision: 1,
    },
  ],
};
