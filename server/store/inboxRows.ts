import type { Audience, EvidenceKind } from '@contract/evidence/evidence';
import type { NoticeKind, RequestKind, SubjectKind } from '@contract/inbox/subjects';

/** Rows of evidence, comments, requests and notices. */

/** A file or a link that is evidence on an action of a company. Its bytes are in `evidence_pieces`. */
export interface EvidenceRow {
  id: string;
  company_id: string;
  activity_id: string;
  kind: EvidenceKind;
  name: string;
  /** null for a file. */
  url: string | null;
  /** The number of bytes, the media type and the SHA-256 in hexadecimal digits of a file; null for a link. */
  size: number | null;
  type: string | null;
  sha256: string | null;
  /** Days such as '2026-05-13'. */
  evidence_on: string | null;
  valid_until: string | null;
  /** 1–10; null while the action has no state. */
  state_when_added: number | null;
  audience: Audience;
  /** The request that it answers, and the evidence that it replaces. */
  request_id: string | null;
  replaces_id: string | null;
  /** null for a person whose data was erased, as in the rows below. */
  added_by: string | null;
  added_at: string;
  removed_at: string | null;
  /** Whether the operator's scanner has not passed the file yet. */
  checking: boolean;
}

/** A comment on an action, a plan item, a review or a round. */
export interface CommentRow {
  id: string;
  company_id: string;
  subject_kind: SubjectKind;
  subject_id: string;
  text: string;
  /** Ids of people. */
  mentions: string[];
  author_id: string | null;
  created_at: string;
  edited_at: string | null;
  deleted_at: string | null;
  resolved_at: string | null;
  resolved_by: string | null;
}

/** Something that one person asks another for. It is open until it is done or canceled. */
export interface RequestRow {
  id: string;
  company_id: string;
  activity_id: string;
  kind: RequestKind;
  text: string;
  asked_of: string | null;
  asked_by: string | null;
  asked_at: string;
  /** A day such as '2026-05-13'. */
  due_on: string | null;
  done_at: string | null;
  cancelled_at: string | null;
  /** When the asked person was mailed that it is due soon; null if they were not, or it was given to another person. */
  mailed_at: string | null;
}

/** A piece of the bytes of a file that is evidence, or is being uploaded. */
export interface EvidencePieceRow {
  /** `${evidence_id}/${position}` */
  id: string;
  evidence_id: string;
  /** 0 for the first piece. */
  position: number;
  bytes: Uint8Array;
}

/** A file that is being uploaded. Its pieces are removed if it does not become evidence. */
export interface EvidenceUploadRow {
  /** The id of the evidence. */
  id: string;
  started_at: string;
}

/** Tells a person that something happened; at most one a person, subject and day. */
export interface NoticeRow {
  /** A hash of the person, the company, the subject and the day. */
  id: string;
  user_id: string;
  kind: NoticeKind;
  company_id: string;
  subject_kind: SubjectKind;
  subject_id: string;
  created_at: string;
  read_at: string | null;
  mailed_at: string | null;
}

/** When a database that had data before was upgraded. */
export interface UpgradeRow {
  /** Names what came with the upgrade. */
  id: string;
  at: string;
}

export interface InboxTables {
  evidence: EvidenceRow;
  comments: CommentRow;
  requests: RequestRow;
  evidence_pieces: EvidencePieceRow;
  evidence_uploads: EvidenceUploadRow;
  notices: NoticeRow;
  upgrades: UpgradeRow;
}
