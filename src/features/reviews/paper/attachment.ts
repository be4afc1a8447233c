import type { jsPDF } from 'jspdf';
import { utf16Of } from '@/shared/download/pdf/pdfText';

interface AttachedFile {
  name: string;
  text: string;
}

/** The parts of jsPDF with which its own plugins write objects; its types leave them out. */
interface Internal {
  events: { subscribe: (event: string, run: () => void) => void };
  newObject: () => number;
  /** Writes a line. */
  write: (line: string) => void;
}

const MEDIA_TYPE = 'application#2Fjson';

/** Attaches files to a PDF. Readers list them as attachments, and `attachedFiles` finds them again. */
export function attach(pdf: jsPDF, files: readonly AttachedFile[]): void {
  if (files.length === 0) return;
  const { events, newObject, write } = pdf.internal as unknown as Internal;
  const named: { name: string; object: number }[] = [];
  events.subscribe('postPutResources', () => {
    for (const { name, text } of files) {
      const bytes = binaryOf(text);
      const stream = newObject();
      const dictionary = `<</Type /EmbeddedFile /Subtype /${MEDIA_TYPE} /Length ${String(bytes.length)}>>`;
      for (const line of [dictionary, 'stream', bytes, 'endstream', 'endobj']) write(line);
      const object = newObject();
      const title = `<${utf16Of(name)}>`;
      write(
        `<</Type /Filespec /F ${title} /UF ${title} /AFRelationship /Data ` +
          `/EF <</F ${String(stream)} 0 R>>>>`,
      );
      write('endobj');
      named.push({ name: title, object });
    }
  });
  events.subscribe('putCatalog', () => {
    const names = named.map(({ name, object }) => `${name} ${String(object)} 0 R`);
    const all = named.map(({ object }) => `${String(object)} 0 R`);
    write(`/Names <</EmbeddedFiles <</Names [${names.join(' ')}]>>>>`);
    write(`/AF [${all.join(' ')}]`);
  });
}

/** The UTF-8 bytes of a text, each as a character, as jsPDF writes them. */
function binaryOf(text: string): string {
  let binary = '';
  for (const byte of new TextEncoder().encode(text)) binary += String.fromCharCode(byte);
  return binary;
}
