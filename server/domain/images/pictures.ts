import { randomBytes } from 'node:crypto';
import type { WriteTransaction } from '@server/store/Store';
import { badFields } from '../errors';
import type { DecodedImage } from './decodeImage';

const ADDRESS = '/uploads/';
const DATA_URL = /^data:image\/[\w.+-]{1,100};base64,/i;

/** Whether `storePicture` creates names of this form. A name is random and never used for another picture. */
export const isPictureName = (name: string) => /^[\w-]{32}\.(png|jpg)$/.test(name);

/** The name in the address of a stored picture; null for any other address. */
export function pictureNameOf(address: string | null): string | null {
  if (!address?.startsWith(ADDRESS)) return null;
  const name = address.slice(ADDRESS.length);
  return isPictureName(name) ? name : null;
}

/** Stores a picture. Returns the path that it is served at. */
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

/** Removes the stored picture of an address; does nothing for any other address. */
export async function removePicture(tx: WriteTransaction, address: string | null): Promise<void> {
  const id = pictureNameOf(address);
  if (id !== null) await tx.remove('images', { id });
}

export const isImageData = (text: string) => /^data:/i.test(text);

/** The bytes of an image in a data URL; BAD_USER_INPUT for `field` for any other text. */
export function bytesOfDataUrl(text: string, field: string): Buffer {
  const head = DATA_URL.exec(text)?.[0];
  if (head === undefined) throw badFields({ [field]: 'Choose an image file.' });
  return Buffer.from(text.slice(head.length), 'base64');
}
