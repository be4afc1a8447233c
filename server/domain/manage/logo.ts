import type { Store, WriteTransaction } from '@server/store/Store';
import type { Clock } from '../clock';
import { badFields } from '../errors';
import { bytesOfDataUrl, isImageData, storePicture } from '../images/pictures';
import { readPicture } from '../images/uploads';
import type { Actor } from './access';

interface Deps {
  store: Store;
  clock: Clock;
}

/**
 * Stores the logo and returns its address. `current` is the company's logo in this transaction, which may
 * differ from the one that was read before.
 */
type LogoWriter = (
  tx: WriteTransaction,
  current: string | null,
  now: Date,
) => Promise<string | null>;

/** Decodes a new logo before the transaction begins, because decoding takes long. */
export async function prepareLogo(
  deps: Deps,
  actor: Actor,
  logo: string,
  current: string | null,
): Promise<LogoWriter> {
  if (logo === '') return () => Promise.resolve(null);
  if (logo === current) return (_tx, stored) => Promise.resolve(stored);
  const field = 'company_logo';
  if (!isImageData(logo)) throw badFields({ [field]: 'Choose an image file.' });
  const bytes = bytesOfDataUrl(logo, field);
  const picture = await readPicture(deps, { actor, bytes, field });
  return (tx, _stored, now) => storePicture(tx, picture, now);
}
