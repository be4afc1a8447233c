/** Request and response bodies of mappings, by which workbooks of other programs are read. */

/** Which column of a workbook contains a field; the header is the workbook's. */
export interface MappingColumn {
  field: string;
  header: string;
}

/** What a value of the workbook means: a state 1–10, or null to leave the answer as it is. */
export interface MappingScale {
  theirs: string;
  ours: number | null;
}

/** The action that a question of the workbook is about. */
export interface MappingPair {
  theirs: string;
  activity_id: string;
}

/** The state of an action to which several questions belong: the lowest one, or the lower median. */
export const COMBINE_RULES = ['lowest', 'median'] as const;
export type CombineRule = (typeof COMBINE_RULES)[number];

export const MAPPING_LIMITS = {
  columns: 500,
  scale: 200,
  pairs: 5_000,
  /** Of a header, a value or a question of the workbook, in characters. */
  textLength: 2_000,
} as const;

export interface MappingDto {
  id: string;
  name: string;
  header_digest: string;
  columns: MappingColumn[];
  scale: MappingScale[];
  pairs: MappingPair[];
  combine: CombineRule;
  /** Who saved it last; the name is null for a person who was removed. */
  by: string;
  by_name: string | null;
  at: string;
  revision: number;
}

/** POST /mapping/save; its `data` is a MappingDto. With an id, absent fields keep their values. */
export interface SaveMappingPayload {
  id?: string;
  workspace_id: string;
  name: string;
  /** SHA-256 of the trimmed lower-case headers joined by line feeds, as 64 hexadecimal digits. */
  header_digest: string;
  columns: MappingColumn[];
  scale: MappingScale[];
  pairs: MappingPair[];
  combine?: CombineRule;
  /** The revision that the person saw; a stale one is refused with REVISION_CONFLICT. */
  revision?: number;
}
