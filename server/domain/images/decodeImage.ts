import sharp, { type Sharp } from 'sharp';
import { LIMITS } from '@contract/limits';
import { createConcurrencyLimit } from '../concurrencyLimit';
import { badFields } from '../errors';

/** Supported formats. They are recognized by a file's first bytes, not by its name. */
export type Format = 'png' | 'jpeg' | 'gif' | 'webp';

export interface DecodedImage {
  bytes: Buffer;
  extension: 'png' | 'jpg';
}

interface Options {
  formats: readonly Format[];
  /** The longest side of the result, in pixels. */
  side: number;
  /** Whether an image with transparency becomes a PNG; every other image becomes a JPEG. */
  keepAlpha: boolean;
}

// With one thread per image and no cache, memory use is bounded by the pixels of the images in progress.
sharp.concurrency(1);
sharp.cache(false);
const limited = createConcurrencyLimit(2);

function formatOf(bytes: Buffer): Format | null {
  const start = bytes.subarray(0, 12).toString('latin1');
  if (start.startsWith('\x89PNG\r\n')) return 'png';
  if (start.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (/^GIF8[79]a/.test(start)) return 'gif';
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'webp' : null;
}

/**
 * Decodes the first frame of an image and encodes it again, which removes everything else from the file,
 * such as scripts, locations or a second file appended to the image. The number of pixels is checked
 * before decoding. Rejects with BAD_USER_INPUT for `field`.
 */
export async function decodeImage(
  bytes: Buffer,
  field: string,
  { formats, side, keepAlpha }: Options,
): Promise<DecodedImage> {
  if (bytes.length > LIMITS.imageBytes) {
    throw badFields({ [field]: 'This image is larger than 2 MB.' });
  }
  const format = formatOf(bytes);
  const unreadable = badFields({
    [field]: `This is not an image that can be read. Choose a ${formats.join(', ').toUpperCase()} file.`,
  });
  if (format === null || !formats.includes(format)) throw unreadable;

  return limited(async () => {
    const image = sharp(bytes, { limitInputPixels: LIMITS.imagePixels, failOn: 'error' });
    const header = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => {
        throw unreadable;
      });
    if (header.width * header.height > LIMITS.imagePixels) {
      throw badFields({ [field]: 'This image has more than 16 megapixels.' });
    }
    const resized = image
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
    return encode(resized, keepAlpha && header.hasAlpha).catch(() => {
      throw unreadable;
    });
  });
}

const encode = async (image: Sharp, isPng: boolean): Promise<DecodedImage> =>
  isPng
    ? { bytes: await image.png().toBuffer(), extension: 'png' }
    : {
        bytes: await image.flatten({ background: 'white' }).jpeg({ quality: 88 }).toBuffer(),
        extension: 'jpg',
      };
