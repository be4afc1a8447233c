import type { InboxTables } from '@server/store/tables';

const NOW = '2026-05-13T10:00:00.000Z';

/** Rows of evidence, comments, requests and notices that set every column. */
export const INBOX_ROWS: { [T in keyof InboxTables]: InboxTables[T][] } = {
  evidence: [
    {
      id: 'e',
      company_id: 'c',
      activity_id: 'a',
      kind: 'file',
      name: 'Certificate.pdf',
      url: null,
      size: 3,
      type: 'application/pdf',
      sha256: 'ab',
      evidence_on: '2026-05-01',
      valid_until: '2027-05-01',
      state_when_added: 9,
      audience: 'administrators',
      request_id: 'r',
      replaces_id: 'former',
      added_by: 'u',
      added_at: NOW,
      removed_at: NOW,
      checking: true,
    },
  ],
  evidence_pieces: [{ id: 'e/0', evidence_id: 'e', position: 0, bytes: Buffer.from([0, 1, 2]) }],
  evidence_uploads: [{ id: 'up', started_at: NOW }],
  comments: [
    {
      id: 'co',
      company_id: 'c',
      subject_kind: 'activity',
      subject_id: 'a',
      text: 'T',
      mentions: ['u'],
      author_id: 'u',
      created_at: NOW,
      edited_at: NOW,
      deleted_at: NOW,
      resolved_at: NOW,
      resolved_by: 'u',
    },
  ],
  requests: [
    {
      id: 'r',
      company_id: 'c',
      activity_id: 'a',
      kind: 'evidence',
      text: 'T',
      asked_of: 'u',
      asked_by: 'v',
      asked_at: NOW,
      due_on: '2026-05-20',
      done_at: NOW,
      cancelled_at: NOW,
      mailed_at: NOW,
    },
  ],
  notices: [
    {
      id: 'n',
      user_id: 'u',
      kind: 'asked',
      company_id: 'c',
      subject_kind: 'activity',
      subject_id: 'a',
      created_at: NOW,
      read_at: NOW,
      mailed_at: NOW,
    },
  ],
  upgrades: [{ id: 'shown_evidence', at: NOW }],
};
