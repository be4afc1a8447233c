import type { Store } from '@server/store/Store';
import { readFrom } from './pieces';
import { WRONG_CONTENT } from './fileContent';

const MACROS = 'This file contains macros. Save it without them and add it again.';

/** The end of a zip file has at most this many bytes: its fixed part and a comment. */
const MAX_END_BYTES = 22 + 65_535;
/** More than any document needs; a larger directory is not read into memory. */
const MAX_DIRECTORY_BYTES = 1024 * 1024;
const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;

/**
 * Why a stored zip file is not an Office file with its content in `folder`; null if it is one. It looks at the names in
 * the directory at the end of the file, and unpacks nothing.
 */
export async function officeProblem(
  store: Store,
  file: { id: string; size: number },
  folder: string,
): Promise<string | null> {
  const names = await namesIn(store, file);
  if (!names) return WRONG_CONTENT;
  if (names.some((name) => /(^|\/)vbaProject\.bin$/i.test(name))) return MACROS;
  const isOffice =
    names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(folder));
  return isOffice ? null : WRONG_CONTENT;
}

/** The names in the directory of a zip file; null for a file that has none. */
async function namesIn(store: Store, file: { id: string; size: number }): Promise<string[] | null> {
  const tail = await readFrom(store, file, Math.max(0, file.size - MAX_END_BYTES));
  const end = tail.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  if (end < 0 || end + 22 > tail.length || tail.readUInt32LE(end) !== END_SIGNATURE) return null;
  const count = tail.readUInt16LE(end + 10);
  const length = tail.readUInt32LE(end + 12);
  const start = tail.readUInt32LE(end + 16);
  // A directory that is not at the end of the file would not be read in bounded memory.
  const isAtEnd = start + length <= file.size && file.size - start <= length + MAX_END_BYTES;
  if (length > MAX_DIRECTORY_BYTES || !isAtEnd) return null;
  const directory = (await readFrom(store, file, start)).subarray(0, length);

  const names: string[] = [];
  let at = 0;
  for (let index = 0; index < count; index++) {
    if (at + ENTRY_BYTES > length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const nameLength = directory.readUInt16LE(at + 28);
    const others = directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    names.push(directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength));
    at += ENTRY_BYTES + nameLength + others;
  }
  return names;
}
