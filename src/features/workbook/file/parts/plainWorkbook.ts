import type { CellFault } from '@contract/workbook/cells';
import { strToU8 } from 'fflate';
import { percentStyles, sharedTexts } from './cellContents';
import { scanSheet } from './scanSheet';
import { pack, type Parts } from './unpack';
import { workbookParts } from './workbookParts';

export interface PlainSheet {
  name: string;
  isHidden: boolean;
  /** Whether there is content far away from the other content, which is left out. */
  isTooWide: boolean;
  /** The cells that cannot be read and are left out, by `placeOf`. */
  faults: ReadonlyMap<string, CellFault['fault']>;
}

/** A workbook in the form that the library reads. */
export interface PlainWorkbook {
  archive: ArrayBuffer;
  sheets: PlainSheet[];
}

/**
 * Writes the cells of a workbook as a plain one. The library refuses a whole workbook for one cell that it cannot
 * read, and for much that the format allows: cells without references, UTF-16, or sheets of charts.
 */
export function plainWorkbook(parts: Parts): PlainWorkbook {
  const { sheets, sharedStrings, styles, is1904 } = workbookParts(parts);
  const context = { texts: sharedTexts(sharedStrings), percentStyles: percentStyles(styles) };
  const scanned = sheets.map(({ name, isHidden, xml }) => ({
    name,
    isHidden,
    ...scanSheet(xml, context),
  }));
  const files: Record<string, string> = {
    'xl/workbook.xml': workbookXml(scanned.length, is1904),
    'xl/_rels/workbook.xml.rels': relationsXml(scanned.length),
    ...Object.fromEntries(scanned.map(({ xml }, index) => [`xl/${sheetFile(index)}`, xml])),
    ...(sharedStrings !== '' && { 'xl/sharedStrings.xml': withoutDeclaration(sharedStrings) }),
    ...(styles !== '' && { 'xl/styles.xml': withoutDeclaration(styles) }),
  };
  const bytes = Object.entries(files).map(([path, xml]) => [path, strToU8(xml)] as const);
  return { archive: pack(Object.fromEntries(bytes)), sheets: scanned };
}

const sheetFile = (index: number) => `worksheets/sheet${index + 1}.xml`;
const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

/** The sheets are named by their position, because names may occur twice in damaged files. */
function workbookXml(count: number, is1904: boolean): string {
  const sheets = indexes(count).map(
    (index) => `<sheet name="${index}" sheetId="${index + 1}" r:id="sheet${index}"/>`,
  );
  const dates = `<workbookPr date1904="${is1904 ? 1 : 0}"/>`;
  return `<workbook xmlns:r="${RELATIONS}">${dates}<sheets>${sheets.join('')}</sheets></workbook>`;
}

const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

function relationsXml(count: number): string {
  const relations = indexes(count).map(
    (index) =>
      `<Relationship Id="sheet${index}" Type="${RELATIONS}/worksheet" Target="${sheetFile(index)}"/>`,
  );
  return `<Relationships>${relations.join('')}</Relationships>`;
}

/** The declaration may name another encoding. */
const withoutDeclaration = (xml: string) => xml.replace(/^\s*<\?xml[^<>]*\?>/, '');
