// Before React: it looks for this once.
import '../checks/renders';
import './reactAct';
import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { configure, getConfig } from '@testing-library/react';
import waiting from '../../../scripts/lib/waiting.cjs';
import { computedStyle } from './computedStyle';
import { guardConsole } from '../checks/consoleGuard';
import { matchMedia, resetViewport } from '../page/viewport';

class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Node's own keeps the test process alive; antd needs no more than "later". */
class MessageChannelStub {
  port1: { onmessage: (() => void) | null } = { onmessage: null };
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
}

/** jsdom's own reads jsdom's files alone; those that are sent are Node's. */
class FileReaderStub {
  onload: (() => void) | null = null;
  result: string | null = null;
  readAsDataURL(file: File) {
    void file.arrayBuffer().then((bytes) => {
      this.result = `data:${file.type};base64,${Buffer.from(bytes).toString('base64')}`;
      this.onload?.();
    });
  }
}

Object.assign(window, {
  matchMedia,
  ResizeObserver: ResizeObserverStub,
  MessageChannel: MessageChannelStub,
  FileReader: FileReaderStub,
  scrollTo: () => {},
  getComputedStyle: computedStyle,
});
// antd writes its styles at run time, and jsdom matches every rule anew for each question about an
// element. Nothing is laid out here and no test reads a style, so none are kept.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', { set: () => {} });
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};

const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: waiting.WAIT_MS,
  // While a test waits, each failed look would print the whole page; only the last one is shown.
  getElementError: (message, container) =>
    isPolling() ? new Error(message ?? '') : getElementError(message, container),
});

/** testing-library says so while `waitFor` looks; the type leaves it out. */
function isPolling(): boolean {
  const config: object = getConfig();
  return (
    '_disableExpensiveErrorDiagnostics' in config &&
    config._disableExpensiveErrorDiagnostics === true
  );
}

guardConsole();
beforeEach(resetViewport);
