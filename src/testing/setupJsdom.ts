// Before React: it looks for this once.
import './renders';
import '@testing-library/jest-dom';
import 'fake-indexeddb/auto';
import { configure } from '@testing-library/react';
import { guardConsole } from './consoleGuard';
import { matchMedia, resetViewport } from './viewport';

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

const { getComputedStyle } = window;

/**
 * jsdom complains when asked for a pseudo-element and knows no initial values; antd asks for the one
 * and computes with the other when it measures a text area.
 */
function computedStyle(element: Element): CSSStyleDeclaration {
  const style = getComputedStyle.call(window, element);
  const getPropertyValue = style.getPropertyValue.bind(style);
  const isLength = /^(padding|border-.*-width)/;
  style.getPropertyValue = (name) => getPropertyValue(name) || (isLength.test(name) ? '0px' : '');
  return style;
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

// The real server answers, and antd is slow in jsdom: a finding may take a while on a busy machine.
configure({ asyncUtilTimeout: 8000 });

guardConsole();
beforeEach(resetViewport);
