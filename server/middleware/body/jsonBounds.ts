import type { IncomingMessage } from 'node:http';
import { LIMITS } from '@contract/limits';
import { badInput } from '@server/domain/errors';

const codeOf = (character: string) => character.charCodeAt(0);
const QUOTE = codeOf('"');
const BACKSLASH = codeOf('\\');
const OPENING = [codeOf('{'), codeOf('[')];
const CLOSING = [codeOf('}'), codeOf(']')];
const COMMA = codeOf(',');

/**
 * Refuses a JSON body with too many levels or values. It scans the bytes before they are parsed, because
 * the parsed objects can take many times the memory of their text.
 */
export const refuseUnboundedJson =
  (maxValues: number) =>
  (_req: IncomingMessage, _res: unknown, body: Buffer, encoding: string): void => {
    // The scan is only correct for UTF-8.
    if (encoding !== 'utf-8') throw badInput('The request has to be encoded in UTF-8.');
    if (!isBounded(body, maxValues)) {
      throw badInput('The request nests too deeply or has too many values.');
    }
  };

function isBounded(body: Buffer, maxValues: number): boolean {
  let depth = 0;
  let values = 0;
  for (let at = 0; at < body.length; at++) {
    const byte = body[at] ?? 0;
    if (byte === QUOTE) {
      at = endOfString(body, at);
      // The JSON parser refuses a string without an end.
      if (at === -1) return true;
    } else if (OPENING.includes(byte)) {
      depth++;
      values++;
    } else if (CLOSING.includes(byte)) depth--;
    else if (byte === COMMA) values++;
    if (depth > LIMITS.jsonDepth || values > maxValues) return false;
  }
  return true;
}

/** The position of the quote that ends the string at `start`; -1 if there is none. */
function endOfString(body: Buffer, start: number): number {
  let end = body.indexOf(QUOTE, start + 1);
  while (end !== -1 && isEscaped(body, end)) end = body.indexOf(QUOTE, end + 1);
  return end;
}

function isEscaped(body: Buffer, at: number): boolean {
  let before = at - 1;
  while (body[before] === BACKSLASH) before--;
  return (at - before) % 2 === 0;
}
