import type {
  CombineRule,
  MappingColumn,
  MappingPair,
  MappingScale,
} from '@contract/mappings/mappingPayloads';

/** Actions that do not apply to companies of one kind, which a company marks together. */
export interface ProfileRow {
  id: string;
  workspace_id: string;
  name: string;
  /** Ids of actions. */
  activities: string[];
  /** Why they do not apply. */
  reason: string;
}

/** An answer that a profile has marked as not applicable. */
export interface ProfileMark {
  activity_id: string;
  /** The revision with the mark. */
  revision: number;
  /** The reason that the answer had before. */
  former_reason: string | null;
}

/** A profile that a company uses. */
export interface ProfileAppliedRow {
  /** `${profile_id}:${company_id}` */
  id: string;
  profile_id: string;
  company_id: string;
  marked: ProfileMark[];
  applied_by: string;
  applied_at: string;
}

/** How workbooks of one form are read. */
export interface MappingRow {
  id: string;
  workspace_id: string;
  name: string;
  header_digest: string;
  columns: MappingColumn[];
  scale: MappingScale[];
  pairs: MappingPair[];
  combine: CombineRule;
  /** Who saved it last, and when. */
  by: string;
  at: string;
  /** 1 after the first save; each save adds 1. */
  revision: number;
}
