import { EMPTY_ANSWER } from '@contract/answer';
import type { ReadTransaction } from '@server/store/Store';
import type { AnswerChangeRow, AnswerRow } from '@server/store/tables';
import { STORES } from '@server/testing/stores';
import { changesSince } from './storedAnswer';

const REVISIONS = 2_000;
const key = { company_id: 'acorn', activity_id: 'three' };
const answer: AnswerRow = {
  ...EMPTY_ANSWER,
  ...key,
  id: 'long',
  answered_at: '2026-05-13T10:00:00.000Z',
  answered_by: 'editor',
  revision: REVISIONS,
};
const change = (revision: number): AnswerChangeRow => ({
  ...key,
  id: `long-${String(revision)}`,
  answer_id: answer.id,
  revision,
  changed_by: 'editor',
  changed_at: answer.answered_at,
  before: { cost: revision - 1 },
  after: { cost: revision },
  source: 'form',
});

test.each(STORES)('only the newer part of a long history is read on %s', async (_name, open) => {
  const store = await open();
  await store.write(async (tx) => {
    await tx.insert('answers', answer);
    const revisions = Array.from({ length: REVISIONS }, (_, index) => change(index + 1));
    await tx.insert('answer_changes', revisions);
  });
  const since = (revision: number) =>
    store.read(async (tx) => {
      let read = 0;
      const counting: ReadTransaction = {
        ...tx,
        async find(table, where) {
          const rows = await tx.find(table, where);
          read += rows.length;
          return rows;
        },
      };
      const changes = await changesSince(counting, answer, revision);
      return { read, revisions: changes.map((one) => one.revision) };
    });

  expect(await since(REVISIONS)).toEqual({ read: 0, revisions: [] });
  expect(await since(REVISIONS - 2)).toEqual({ read: 2, revisions: [REVISIONS - 1, REVISIONS] });
  // The revision is too old to be compared, so every field counts as changed by others.
  expect(await since(1)).toEqual({ read: 0, revisions: [] });
  await store.close();
});
