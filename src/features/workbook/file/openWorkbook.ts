import type { Cell } from '@contract/workbook/cells';
import readSheets, { type Sheet } from 'read-excel-file/universal';
import { MAX_FILE_BYTES } from './fileLimits';
import { findReadMe, type ReadMe } from './readMe';
import { plainWorkbook, type PlainSheet } from './parts/plainWorkbook';
import { TooLargeUnpacked, unpack, type Parts } from './parts/unpack';

/** Why a file is not a workbook that can be read. */
export type FileProblem =
  | 'tooLarge'
  | 'empty'
  | 'csv'
  | 'oldFormat'
  | 'protected'
  | 'openDocument'
  | 'notWorkbook'
  | 'tooLargeUnpacked'
  | 'damaged'
  | 'noTable';

/**
 * The table of an assessment, or the names of the sheets that have one, and what the workbook contains about itself;
 * null without a *Read me*.
 */
export type OpenedWorkbook = { readMe: ReadMe | null } & (
  | { table: Cell[][] }
  | { choices: string[] }
);

/**
 * Opens a workbook. Never throws and never unpacks more than a bounded amount. `sheet` is the chosen one of several
 * sheets with a table.
 */
export async function openWorkbook(
  bytes: Uint8Array,
  sheet: string | null = null,
): Promise<OpenedWorkbook | FileProblem> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > MAX_FILE_BYTES) return 'tooLarge';
  const kind = kindOf(bytes);
  if (kind !== 'archive') return kind;
  try {
    const parts = unpack(bytes);
    if ('META-INF/manifest.xml' in parts) return 'openDocument';
    if (!('[Content_Types].xml' in parts)) return 'notWorkbook';
    return await readParts(parts, sheet);
  } catch (error) {
    return error instanceof TooLargeUnpacked ? 'tooLargeUnpacked' : 'damaged';
  }
}

async function readParts(
  parts: Parts,
  chosen: string | null,
): Promise<OpenedWorkbook | FileProblem> {
  const { archive, sheets: plain } = plainWorkbook(parts);
  const read = await readSheets(archive, { trim: false });
  const sheets = plain.flatMap((sheet, index) => {
    const data = read[index]?.data;
    return data ? [{ ...sheet, table: tableOf(data, sheet.faults) }] : [];
  });
  // A hidden sheet counts only where no visible one does.
  const inOrder = sheets.toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden));
  const readMe = findReadMe(inOrder);
  const named = inOrder.filter((one) => one.name !== readMe?.sheet && namesActions(one));
  const candidates = named.filter(({ isHidden }) => isHidden === named[0]?.isHidden);
  const sheet = candidates.find(({ name }) => name === chosen) ?? candidates[0];
  if (!sheet) return 'noTable';
  if (candidates.length > 1 && sheet.name !== chosen) {
    return { readMe, choices: candidates.map(({ name }) => name) };
  }
  return sheet.isTooWide ? 'tooLargeUnpacked' : { readMe, table: sheet.table };
}

/** The cells of a sheet with the faults in their places. */
function tableOf(data: Sheet['data'], faults: PlainSheet['faults']): Cell[][] {
  // The library's types name the class of dates where its cells have a date.
  const table = data.map((row) => [...row] as Cell[]);
  for (const [place, fault] of faults) {
    const [row = 0, column = 0] = place.split(',').map(Number);
    while (table.length <= row) table.push([]);
    const cells = table[row] ?? [];
    while (cells.length < column) cells.push(null);
    cells[column] = { fault };
  }
  return table;
}

const namesActions = ({ table }: { table: readonly Cell[][] }) =>
  (table[0] ?? []).some(
    (cell) =>
      typeof cell === 'string' && ['activity_id', 'number'].includes(cell.trim().toLowerCase()),
  );

const ARCHIVE = [0x50, 0x4b];
/** Files of Excel up to 2003, and encrypted workbooks. */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];

function kindOf(bytes: Uint8Array): 'archive' | FileProblem {
  const begins = (signature: readonly number[]) =>
    signature.every((byte, index) => bytes[index] === byte);
  if (begins(ARCHIVE)) return 'archive';
  if (begins(COMPOUND_FILE)) return contains(bytes, 'EncryptedPackage') ? 'protected' : 'oldFormat';
  return isText(bytes) ? 'csv' : 'notWorkbook';
}

/** Whether a compound file has an entry of this name, which it stores in UTF-16. */
function contains(bytes: Uint8Array, name: string): boolean {
  const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1));
  return text.includes(name);
}

/** Whether the beginning of a file is text, as in a CSV file. */
function isText(bytes: Uint8Array): boolean {
  return !bytes.subarray(0, 1_000).some((byte) => byte < 9 || (byte > 13 && byte < 32));
}
