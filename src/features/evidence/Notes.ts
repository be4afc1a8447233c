import type { RequestKind } from '@contract/inbox/subjects';
import type { GetActionNotesQuery, ShownCommentFragment } from '@/shared/api/generated/operations';

type EvidenceDto = GetActionNotesQuery['evidence'][number];

export interface Evidence extends Omit<
  EvidenceDto,
  'added_by_name' | 'added_at' | 'evidence_on' | 'valid_until' | 'audience' | 'replaces_id'
> {
  addedBy: string | null;
  /** The day that it speaks of, such as '2026-05-13'. */
  speaksOf: string | null;
  /** The last day on which it is valid, such as '2026-05-13'. */
  validUntil: string | null;
  isRestricted: boolean;
  /** Whether newer evidence was added in its place. */
  isReplaced: boolean;
}

export interface Comment {
  id: string;
  text: string;
  mentions: { id: string; name: string }[];
  authorId: string | null;
  author: string | null;
  createdAt: string;
  isEdited: boolean;
  resolvedBy: string | null;
  isResolved: boolean;
}

export interface Request {
  id: string;
  kind: RequestKind;
  text: string | null;
  askedOf: { id: string; name: string } | null;
  askedBy: { id: string; name: string } | null;
  dueOn: string | null;
}

/** An entry of the list beside an action. */
export type Entry =
  | { kind: 'evidence'; at: string; evidence: Evidence }
  | { kind: 'comment'; at: string; comment: Comment };

export interface Notes {
  /** '2.1.1 Title'. */
  actionName: string;
  /** Evidence and comments, the latest first. */
  entries: Entry[];
  /** Open requests, the one that is due first at the top. */
  requests: Request[];
}

const KINDS: readonly string[] = ['evidence', 'answer', 'comment'] satisfies RequestKind[];
const isKind = (text: string): text is RequestKind => KINDS.includes(text);

export function toNotes(reply: GetActionNotesQuery, activityId: string): Notes {
  const replaced = new Set(reply.evidence.map(({ replaces_id }) => replaces_id));
  const entries: Entry[] = [
    ...reply.evidence.map((one): Entry => ({
      kind: 'evidence',
      at: one.added_at,
      evidence: { ...toEvidence(one), isReplaced: replaced.has(one.id) },
    })),
    ...reply.comments.map((one): Entry => ({
      kind: 'comment',
      at: one.created_at,
      comment: toComment(one),
    })),
  ];
  const requests = reply.requests.flatMap((one): Request[] => {
    const { id, kind, text, due_on: dueOn } = one;
    const isOpen = one.done_at === null && one.cancelled_at === null;
    if (!isOpen || one.activity_id !== activityId || !isKind(kind)) return [];
    const askedOf = personOf(one.asked_of, one.asked_of_name);
    return [{ id, kind, text, askedOf, askedBy: personOf(one.asked_by, one.asked_by_name), dueOn }];
  });
  const actionName = reply.activity?.name ?? '';
  return { actionName, entries: entries.sort((a, b) => (a.at < b.at ? 1 : -1)), requests };
}

const personOf = (id: string | null, name: string | null) =>
  id === null || name === null ? null : { id, name };

const toEvidence = ({
  added_by_name,
  evidence_on,
  valid_until,
  audience,
  added_at: _,
  replaces_id: __,
  ...dto
}: EvidenceDto) => ({
  ...dto,
  addedBy: added_by_name,
  speaksOf: evidence_on,
  validUntil: valid_until,
  isRestricted: audience === 'administrators',
});

export const toComment = (dto: ShownCommentFragment): Comment => ({
  id: dto.id,
  text: dto.text,
  mentions: dto.mentions,
  authorId: dto.author_id,
  author: dto.author_name,
  createdAt: dto.created_at,
  isEdited: dto.edited_at !== null,
  resolvedBy: dto.resolved_by,
  isResolved: dto.resolved_at !== null,
});
