import type { Tables } from '../tables';
import { json, plain, type Kind } from './kinds';

type ProfileTable = 'profiles' | 'profile_applied' | 'mappings';

/** The columns of the tables of profiles and mappings. A new column also needs a migration. */
export const PROFILE_COLUMNS: { [T in ProfileTable]: Record<keyof Tables[T], Kind> } = {
  profiles: { id: plain, workspace_id: plain, name: plain, activities: json, reason: plain },
  profile_applied: {
    id: plain,
    profile_id: plain,
    company_id: plain,
    marked: json,
    applied_by: plain,
    applied_at: plain,
  },
  mappings: {
    id: plain,
    workspace_id: plain,
    name: plain,
    header_digest: plain,
    columns: json,
    scale: json,
    pairs: json,
    combine: plain,
    by: plain,
    at: plain,
    revision: plain,
  },
};
