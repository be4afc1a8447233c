import sharp from 'sharp';
import { LIMITS } from '@contract/limits';
import { createCap } from './capped';
import { badFields } from './errors';

/** Where people's images lie, under names that nobody can guess. */
export interface ImageFolder {
  /** Gives the address that the image has from now on. */
  keep(bytes: Buffer, extension: string): Promise<string>;
  /** Nothing to do for an address that is none of its own. */
  discard(address: string): Promise<void>;
}

/** Whether an image has such a name, by which there will never be another one. */
export const isImageName = (name: string) => /^[\w-]{32}\.(png|jpg)$/.test(name);

interface Picture {
  bytes: Buffer;
  extension: 'png' | 'jpg';
}

const LONGEST_SIDE = 1024;
const SCREENSHOT_SIDE = 4096;
const DATA_URL = /^data:image\/[\w.+-]+;base64,/i;
const capped = createCap(2);

type Kind = 'png' | 'jpeg' | 'gif' | 'webp';

/** Told by their first bytes: the decoder meets no other kind, whatever a file says that it is. */
function kindOf(bytes: Buffer): Kind | null {
  const start = bytes.subarray(0, 12).toString('latin1');
  if (start.startsWith('\x89PNG\r\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'webp' : null;
}

const PICTURES: readonly Kind[] = ['png', 'jpeg', 'gif', 'webp'];
const SCREENSHOTS: readonly Kind[] = ['png', 'jpeg'];

export const isImageData = (text: string) => /^data:/i.test(text);

/** Keeps a picture sent as a file; `field`: its name on the wire, for the refusal. */
export async function keepImage(images: ImageFolder, bytes: Buffer, field: string) {
  const picture = await redrawn(bytes, field, { kinds: PICTURES, side: LONGEST_SIDE });
  return images.keep(picture.bytes, picture.extension);
}

/** Keeps a picture sent as a data URL. */
export async function keepImageData(images: ImageFolder, text: string, field: string) {
  const head = DATA_URL.exec(text)?.[0];
  if (head === undefined) throw notAnImage(field, PICTURES);
  return keepImage(images, Buffer.from(text.slice(head.length), 'base64'), field);
}

/** A screenshot, redrawn. It may show anything: it is for support alone and gets no address. */
export function readScreenshot(bytes: Buffer, field: string): Promise<Picture> {
  return redrawn(bytes, field, { kinds: SCREENSHOTS, side: SCREENSHOT_SIDE });
}

export async function discardImage(images: ImageFolder, address: string | null): Promise<void> {
  if (address !== null) await images.discard(address);
}

/**
 * Decodes an image and draws it anew, its first frame alone: what else a file carried (scripts,
 * places, another format behind it) does not survive that.
 */
async function redrawn(
  bytes: Buffer,
  field: string,
  { kinds, side }: { kinds: readonly Kind[]; side: number },
): Promise<Picture> {
  if (bytes.length > LIMITS.imageBytes) {
    throw badFields({ [field]: 'This image is larger than 2 MB.' });
  }
  const kind = kindOf(bytes);
  if (kind === null || !kinds.includes(kind)) throw notAnImage(field, kinds);
  try {
    return await capped(async () => {
      const image = sharp(bytes, { limitInputPixels: LIMITS.imagePixels, failOn: 'error' });
      const { hasAlpha } = await image.metadata();
      const drawn = image
        .rotate()
        .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
      return hasAlpha
        ? { bytes: await drawn.png().toBuffer(), extension: 'png' }
        : { bytes: await drawn.jpeg({ quality: 88 }).toBuffer(), extension: 'jpg' };
    });
  } catch {
    throw notAnImage(field, kinds);
  }
}

const notAnImage = (field: string, kinds: readonly Kind[]) =>
  badFields({
    [field]: `This is not an image that can be read. Choose a ${kinds.join(', ').toUpperCase()} file.`,
  });
