import type { DocumentList, DocumentMessage, DocumentPage, DocumentReply } from './documentTask';
import type { Language } from '@contract/language';

interface DocumentRequest {
  list: DocumentList;
  language: Language;
  pages: readonly DocumentPage[];
  /** Called with the number of pages that are drawn. */
  onDrawn: (pages: number) => void;
  signal: AbortSignal;
}

/** Makes the document in a worker, so that the page stays usable; where there are no workers, on the page. */
export async function makeDocument(request: DocumentRequest): Promise<Blob> {
  const { list, language, pages, onDrawn, signal } = request;
  const { send, end } = await openWorker();
  try {
    await send({ kind: 'begin', list, language });
    for (const [index, page] of pages.entries()) {
      signal.throwIfAborted();
      await send({ kind: 'page', page });
      onDrawn(index + 1);
    }
    signal.throwIfAborted();
    const reply = await send({ kind: 'end' });
    if (reply.kind !== 'done') throw new Error('The document did not end');
    return reply.file;
  } finally {
    end();
  }
}

interface Drawing {
  send: (message: DocumentMessage) => Promise<DocumentReply>;
  end: () => void;
}

async function openWorker(): Promise<Drawing> {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') {
    const { createDocument } = await import('./documentTask');
    const { receive } = createDocument();
    return { send: (message) => Promise.resolve(receive(message)), end: () => undefined };
  }
  const worker = new Worker(
    /* webpackChunkName: "reviewDocument" */ new URL('./document.worker.ts', import.meta.url),
  );
  const send = (message: DocumentMessage) =>
    new Promise<DocumentReply>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<DocumentReply>) => resolve(data);
      worker.onerror = () => reject(new Error('The document could not be drawn'));
      worker.postMessage(message);
    });
  return { send, end: () => worker.terminate() };
}
