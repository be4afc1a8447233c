import { unzlibSync } from 'fflate';

export interface PdfStream {
  /** The entries that describe the stream, as they are written in the file. */
  dictionary: string;
  /** The unpacked content. */
  bytes: Uint8Array;
}

/** Where the content of a stream begins. */
const STREAM = /(?<!end)stream\r?\n/g;
const LENGTH = /\/Length\s+(\d+)(?!\d|\s+\d+\s+R)/;
/** The most characters of a dictionary that are read. */
const DICTIONARY = 2_000;

/**
 * The streams of a PDF, or those whose dictionary is wanted; the others are not unpacked.
 * None for a file that is no PDF, and without streams that cannot be unpacked.
 */
export function streamsIn(
  pdf: Uint8Array,
  isWanted: (dictionary: string) => boolean = () => true,
): PdfStream[] {
  // Each byte becomes one character, so that positions are those of the bytes.
  const text = new TextDecoder('latin1').decode(pdf);
  if (!text.startsWith('%PDF-')) return [];
  return [...text.matchAll(STREAM)].flatMap(({ index, 0: keyword }) => {
    const before = text.slice(Math.max(0, index - DICTIONARY), index);
    const dictionary = before.slice(before.lastIndexOf(' obj'));
    if (!isWanted(dictionary)) return [];
    const isPacked = dictionary.includes('/FlateDecode');
    const start = index + keyword.length;
    const length = LENGTH.exec(dictionary)?.[1];
    // A line break before the keyword is not content; packed data may end with one, and knows its end.
    const size =
      length === undefined
        ? text.slice(start).search(isPacked ? /endstream/ : /\r?\n?endstream/)
        : Number(length);
    const bytes = pdf.slice(start, start + size);
    if (!isPacked) return [{ dictionary, bytes }];
    try {
      return [{ dictionary, bytes: unzlibSync(bytes) }];
    } catch {
      return [];
    }
  });
}
