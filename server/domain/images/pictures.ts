import { randomBytes } from 'node:crypto';
import type { WriteTransaction } from '@server/store/Store';
import { badFields } from '../errors';
import type { DecodedImage } from './decodeImage';

const ADDRESS = '/uploads/';
const DATA_URL = /^data:image\/[\w.+-]{1,100};base64,/i;

/** Whether a name is one that `storePicture` made: random, and never used for another picture. */
export const isPictureName = (name: string) => /^[\w-]{32}\.(png|jpg)$/.test(name);

/** The name of a picture that the store holds; null for an address elsewhere. */
export function pictureNameOf(address: string | null): string | null {
  if (!address?.startsWith(ADDRESS)) return null;
  const name = address.slice(ADDRESS.length);
  return isPictureName(name) ? name : null;
}

/** Stores a picture and gives the address that it is served at. */
export async function storePicture(
  tx: WriteTransaction,
  { bytes, extension }: DecodedImage,
  now: Date,
): Promise<string> {
  const id = `${randomBytes(24).toString('base64url')}.${extension}`;
  const data = bytes.toString('base64');
  await tx.insert('images', { id, data, created_at: now.toISOString() });
  return ADDRESS + id;
}

/** Removes the picture of an address; there is nothing to do for one that is not in the store. */
export async function removePicture(tx: WriteTransaction, address: string | null): Promise<void> {
  const id = pictureNameOf(address);
  if (id !== null) await tx.remove('images', { id });
}

export const isImageData = (text: string) => /^data:/i.test(text);

/** The bytes of a data URL; BAD_USER_INPUT for `field` when it is of another kind. */
export function bytesOfDataUrl(text: string, field: string): Buffer {
  const head = DATA_URL.exec(text)?.[0];
  if (head === undefined) throw badFields({ [field]: 'Choose an image file.' });
  return Buffer.from(text.slice(head.length), 'base64');
}
