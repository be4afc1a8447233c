import { saveFile } from './saveFile';
import { fileName, type FileKind, type FileWords, type Report } from './Report';

/** Creates the file and downloads it. The libraries for it are loaded here. */
export async function saveReport(report: Report, kind: FileKind, words: FileWords): Promise<void> {
  const file = await makeFile(report, kind, words);
  saveFile(file, fileName(report, kind));
}

async function makeFile(report: Report, kind: FileKind, words: FileWords): Promise<Blob> {
  if (kind === 'pdf') return (await import('./pdf/pdf')).writePdf(report, words.formats);
  return (await import('./excel')).writeExcel(report, words);
}
