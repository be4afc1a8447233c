import { readSheetsInWorker } from './file/readInWorker';
import type { AnySheet } from './file/openWorkbook';
import { useProblemText } from './import/useProblemText';

/** Returns a function that reads the sheets of any workbook, or says why it cannot be read. */
export function useReadSheets(): (file: Blob) => Promise<AnySheet[] | string> {
  const problemText = useProblemText();
  return async (file) => {
    const outcome = await readSheetsInWorker(file);
    return outcome.kind === 'sheets' ? outcome.sheets : problemText.ofFile(outcome);
  };
}
