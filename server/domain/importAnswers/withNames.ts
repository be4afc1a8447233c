import type { ImportReply } from '@contract/workbook/importPayloads';
import type { ReadTransaction } from '@server/store/Store';
import { namesOf } from '../movement/people';

/**
 * A reply with the names of the authors of conflicts in place of their ids; null for people who were removed. A
 * remembered reply has the ids, so that it contains nobody's name.
 */
export async function withNames(tx: ReadTransaction, reply: ImportReply): Promise<ImportReply> {
  const authors = reply.results.flatMap(({ changes }) =>
    changes.flatMap(({ conflict }) => conflict?.changed_by ?? []),
  );
  const names = await namesOf(tx, authors);
  return {
    ...reply,
    results: reply.results.map((result) => ({
      ...result,
      changes: result.changes.map(({ conflict, ...change }) => ({
        ...change,
        ...(conflict && {
          conflict: { ...conflict, changed_by: names.get(conflict.changed_by ?? '') ?? null },
        }),
      })),
    })),
  };
}
