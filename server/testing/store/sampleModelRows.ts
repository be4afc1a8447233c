import type { Tables } from '@server/store/tables';

const NOW = '2026-05-13T10:00:00.000Z';

/** Rows of the tables of the model's versions, for ROWS_OF_EACH_TABLE. */
export const MODEL_ROWS: {
  [
    T in 'model_versions' | 'model_texts' | 'model_steps' | 'model_state' | 'model_sums'
  ]: Tables[T][];
} = {
  model_versions: [
    {
      id: 'v',
      status: 'applied',
      note: 'Our playbook',
      digest: 'a'.repeat(64),
      changes: [{ table: 'model_texts', id: 'a:es', before: null, after: null }],
      change_count: 1,
      base_id: null,
      created_by: 'u',
      created_at: NOW,
      applied_at: NOW,
      undone_at: null,
    },
  ],
  model_texts: [
    {
      id: 'a:es',
      activity_id: 'a',
      language: 'es',
      name: 'Planificar',
      description: 'D',
      anchors: ['1', '2', '3', '4', '5'],
    },
  ],
  model_steps: [
    {
      id: 'v:c:d',
      company_id: 'c',
      version_id: 'v',
      driver_id: 'd',
      before: 4.5,
      after: null,
      contributions: [{ activity_id: 'a', contribution: 0.5 }],
    },
  ],
  model_state: [{ id: 's', version_id: 'v', sequence: 2, staging: 'w' }],
  model_sums: [
    {
      id: 'c',
      staging: 'x',
      dirty: true,
      sums: [{ driver_id: 'd', weighted: 8, weights: 2, scored: 1, not_applicable: 0 }],
    },
  ],
};
