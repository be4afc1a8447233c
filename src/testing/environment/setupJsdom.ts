// Runs before each test file. The window, the packages and the app's modules are those of earlier files of the worker.

// This must be set before React is loaded, because React reads it only once.
import '../checks/renders';
import './reactAct';
import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { configure, getConfig } from '@testing-library/react';
import waiting from '../../../scripts/lib/waiting.cjs';
import { clearDeviceStorage } from './clearDeviceStorage';
import { computedStyle } from './computedStyle';
import { findLabelsQuickly } from './labels';
import { guardConsole } from '../checks/consoleGuard';
import { matchMedia, resetViewport } from '../page/viewport';

class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Node's `MessageChannel` keeps the test process alive; it is needed only to postpone a task. */
class MessageChannelStub {
  port1: { onmessage: (() => void) | null; close: () => void } = {
    onmessage: null,
    close: () => {},
  };
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
}

/** jsdom's `FileReader` reads only jsdom's files, but uploaded files are Node's. */
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
findLabelsQuickly();
// antd would write its styles at run time, and jsdom would match every rule for each element whose
// style is read. Nothing is laid out here and no test reads a style, so antd writes none.
Object.defineProperty(HTMLStyleElement.prototype, 'innerHTML', {
  configurable: true,
  set: () => {},
});
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};

configure({
  asyncUtilTimeout: waiting.WAIT_MS,
  // The library would append the page's HTML, of which only the navigation fits. A failed attempt of a waiting
  // query appends nothing; only the last failure is printed.
  getElementError: (message, container) =>
    new Error(isPolling() ? (message ?? '') : `${message ?? ''}\n\n${textsIn(container)}`),
});

/** The texts of a page, one line each. */
function textsIn(container: Element): string {
  const texts = [];
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode.textContent);
  return `The page contains these texts:\n${texts.join('\n')}`;
}

/** testing-library sets this while `waitFor` polls; its type does not contain it. */
function isPolling(): boolean {
  const config: object = getConfig();
  return (
    '_disableExpensiveErrorDiagnostics' in config &&
    config._disableExpensiveErrorDiagnostics === true
  );
}

guardConsole();
beforeAll(clearDeviceStorage);
beforeEach(resetViewport);
// user-event does this only in the file that loads it first. It attaches another clipboard when it is set up again.
afterEach(() => void Reflect.deleteProperty(navigator, 'clipboard'));
