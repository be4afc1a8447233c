import type { Tables } from '../tables';
import { flag, json, plain, type Kind } from './kinds';

type VersionTable = 'model_versions' | 'model_texts' | 'model_steps';

/** The columns of the tables of the model's versions. A new column also needs a migration. */
export const MODEL_COLUMNS: { [T in VersionTable]: Record<keyof Tables[T], Kind> } = {
  model_versions: {
    id: plain,
    status: plain,
    note: plain,
    digest: plain,
    changes: json,
    change_count: plain,
    base_id: plain,
    created_by: plain,
    created_at: plain,
    applied_at: plain,
    undone_at: plain,
  },
  model_texts: {
    id: plain,
    activity_id: plain,
    language: plain,
    name: plain,
    description: plain,
    anchors: json,
  },
  model_steps: {
    id: plain,
    company_id: plain,
    version_id: plain,
    driver_id: plain,
    before: plain,
    after: plain,
    contributions: json,
  },
};

/** Those of the private tables. */
export const MODEL_STATE_COLUMNS: {
  [T in 'model_state' | 'model_sums']: Record<keyof Tables[T], Kind>;
} = {
  model_state: { id: plain, version_id: plain, sequence: plain, staging: plain },
  model_sums: { id: plain, staging: plain, dirty: flag, sums: json },
};
