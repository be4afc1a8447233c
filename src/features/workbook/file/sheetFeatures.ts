import type { Feature } from 'write-excel-file/universal';
import {
  getCellAddress,
  sanitizeAttributeValue,
  sanitizeTextContent,
} from 'write-excel-file/utility';

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
export const lockedWithChoices = (settings: Choosable): Feature<Blob> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, { sheet }) =>
          sheet === settings.sheet
            ? xml.replace('</sheetData>', `</sheetData>${PROTECTION}${validations(settings)}`)
            : xml,
      },
      'xl/styles.xml': {
        transform: (xml) =>
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
    const range = `${getCellAddress(rows.from - 1, column)}:${getCellAddress(rows.to - 1, column)}`;
    return (
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1" error="${sanitizeAttributeValue(refusal)}" ` +
      `sqref="${range}"><formula1>"${sanitizeTextContent(choices.join(','))}"</formula1></dataValidation>`
    );
  });
  return `<dataValidations count="${columns.length}">${each.join('')}</dataValidations>`;
}
