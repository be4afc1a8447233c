import { AppError } from '@server/domain/errors';
import type { Store } from '@server/store/Store';

const MESSAGE =
  'This password contains the name of the product, its address, you or your company. ' +
  'Please choose another one.';

const PRODUCT = 'Value Drivers';
/** Shorter words are part of too many passwords. */
const MIN_LENGTH = 4;

interface Context {
  /** The site's address. */
  site: string;
  /** Names and e-mail addresses; null for a name that does not exist. */
  names: readonly (string | null)[];
}

/** The words that a password must not contain, in lower case and without accents. */
export function contextWordsOf({ site, names }: Context): string[] {
  const labels = new URL(site).hostname.split('.');
  // The last label, such as `com`, is nobody's name. The domain of an e-mail address is often that of its provider.
  const host = labels.length > 1 ? labels.slice(0, -1) : labels;
  const own = names.map((name) => name?.split('@')[0] ?? '');
  return [...new Set([PRODUCT, ...host, ...own].flatMap(wordsIn))];
}

const wordsIn = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .split(/[^a-z\d]+/)
    .filter((word) => word.length >= MIN_LENGTH);

/** Whether a password contains one of these words. */
export const containsWord = (words: readonly string[], password: string): boolean =>
  words.some((word) => password.toLowerCase().includes(word));

interface Choice {
  password: string;
  /** Its wire name. */
  field: string;
  /** The name that the person enters with it. */
  name?: string;
}

/** BAD_USER_INPUT for a password that contains a word of the context of its owner; see docs/sign-in.md. */
export async function refuseContextWords(
  { store, site }: { store: Store; site: string },
  userId: string,
  { password, field, name = '' }: Choice,
): Promise<void> {
  const names = await store.read(async (tx) => {
    const user = await tx.get('users', userId);
    const company = user?.company_id ? await tx.get('companies', user.company_id) : undefined;
    return [user?.name ?? null, user?.email ?? null, company?.name ?? null];
  });
  if (containsWord(contextWordsOf({ site, names: [name, ...names] }), password)) {
    throw new AppError('BAD_USER_INPUT', MESSAGE, { fields: { [field]: MESSAGE } });
  }
}
