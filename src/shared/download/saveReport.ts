import { fileName, type FileKind, type FileWords, type Report } from './Report';

/** Makes the file and hands it to the browser. What makes files is loaded only now. */
export async function saveReport(report: Report, kind: FileKind, words: FileWords): Promise<void> {
  const file = await makeFile(report, kind, words);
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName(report, kind);
  link.click();
  // The browser has taken the address by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}

async function makeFile(report: Report, kind: FileKind, words: FileWords): Promise<Blob> {
  if (kind === 'pdf') return (await import('./pdf')).writePdf(report, words.formats);
  return (await import('./excel')).writeExcel(report, words);
}
