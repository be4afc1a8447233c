import type { WriteTransaction } from '@server/store/Store';

/** Lets a person's tokens rest, from a sign-out at a provider until the person signs in again. */
export const restTokens = (tx: WriteTransaction, userId: string) => setResting(tx, userId, true);

export const wakeTokens = (tx: WriteTransaction, userId: string) => setResting(tx, userId, false);

async function setResting(tx: WriteTransaction, user_id: string, resting: boolean) {
  for (const token of await tx.find('api_tokens', { user_id })) {
    if ((token.resting === true) !== resting) await tx.update('api_tokens', token.id, { resting });
  }
}
