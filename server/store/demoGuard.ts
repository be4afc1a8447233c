import { verifyPassword } from '@server/domain/passwords';
import { DEMO_PASSWORD } from './seed';
import type { Store } from './Store';

const DEMO_ADMINISTRATOR = 'admin@example.com';

/**
 * Throws when a store that is not meant for demo data holds it, as a folder does that was once
 * seeded on this machine alone: anybody knows the passwords.
 */
export async function refusePublishedPasswords(store: Store): Promise<void> {
  const credential = await store.read(async (tx) => {
    const [admin] = await tx.find('users', { email: DEMO_ADMINISTRATOR });
    return admin && tx.get('credentials', admin.id);
  });
  if (credential && (await verifyPassword(credential.password_hash, DEMO_PASSWORD))) {
    throw new Error(
      'This data folder holds the demo accounts, whose password is published. ' +
        'Set DATA_DIR to another folder, or SEED=demo to serve them all the same.',
    );
  }
}
