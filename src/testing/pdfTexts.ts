import { streamsIn } from '@/shared/download/pdf/pdfStreams';

interface PdfContents {
  /** In the order in which they are written. */
  texts: string[];
  /** The addresses of the links. */
  links: string[];
  /** The texts of the attached files. */
  attachments: string[];
}

/** The texts, links and attachments of a PDF that jsPDF has made, for tests. */
export function textsIn(pdf: Uint8Array): PdfContents {
  const isAttached = ({ dictionary }: { dictionary: string }) =>
    dictionary.includes('/EmbeddedFile');
  const streams = streamsIn(pdf);
  const drawings = streams.filter((stream) => !isAttached(stream));
  return {
    texts: drawings.flatMap(({ bytes }) =>
      stringsAfter(/\(((?:[^()\\]|\\.)*)\) Tj/g, bytes).map((text) =>
        text.replaceAll(/\\(.)/g, '$1'),
      ),
    ),
    links: stringsAfter(/\/URI\s*\(((?:\\.|[^\\)])*)\)/g, pdf),
    attachments: streams.filter(isAttached).map(({ bytes }) => Buffer.from(bytes).toString('utf8')),
  };
}

/** The first group of each match in bytes that are read as characters. */
const stringsAfter = (pattern: RegExp, bytes: Uint8Array) =>
  [...Buffer.from(bytes).toString('latin1').matchAll(pattern)].map(([, text = '']) => text);
