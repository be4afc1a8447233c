import type { ModelSheets } from '@contract/model/modelPayloads';
import writeExcelFile from 'write-excel-file/universal';
import { toTables } from './modelSheets';

const WIDE = /^(?:name|description|anchor)/;

/** The model as a workbook, with a sheet for each kind of row; its first row names the columns. */
export function writeModelWorkbook(sheets: ModelSheets): Promise<Blob> {
  return writeExcelFile(
    toTables(sheets).map(({ name, table }) => ({
      sheet: name,
      stickyRowsCount: 1,
      columns: (table[0] ?? []).map((column) => ({ width: WIDE.test(String(column)) ? 40 : 16 })),
      data: table.map((cells, row) =>
        cells.map((cell) =>
          cell === null
            ? null
            : {
                // Programs would turn a number such as 1.10 into 1.1.
                ...(typeof cell === 'number' ? { value: cell } : { value: cell, type: String }),
                ...(row === 0 && { fontWeight: 'bold' as const }),
              },
        ),
      ),
    })),
  ).toBlob();
}
