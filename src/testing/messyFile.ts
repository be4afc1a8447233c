import { strToU8, zipSync } from 'fflate';

/** A cell as programs write it: a text, a number, a formula with its last result, a day, or nothing. */
export type MessyCell =
  | string
  | number
  | null
  | { formula: string; result: number }
  | { day: number };

export interface MessySheet {
  name: string;
  rows: readonly (readonly MessyCell[])[];
  /** Ranges such as 'A1:C1'. */
  merged?: readonly string[];
  /** Rows that are hidden, from 1. */
  hidden?: readonly number[];
  isHidden?: boolean;
}

const NAMESPACE = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';

/** The bytes of a workbook, for tests. */
export function messyFile(sheets: readonly MessySheet[]): Uint8Array {
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="w" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${NAMESPACE}" xmlns:r="${RELATIONS}"><sheets>${sheets
      .map(
        ({ name, isHidden }, index) =>
          `<sheet name="${escaped(name)}" sheetId="${String(index + 1)}" r:id="s${String(index)}"${isHidden ? ' state="hidden"' : ''}/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships">${sheets
      .map(
        (_, index) =>
          `<Relationship Id="s${String(index)}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${String(index)}.xml"/>`,
      )
      .join(
        '',
      )}<Relationship Id="styles" Type="${RELATIONS}/styles" Target="styles.xml"/></Relationships>`,
    // The second style shows a day.
    'xl/styles.xml': `<styleSheet xmlns="${NAMESPACE}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`,
  };
  for (const [index, sheet] of sheets.entries()) {
    parts[`xl/worksheets/sheet${String(index)}.xml`] = sheetXml(sheet);
  }
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)])),
  );
}

function sheetXml({ rows, merged = [], hidden = [] }: MessySheet): string {
  const data = rows.map((cells, row) => {
    const place = (column: number) => `${String.fromCharCode(65 + column)}${String(row + 1)}`;
    const xml = cells.map((cell, column) => cellXml(cell, place(column))).join('');
    const attributes = hidden.includes(row + 1) ? ' hidden="1"' : '';
    return `<row r="${String(row + 1)}"${attributes}>${xml}</row>`;
  });
  const ranges = merged.map((range) => `<mergeCell ref="${range}"/>`).join('');
  const merges = ranges === '' ? '' : `<mergeCells>${ranges}</mergeCells>`;
  return `<worksheet xmlns="${NAMESPACE}"><sheetData>${data.join('')}</sheetData>${merges}</worksheet>`;
}

function cellXml(cell: MessyCell, place: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${String(cell)}</v></c>`;
  if (typeof cell === 'string') {
    return `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  }
  if ('day' in cell) return `<c r="${place}" s="1"><v>${String(cell.day)}</v></c>`;
  return `<c r="${place}"><f>${escaped(cell.formula)}</f><v>${String(cell.result)}</v></c>`;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
