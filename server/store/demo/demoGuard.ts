import { standardPasswords } from '@server/domain/passwords/passwords';
import { DEMO_PASSWORD } from './seed';
import type { Store } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';

/**
 * Throws if a store that is not meant for demo data contains a demo account with its published password,
 * for example in a folder that was seeded before. Demo accounts are found by id and by address, because
 * either may have been changed. Seeded accounts share one hash, so there are few hashes to check.
 */
export async function refusePublishedPasswords(
  store: Store,
  demoPeople: readonly Pick<UserRow, 'id' | 'email'>[],
): Promise<void> {
  const hashes = await store.read(async (tx) => {
    const byAddress = await tx.find('users', { email: demoPeople.map(({ email }) => email) });
    const ids = [...demoPeople, ...byAddress].map(({ id }) => id);
    const credentials = await tx.find('credentials', { id: ids });
    return new Set(credentials.map(({ password_hash }) => password_hash));
  });
  for (const hash of hashes) {
    if (!(await standardPasswords.matches(hash, DEMO_PASSWORD))) continue;
    throw new Error(
      'This data folder contains demo accounts with their published password. ' +
        'Set DATA_DIR to another folder, or SEED=demo to serve them anyway.',
    );
  }
}
