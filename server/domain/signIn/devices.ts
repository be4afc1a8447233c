import { DAY_MS } from '@contract/days';
import type { ReadTransaction, WriteTransaction } from '@server/store/Store';
import type { DeviceRow } from '@server/store/tables';
import { hashOfSecret, newSecret } from '../secrets';

/** A device is forgotten after this time without a sign-in. */
export const DEVICE_RETENTION_MS = 180 * DAY_MS;
const MAX_DEVICES_PER_PERSON = 10;

/** A device from which someone has signed in to an account before. */
export interface KnownDevice {
  id: string;
  secret: string;
}

/** The device of this account that has one of these secrets. */
export async function findDevice(
  tx: ReadTransaction,
  userId: string,
  secrets: readonly string[],
  now: Date,
): Promise<KnownDevice | undefined> {
  const rows = await tx.find('devices', { id: secrets.map(hashOfSecret), user_id: userId });
  const known = new Set(rows.filter((row) => !isExpired(row, now)).map(({ id }) => id));
  const secret = secrets.find((one) => known.has(hashOfSecret(one)));
  return secret === undefined ? undefined : { id: hashOfSecret(secret), secret };
}

/**
 * Adds a known device to an account. Its secret has 256 random bits, and only the hash is stored. If there
 * are too many devices, the least recently used one is removed. The caller has locked the person's row.
 */
export async function rememberDevice(
  tx: WriteTransaction,
  userId: string,
  now: Date,
): Promise<KnownDevice> {
  const secret = newSecret();
  const at = now.toISOString();
  const known = await tx.find('devices', { user_id: userId });
  const surplus = known
    .sort((a, b) => b.last_seen_at.localeCompare(a.last_seen_at))
    .slice(MAX_DEVICES_PER_PERSON - 1);
  if (surplus.length > 0) await tx.remove('devices', { id: surplus.map(({ id }) => id) });
  const id = hashOfSecret(secret);
  await tx.insert('devices', { id, user_id: userId, created_at: at, last_seen_at: at });
  return { id, secret };
}

/** Removes a person's known devices, except for the one with the id `except`. */
export async function forgetDevices(
  tx: WriteTransaction,
  userId: string,
  except: string | null = null,
): Promise<void> {
  const known = await tx.find('devices', { user_id: userId });
  const others = known.map(({ id }) => id).filter((id) => id !== except);
  if (others.length > 0) await tx.remove('devices', { id: others });
}

const isExpired = ({ last_seen_at }: DeviceRow, now: Date) =>
  now.getTime() - Date.parse(last_seen_at) >= DEVICE_RETENTION_MS;
