import type { Options, SheetOptions } from 'write-excel-file/universal';

type Feature = NonNullable<Options<Blob>['features']>[number];

/** The choices of the cells in a column. */
export interface ColumnChoices {
  /** From 0. */
  column: number;
  choices: readonly string[];
}

interface Choosable {
  /** The name of the sheet that is protected. */
  sheet: string;
  columns: readonly ColumnChoices[];
  /** The first and last row, from 1. */
  rows: { from: number; to: number };
  /** Shown for a value that is not among the choices. */
  refusal: string;
}

/** The vertical alignment that marks the cells that people may change, because the library has no protection. */
export const UNLOCKED = { alignVertical: 'center' } as const;

/**
 * Adds drop-down lists to the cells of some columns, and protects all cells of the sheet that are not marked
 * with UNLOCKED. Columns and rows may still be resized, and there is no password.
 */
export const lockedWithChoices = (settings: Choosable): Feature => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml: string, { sheet }: SheetOptions<Blob>) =>
          sheet === settings.sheet
            ? xml.replace('</sheetData>', `</sheetData>${PROTECTION}${validations(settings)}`)
            : xml,
      },
      'xl/styles.xml': {
        transform: (xml: string) =>
          xml.replaceAll(
            /<xf ([^>]*)>(<alignment [^>]*vertical="center"[^>]*\/>)<\/xf>/g,
            '<xf $1 applyProtection="1">$2<protection locked="0"/></xf>',
          ),
      },
    },
  },
});

const PROTECTION =
  '<sheetProtection sheet="1" objects="1" scenarios="1" formatColumns="0" formatRows="0"/>';

function validations({ columns, rows, refusal }: Choosable): string {
  const each = columns.map(({ column, choices }) => {
    const letters = columnLetters(column);
    const range = `${letters}${rows.from}:${letters}${rows.to}`;
    return (
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" error="${escapeXml(refusal)}" ` +
      `sqref="${range}"><formula1>"${escapeXml(choices.join(','))}"</formula1></dataValidation>`
    );
  });
  return `<dataValidations count="${columns.length}">${each.join('')}</dataValidations>`;
}

/** 0 is 'A', 26 is 'AA'. */
export function columnLetters(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnLetters(Math.floor(column / 26) - 1) + letter;
}

const escapeXml = (text: string) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
