import { unzipSync, zipSync } from 'fflate';

/** The unpacked size of the parts that are read, bytes. A workbook of 5,000 rows has about 4 MB. */
const MAX_UNPACKED_BYTES = 40 * 1024 * 1024;

/** The parts of a workbook with cells, texts and formats. Pictures and macros are not read. */
const READ_PARTS = /\.(?:xml|rels)$/i;

export type Parts = Record<string, Uint8Array>;

/** The archive unpacks to more than a workbook may have. */
export class TooLargeUnpacked extends Error {
  override name = 'TooLargeUnpacked';
}

/**
 * Unpacks the parts of a workbook. The sizes are checked before anything is unpacked; a part never takes more
 * memory than the archive declares for it. Throws TooLargeUnpacked, and other errors for a damaged archive.
 */
export function unpack(archive: Uint8Array): Parts {
  let total = 0;
  return unzipSync(archive, {
    filter: ({ name, originalSize }) => {
      if (!READ_PARTS.test(name)) return false;
      total += originalSize;
      if (total > MAX_UNPACKED_BYTES) throw new TooLargeUnpacked();
      return true;
    },
  });
}

/** An archive of the parts without compression, whose size is therefore known. */
export const pack = (parts: Parts): ArrayBuffer => zipSync(parts, { level: 0 }).slice().buffer;
