import type { RequestKind, SubjectKind } from './subjects';

/** Request and response bodies for comments, requests and notices; schema.graphql explains the fields. */

export interface PersonRef {
  id: string;
  name: string;
}

export interface CommentDto {
  id: string;
  text: string;
  mentions: PersonRef[];
  author_id: string | null;
  author_name: string | null;
  created_at: string;
  edited_at: string | null;
  resolved_at: string | null;
  resolved_by: string | null;
}

/** POST /comment/create; its `data` is a CommentDto. */
export interface CreateCommentPayload {
  company_id: string;
  subject_kind: SubjectKind;
  subject_id: string;
  /** At most 2,000 characters. */
  text: string;
  /** Ids of people who may see the company's figures. */
  mentions?: string[];
}

/** POST /comment/update, for the author within 15 minutes; its `data` is the CommentDto. */
export interface UpdateCommentPayload {
  id: string;
  text: string;
  /** Absent to keep them. */
  mentions?: string[];
}

/** POST /comment/delete; its `data` is the CommentDto. */
export interface CommentIdPayload {
  id: string;
}

/** POST /comment/resolve; its `data` is the CommentDto. */
export interface ResolveCommentPayload extends CommentIdPayload {
  resolved: boolean;
}

export interface RequestDto {
  id: string;
  activity_id: string;
  activity_name: string;
  impact_area: string;
  kind: RequestKind;
  text: string | null;
  asked_of: string | null;
  asked_of_name: string | null;
  asked_by: string | null;
  asked_by_name: string | null;
  due_on: string | null;
  done_at: string | null;
  cancelled_at: string | null;
}

/** POST /request/save; its `data` is a RequestDto. With `id`, absent fields are kept. */
export interface SaveRequestPayload {
  id?: string;
  company_id?: string;
  activity_id?: string;
  kind?: RequestKind;
  /** At most 500 characters; null for none. */
  text?: string | null;
  /** A person who may save answers of the company. */
  asked_of?: string;
  /** A day such as '2026-05-13', today or later; null for none. */
  due_on?: string | null;
}

/** POST /request/cancel; its `data` is the RequestDto. */
export interface RequestIdPayload {
  id: string;
}

/** POST /notice/read. Ids of other people's notices are ignored. */
export type ReadNoticesPayload = { ids: string[] } | { all: true };

/** `data` of POST /notice/read: how many notices were marked as read. */
export interface ReadNoticesResult {
  count: number;
}
