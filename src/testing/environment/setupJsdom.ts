// Runs before each test file: what browsers or Node have and jsdom lacks.
import { File } from 'node:buffer';
import { webcrypto } from 'node:crypto';
import { clearImmediate, setImmediate } from 'node:timers';
import { TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';
import { guardConsole } from '../checks/consoleGuard';
import { matchMedia, resetViewport } from '../page/viewport';
import { clearDeviceStorage } from './clearDeviceStorage';

/** Node's own keeps the process alive while a port is open; antd and React use one only to postpone a task. */
class MessageChannelStub {
  port1: { onmessage: (() => void) | null; close: () => void } = {
    onmessage: null,
    close: () => {},
  };
  port2 = { postMessage: () => void setTimeout(() => this.port1.onmessage?.()) };
}

/** jsdom's `FileReader` reads only jsdom's files. */
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

class ResizeObserverStub implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// antd gives every element the same id if this is 'test', and dialogs and fields would share their names.
process.env['NODE_ENV'] = 'development';

Object.assign(globalThis, {
  matchMedia,
  TextEncoder,
  // Node's `FormData` accepts only Node's files.
  File,
  FileReader: FileReaderStub,
  ResizeObserver: ResizeObserverStub,
  scrollTo: () => {},
  // The test's server runs in the same process.
  clearImmediate,
  setImmediate,
  MessageChannel: MessageChannelStub,
});
// jsdom has random values only.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
// jsdom has no styles of pseudo-elements and would report each request for one.
const { getComputedStyle } = window;
window.getComputedStyle = (element) => getComputedStyle(element);
Element.prototype.scrollIntoView = () => {};
Element.prototype.scrollTo = () => {};

configure({
  asyncUtilTimeout: 20_000,
  // The library would print the page's HTML after each attempt of a waiting query.
  getElementError: (message) => new Error(message ?? ''),
});

guardConsole();
beforeAll(clearDeviceStorage);
beforeEach(resetViewport);
