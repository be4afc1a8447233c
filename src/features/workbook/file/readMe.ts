import { WORKBOOK_FORMAT } from '@contract/workbook/columns';
import type { Cell } from '@contract/workbook/cells';

/** The data of a workbook about itself, in the first columns of its sheet *Read me*. */
export interface ReadMe {
  /** The name of the sheet. */
  sheet: string;
  companyId: string;
  company: string;
  /** Whether this version of the product reads the format. */
  isKnownFormat: boolean;
}

/** The names of the lines, which are the same in every language. */
export const READ_ME_NAMES = {
  format: 'format',
  companyId: 'company_id',
  company: 'company',
  moment: 'exported_at',
} as const;

/** The contents of the sheet that names the format; null without one. */
export function findReadMe(
  sheets: readonly { name: string; table: readonly Cell[][] }[],
): ReadMe | null {
  for (const { name: sheet, table } of sheets) {
    const lines = new Map(table.map(([name, value]) => [textOf(name), textOf(value)]));
    const format = lines.get(READ_ME_NAMES.format);
    if (format === undefined) continue;
    return {
      sheet,
      companyId: lines.get(READ_ME_NAMES.companyId) ?? '',
      company: lines.get(READ_ME_NAMES.company) ?? '',
      isKnownFormat: format === WORKBOOK_FORMAT,
    };
  }
  return null;
}

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
