import type { WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import { counted, forgetAttempts } from '@server/domain/signIn/attempts';

/**
 * Gives a person a password; wrong ones tried before do not count against it. A change of address
 * that waits to be confirmed is dropped: it was made with the old password.
 */
export async function setPassword(
  tx: WriteTransaction,
  { id, email }: UserRow,
  password_hash: string,
): Promise<void> {
  if (await tx.getForUpdate('credentials', id))
    await tx.update('credentials', id, { password_hash });
  else await tx.insert('credentials', { id, password_hash, signed_in_at: null });
  await tx.remove('email_changes', { id });
  await forgetAttempts(tx, counted.wrongPassword(email));
}
