import type { Audience, EvidenceKind } from './evidence';

/** Evidence; the type Evidence in schema.graphql explains the fields. */
export interface EvidenceDto {
  id: string;
  activity_id: string;
  kind: EvidenceKind;
  name: string;
  url: string | null;
  size: number | null;
  type: string | null;
  sha256: string | null;
  evidence_on: string | null;
  valid_until: string | null;
  state_when_added: number | null;
  audience: Audience;
  request_id: string | null;
  replaces_id: string | null;
  added_by: string | null;
  added_by_name: string | null;
  added_at: string;
  shown: boolean;
  checking: boolean;
}

/**
 * The texts of the form of POST /evidence/add, which also has the file `file` or the address `url`; its `data` is an
 * EvidenceDto.
 *
 * @public For the app to send.
 */
export interface AddEvidenceForm {
  company_id: string;
  activity_id: string;
  url?: string;
  /** By default the name of the file, or the address. */
  name?: string;
  /** Days such as '2026-05-13'. */
  evidence_on?: string;
  valid_until?: string;
  audience?: Audience;
  request_id?: string;
  replaces_id?: string;
}

/** POST /evidence/remove and /evidence/restore; their `data` is the EvidenceDto. */
export interface EvidenceIdPayload {
  id: string;
}
