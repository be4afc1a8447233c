/** What a comment or a notice is about. */
export const SUBJECT_KINDS = ['activity', 'plan_item', 'review', 'round'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

export const isSubjectKind = (text: string): text is SubjectKind =>
  SUBJECT_KINDS.some((kind) => kind === text);

/** The greatest lengths of texts, in characters, and the greatest number of mentions in a comment. */
export const COMMENT_LENGTH = 2_000;
export const REQUEST_LENGTH = 500;
export const MAX_MENTIONS = 20;

/** For how many milliseconds after it was written a comment can be changed by its author. */
export const COMMENT_EDIT_MS = 15 * 60 * 1000;

/** What somebody is asked for on an action. */
export const REQUEST_KINDS = ['evidence', 'answer', 'comment'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

/** A person is mailed at once about a request that is due within this many days. */
export const MAILED_AT_ONCE_DAYS = 3;

export const NOTICE_KINDS = [
  'asked',
  'mentioned',
  'done',
  'evidence_refused',
  'round_closed',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];
