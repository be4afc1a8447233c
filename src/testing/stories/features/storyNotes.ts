import type {
  GetActionNotesQuery,
  GetCommentsQuery,
  GetInboxQuery,
} from '@/shared/api/generated/operations';
import { ACCOUNT_NAMES } from '@/testing/accountNames';

type Evidence = GetActionNotesQuery['evidence'][number];
type Task = GetInboxQuery['tasks'][number];
type Notice = GetInboxQuery['notices'][number];

const ACTION = '1.1.3.2 Test strategic options against three demand scenarios';

const evidence = (id: string, parts: Partial<Evidence> = {}): Evidence => ({
  id,
  kind: 'file',
  name: 'ISO 9001 certificate.pdf',
  url: null,
  size: 120_000,
  type: 'application/pdf',
  evidence_on: null,
  valid_until: null,
  replaces_id: null,
  audience: 'company',
  added_by_name: ACCOUNT_NAMES.editor,
  added_at: '2026-03-02T09:30:00.000Z',
  shown: true,
  checking: false,
  ...parts,
});

/** A resolved question to the editor, and the editor's answer. */
export const discussion = (): GetCommentsQuery => ({
  comments: [
    {
      id: 'c1',
      text: 'Is this a 9 in every plant, or only in the main one?',
      mentions: [{ id: 'user-editor', name: ACCOUNT_NAMES.editor }],
      author_id: 'user-company-admin',
      author_name: ACCOUNT_NAMES['company-admin'],
      created_at: '2026-03-03T09:30:00.000Z',
      edited_at: null,
      resolved_at: '2026-03-05T09:30:00.000Z',
      resolved_by: ACCOUNT_NAMES.editor,
    },
    {
      id: 'c2',
      text: 'In both plants since March.',
      mentions: [],
      author_id: 'user-editor',
      author_name: ACCOUNT_NAMES.editor,
      created_at: '2026-03-04T09:30:00.000Z',
      edited_at: '2026-03-04T09:35:00.000Z',
      resolved_at: null,
      resolved_by: null,
    },
  ],
});

/** Evidence of each kind, a discussion, and an open request. */
export const actionNotes = (): GetActionNotesQuery => ({
  activity: { name: ACTION },
  evidence: [
    evidence('e1', { valid_until: '2026-01-31', shown: false }),
    evidence('e2', {
      name: 'Board minutes.pdf',
      audience: 'administrators',
      evidence_on: '2026-02-12',
    }),
    evidence('e5', {
      name: 'ISO 9001 certificate 2027.pdf',
      replaces_id: 'e1',
      valid_until: '2098-12-31',
    }),
    evidence('e3', { name: 'Scan of a delivery note.png', type: 'image/png', checking: true }),
    evidence('e4', {
      kind: 'link',
      name: 'Quality manual',
      url: 'https://docs.example.com/quality-manual',
      type: null,
      added_by_name: null,
    }),
  ],
  ...discussion(),
  requests: [
    {
      id: 'r1',
      activity_id: 'activity-1-3',
      kind: 'evidence',
      text: 'A report or a photo is enough.',
      asked_of: 'user-editor',
      asked_of_name: ACCOUNT_NAMES.editor,
      asked_by: 'user-company-admin',
      asked_by_name: ACCOUNT_NAMES['company-admin'],
      due_on: '2098-12-31',
      done_at: null,
      cancelled_at: null,
    },
  ],
});

export const noNotes = (): GetActionNotesQuery => ({
  activity: { name: ACTION },
  evidence: [],
  comments: [],
  requests: [],
});

const NO_ACTION = { activity_id: null, activity_name: null, impact_area: null };

const task = (id: string, parts: Partial<Task> = {}): Task => ({
  id,
  kind: 'evidence',
  company_id: 'company-1',
  company_name: 'Alder Valley Foods',
  activity_id: 'activity-1-3',
  activity_name: ACTION,
  impact_area: '1',
  round_id: null,
  round_name: null,
  text: null,
  asked_by_name: ACCOUNT_NAMES['company-admin'],
  due_on: null,
  ...parts,
});

const notice = (id: string, parts: Partial<Notice> = {}): Notice => ({
  id,
  kind: 'asked',
  company_id: 'company-1',
  company_name: 'Alder Valley Foods',
  subject_kind: 'activity',
  subject_id: 'activity-1-3',
  round_name: null,
  review_name: null,
  activity_id: 'activity-1-3',
  activity_name: ACTION,
  impact_area: '1',
  created_at: '2026-03-02T09:30:00.000Z',
  read_at: null,
  ...parts,
});

/** A task and a notice of each kind. */
export const inbox = (): GetInboxQuery => ({
  tasks: [
    task('t1', { due_on: '2026-01-31', text: 'A report or a photo is enough.' }),
    task('t2', { kind: 'answer', due_on: '2098-12-31' }),
    task('t3', { kind: 'comment', asked_by_name: null }),
    task('t4', { kind: 'plan_item' }),
    task('t5', {
      kind: 'round',
      ...NO_ACTION,
      round_id: 'round-1',
      round_name: 'Spring',
    }),
  ],
  notices: [
    notice('n1'),
    notice('n2', { kind: 'mentioned' }),
    notice('n7', { kind: 'mentioned', subject_kind: 'plan_item', subject_id: 'item-1' }),
    notice('n3', { kind: 'done', read_at: '2026-03-03T09:30:00.000Z' }),
    notice('n4', { kind: 'evidence_refused', read_at: '2026-03-03T09:30:00.000Z' }),
    notice('n6', {
      kind: 'round_closed',
      subject_kind: 'round',
      subject_id: 'round-1',
      round_name: 'Autumn',
      ...NO_ACTION,
    }),
    notice('n5', {
      kind: 'later',
      read_at: '2026-03-03T09:30:00.000Z',
      activity_id: null,
      activity_name: null,
      impact_area: null,
    }),
  ],
});

export const emptyInbox = (): GetInboxQuery => ({ tasks: [], notices: [] });
