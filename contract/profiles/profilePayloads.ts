/** Request and response bodies of profiles: actions that do not apply to companies of one kind. */

export const PROFILE_LIMITS = { activities: 1_000, reasonLength: 500 } as const;

export interface ProfileDto {
  id: string;
  name: string;
  /** Ids of actions. */
  activities: string[];
  reason: string;
  /** The companies that use it, as far as the person may see their figures. */
  applied: { company_id: string; applied_at: string; marked: number }[];
}

/** POST /profile/save; its `data` is a ProfileDto. With an id, absent fields keep their values. */
export interface SaveProfilePayload {
  id?: string;
  workspace_id: string;
  name: string;
  activities: string[];
  reason: string;
}

/**
 * POST /profile/apply; its `data` is an ImportReply. `on` marks the actions of the profile that are not marked yet;
 * otherwise the marks of the profile are taken back. A repeated `apply_id` changes nothing.
 */
export interface ApplyProfilePayload {
  apply_id: string;
  profile_id: string;
  company_id: string;
  on: boolean;
  dry_run: boolean;
}
