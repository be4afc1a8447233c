import type { WriteTransaction } from '@server/store/Store';
import type { UserRow } from '@server/store/tables';
import { attemptCounters, forgetAttempts } from '@server/domain/signIn/attempts';

/**
 * Sets a person's password and resets the count of wrong passwords. A pending change of address is
 * cancelled, because it was requested with the old password; for the same reason API tokens are revoked, and a sign-in
 * that awaits its second factor cannot be completed.
 */
export async function setPassword(
  tx: WriteTransaction,
  { id, email }: UserRow,
  password_hash: string,
): Promise<void> {
  if (await tx.getForUpdate('credentials', id))
    await tx.update('credentials', id, { password_hash });
  else await tx.insert('credentials', { id, password_hash, signed_in_at: null, language: null });
  await tx.remove('email_changes', { id });
  await tx.remove('api_tokens', { user_id: id });
  await tx.remove('pending_sign_ins', { user_id: id });
  await forgetAttempts(tx, attemptCounters.wrongPassword(email));
}
