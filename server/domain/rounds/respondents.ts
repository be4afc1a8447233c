import { createHmac } from 'node:crypto';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { RoundRow } from '@server/store/tables';
import { newSecret } from '../secrets';
import { roundCompanyId } from './ids';

/** A round in a company, with what is needed to recognize whose opinion one is. */
interface RoundIn {
  round: Pick<RoundRow, 'id' | 'names'>;
  companyId: string;
}

/**
 * The `respondent` of a person's opinions: their id, or with hidden names its HMAC under the key of the round in this
 * company. null with hidden names if there is no key, because nobody has answered yet or the round is closed.
 */
export async function findRespondent(
  tx: ReadTransaction,
  { round, companyId }: RoundIn,
  userId: string,
): Promise<string | null> {
  if (round.names === 'shown') return userId;
  const stored = await tx.get('round_keys', roundCompanyId(round.id, companyId));
  return stored ? hashed(stored.key, userId) : null;
}

/** Like `findRespondent`, for an opinion to be stored: creates the key if there is none. Call it while the round is open. */
export async function createRespondent(
  tx: WriteTransaction,
  where: RoundIn,
  userId: string,
): Promise<string> {
  const known = await findRespondent(tx, where, userId);
  if (known !== null) return known;
  const key = newSecret();
  await tx.insert('round_keys', { id: roundCompanyId(where.round.id, where.companyId), key });
  return hashed(key, userId);
}

const hashed = (key: string, userId: string) =>
  createHmac('sha256', key).update(userId).digest('hex');
