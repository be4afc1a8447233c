import { streamsIn } from '@/shared/download/pdf/pdfStreams';

const EMBEDDED = /\/Type\s*\/EmbeddedFile\b/;

/** The contents of the files that are attached to a PDF; none for a file that is no PDF. */
export const attachedFiles = (pdf: Uint8Array): Uint8Array[] =>
  streamsIn(pdf, (dictionary) => EMBEDDED.test(dictionary)).map(({ bytes }) => bytes);

/** The lower-case hexadecimal SHA-256 of bytes. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
