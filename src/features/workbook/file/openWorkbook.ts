import type { Cell, CellFault } from '@contract/workbook/cells';
import readSheets, { type Sheet } from 'read-excel-file/universal';
import { MAX_FILE_BYTES } from './fileLimits';
import { findReadMe, type ReadMe } from './readMe';
import { plainWorkbook } from './parts/plainWorkbook';
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
  return openParts(bytes, (parts) => readParts(parts, sheet));
}

/** A sheet of any workbook, the visible ones first. */
export interface AnySheet {
  name: string;
  table: Cell[][];
}

/** Opens any workbook: the sheets that have content. Merged cells have the content of the first of them. */
export async function openSheets(bytes: Uint8Array): Promise<AnySheet[] | FileProblem> {
  return openParts(bytes, async (parts) => {
    const sheets = await sheetsOf(parts, { readsMerged: true });
    if (sheets.some(({ isTooWide }) => isTooWide)) return 'tooLargeUnpacked';
    const filled = sheets.filter(({ table }) => table.length > 0);
    return filled.length > 0 ? filled.map(({ name, table }) => ({ name, table })) : 'noTable';
  });
}

async function openParts<Opened>(
  bytes: Uint8Array,
  read: (parts: Parts) => Promise<Opened | FileProblem>,
): Promise<Opened | FileProblem> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > MAX_FILE_BYTES) return 'tooLarge';
  const kind = kindOf(bytes);
  if (kind !== 'archive') return kind;
  try {
    const parts = unpack(bytes);
    if ('META-INF/manifest.xml' in parts) return 'openDocument';
    if (!('[Content_Types].xml' in parts)) return 'notWorkbook';
    return await read(parts);
  } catch (error) {
    return error instanceof TooLargeUnpacked ? 'tooLargeUnpacked' : 'damaged';
  }
}

async function readParts(
  parts: Parts,
  chosen: string | null,
): Promise<OpenedWorkbook | FileProblem> {
  const inOrder = await sheetsOf(parts, { readsMerged: false });
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

/** The sheets, hidden ones last, because they count only where no visible one does. */
async function sheetsOf(parts: Parts, { readsMerged }: { readsMerged: boolean }) {
  const { archive, sheets: plain } = plainWorkbook(parts);
  const read = await readSheets(archive, { trim: false });
  const sheets = plain.flatMap((sheet, index) => {
    const data = read[index]?.data;
    const faults = [...sheet.faults].filter(([, fault]) => !readsMerged || fault !== 'merged');
    return data ? [{ ...sheet, table: tableOf(data, faults) }] : [];
  });
  return sheets.toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden));
}

/** The cells of a sheet with the faults in their places. */
function tableOf(data: Sheet['data'], faults: Iterable<[string, CellFault['fault']]>): Cell[][] {
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
