import { drawTextInWorker } from './drawTextInWorker';
import { createDocument, type DocumentMessage } from './documentTask';

const portfolio = createDocument(drawTextInWorker);

addEventListener('message', ({ data }: MessageEvent<DocumentMessage>) => {
  postMessage(portfolio.receive(data));
});
