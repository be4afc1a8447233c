import type { Cell } from '@contract/workbook/cells';
import readSheets, { type Sheet } from 'read-excel-file/universal';
import { MAX_FILE_BYTES } from './fileLimits';
import { findReadMe, type ReadMe } from './readMe';
import { pack, TooLargeUnpacked, unpack, type Parts } from './unpack';
import { scanSheet } from './scanSheet';
import { sheetParts } from './sheetParts';

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

/** The table of an assessment, and what the workbook contains about itself; null without a *Read me*. */
export interface OpenedWorkbook {
  table: Cell[][];
  readMe: ReadMe | null;
}

/** Opens a workbook. Never throws and never unpacks more than a bounded amount. */
export async function openWorkbook(bytes: Uint8Array): Promise<OpenedWorkbook | FileProblem> {
  if (bytes.length === 0) return 'empty';
  if (bytes.length > MAX_FILE_BYTES) return 'tooLarge';
  const kind = kindOf(bytes);
  if (kind !== 'archive') return kind;
  try {
    const parts = unpack(bytes);
    if ('META-INF/manifest.xml' in parts) return 'openDocument';
    if (!('[Content_Types].xml' in parts)) return 'notWorkbook';
    return await readParts(parts);
  } catch (error) {
    return error instanceof TooLargeUnpacked ? 'tooLargeUnpacked' : 'damaged';
  }
}

async function readParts(parts: Parts): Promise<OpenedWorkbook | FileProblem> {
  const scans = new Map(sheetParts(parts).map(({ name, xml }) => [name, scanSheet(xml)] as const));
  if ([...scans.values()].some(({ isTooWide }) => isTooWide)) return 'tooLargeUnpacked';
  const sheets = await readSheets(pack(parts), { trim: false });
  const readMe = findReadMe(sheets);
  const sheet = sheets.find((one) => one.sheet !== readMe?.sheet && namesActions(one));
  if (!sheet) return 'noTable';
  const faults = scans.get(sheet.sheet)?.faults ?? new Map<string, never>();
  // The library's types name the class of dates where its cells have a date.
  const table = sheet.data.map((row) => [...row] as Cell[]);
  for (const [place, fault] of faults) {
    const [row = 0, column = 0] = place.split(',').map(Number);
    const cells = table[row];
    if (!cells) continue;
    while (cells.length < column) cells.push(null);
    cells[column] = { fault };
  }
  return { table, readMe };
}

const namesActions = ({ data }: Sheet) =>
  (data[0] ?? []).some((cell) =>
    ['activity_id', 'number'].includes(String(cell).trim().toLowerCase()),
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
