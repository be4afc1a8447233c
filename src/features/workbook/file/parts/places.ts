/** Far more than a workbook of ours has; the library fills gaps between cells with empty ones. */
export const MAX_ROW = 20_000;
export const MAX_COLUMN = 500;

/** A cell's row and column, from 0. */
export interface Address {
  row: number;
  column: number;
}

/** Identifies a cell. */
export const placeOf = (row: number, column: number) => `${row},${column}`;

export const isFar = ({ row, column }: Address) => row > MAX_ROW || column > MAX_COLUMN;

const ADDRESS = /^\$?([A-Z]{1,7})\$?([1-9]\d{0,8})$/;

/** 'B3' is the row 2 and the column 1; null for any other text. */
export function parseAddress(text: string): Address | null {
  const [, letters, digits] = ADDRESS.exec(text.toUpperCase()) ?? [];
  if (letters === undefined || digits === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { row: Number(digits) - 1, column: column - 1 };
}

/** The inverse of `parseAddress`. */
export function addressOf({ row, column }: Address): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row + 1}`;
}
