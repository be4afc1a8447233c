import { verifyPassword } from '@server/domain/passwords/passwords';
import { DEMO_PASSWORD } from './seed';
import type { Store } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';

/**
 * Throws when a store that is not meant for demo data holds a demo account with its published
 * password, as a folder does that was seeded before. Looks at every demo account, by id and by
 * address, as either can have been changed. Seeding gives all of them one hash, so that there are
 * few to check; more than one for each demo account cannot exist.
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
    if (!(await verifyPassword(hash, DEMO_PASSWORD))) continue;
    throw new Error(
      'This data folder holds the demo accounts, whose password is published. ' +
        'Set DATA_DIR to another folder, or SEED=demo to serve them all the same.',
    );
  }
}
