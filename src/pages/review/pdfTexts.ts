import { unzlibSync } from 'fflate';

interface PdfContents {
  texts: string[];
  /** The addresses of the links. */
  links: string[];
  /** The texts of the attached files. */
  attachments: string[];
}

/** The texts, links and attachments of a PDF that jsPDF has made, for tests. */
export function textsIn(pdf: Uint8Array): PdfContents {
  const file = Buffer.from(pdf).toString('latin1');
  const streams = [...file.matchAll(/<<([^]*?)>>\s*stream\r?\n/g)].map((match) => {
    const start = match.index + match[0].length;
    const end = file.indexOf('endstream', start);
    const bytes = Buffer.from(file.slice(start, end).replace(/\r?\n$/, ''), 'latin1');
    const isPacked = (match[1] ?? '').includes('/FlateDecode');
    const isAttached = (match[1] ?? '').includes('/EmbeddedFile');
    return { bytes: isPacked ? Buffer.from(unzlibSync(bytes)) : bytes, isAttached };
  });
  const pages = streams.filter(({ isAttached }) => !isAttached);
  return {
    texts: pages.flatMap(({ bytes }) =>
      [...bytes.toString('latin1').matchAll(/\(((?:\\.|[^\\)])*)\)\s*Tj/g)].map(([, text = '']) =>
        text.replaceAll(/\\(.)/g, '$1'),
      ),
    ),
    links: [...file.matchAll(/\/URI\s*\(((?:\\.|[^\\)])*)\)/g)].map(([, link = '']) => link),
    attachments: streams
      .filter(({ isAttached }) => isAttached)
      .map(({ bytes }) => bytes.toString('utf8')),
  };
}
