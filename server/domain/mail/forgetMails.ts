import { DAY_MS } from '@contract/days';
import type { Store, WriteTransaction } from '@server/store/Store';
import { hashOfSecret } from '../secrets';
import { wordsIn, type Mailer } from './outbox';

/** Servers that are stopped for longer keep the mails in their own folders. */
export const ERASED_ADDRESS_RETENTION_MS = 90 * DAY_MS;

/** Notes, in the transaction of an erasure, that the mails to or about these addresses are to be removed. */
export async function noteErasedAddresses(
  tx: WriteTransaction,
  addresses: readonly string[],
  now: Date,
): Promise<void> {
  const erased_at = now.toISOString();
  const ids = [...new Set(addresses.map(hashOfSecret))];
  await tx.remove('erased_addresses', { id: ids });
  await tx.insert(
    'erased_addresses',
    ids.map((id) => ({ id, erased_at })),
  );
}

interface Deps {
  store: Store;
  mailer: Mailer | undefined;
}

/**
 * Creates a function that removes the mails to or about erased people from those that this server keeps after sending.
 * Another server may have erased the person. Mails to a new person with the address of an erased one stay.
 */
export function createForgetting({ store, mailer }: Deps): () => Promise<void> {
  const done = new Set<string>();
  return async () => {
    if (!mailer?.forget) return;
    const rows = await store.read((tx) => tx.find('erased_addresses'));
    const keys = rows.map(({ id, erased_at }) => `${id} ${erased_at}`);
    if (keys.every((key) => done.has(key))) return;
    const erasedAt = new Map(rows.map(({ id, erased_at }) => [id, erased_at]));
    await mailer.forget((mail, queuedAt) =>
      [...wordsIn(mail)].some((word) => {
        const time = word.includes('@') ? erasedAt.get(hashOfSecret(word)) : undefined;
        return time !== undefined && queuedAt.toISOString() <= time;
      }),
    );
    for (const key of keys) done.add(key);
  };
}
