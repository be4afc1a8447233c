import { unzlibSync } from 'fflate';

/** Where the content of a stream begins. */
const STREAM = /stream\r?\n/g;
const EMBEDDED = /\/Type\s*\/EmbeddedFile\b/;
const LENGTH = /\/Length\s+(\d+)(?!\s+\d+\s+R)/;
/** The longest dictionary before a stream. */
const DICTIONARY = 2_000;

/** The texts of the files that are attached to a PDF, as their bytes; none for a file that is no PDF. */
export function attachedFiles(pdf: Uint8Array): Uint8Array[] {
  // Each byte becomes one character, so that positions are those of the bytes.
  const text = new TextDecoder('latin1').decode(pdf);
  if (!text.startsWith('%PDF-')) return [];
  return [...text.matchAll(STREAM)].flatMap(({ index, 0: keyword }) => {
    const before = text.slice(Math.max(0, index - DICTIONARY), index);
    const dictionary = before.slice(before.lastIndexOf(' obj'));
    if (!EMBEDDED.test(dictionary)) return [];
    const start = index + keyword.length;
    const length = LENGTH.exec(dictionary)?.[1];
    const end = length === undefined ? text.indexOf('endstream', start) : start + Number(length);
    const bytes = pdf.slice(start, end);
    if (!dictionary.includes('/FlateDecode')) return [bytes];
    try {
      return [unzlibSync(bytes)];
    } catch {
      return [];
    }
  });
}

/** The lower-case hexadecimal SHA-256 of bytes. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
