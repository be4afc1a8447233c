import type { ReadTransaction } from '@server/store/Store';

/** Names of people by id; people who were removed are absent. */
export async function namesOf(
  tx: ReadTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const users = await tx.find('users', { id: [...new Set(ids)] });
  return new Map(users.map(({ id, name }) => [id, name]));
}
