import type { Duplex } from 'node:stream';
import type { ErrorBody, ErrorCode } from '@contract/rest';

const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT';
const HEADERS_TOO_LARGE = 'HPE_HEADER_OVERFLOW';

/**
 * Responds to a request that Node's HTTP parser rejected, with the contract's error body, and closes the
 * connection. A listener for 'clientError'; without one Node responds without a body.
 */
export function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
  const { _httpMessage: response } = socket as { _httpMessage?: { headersSent: boolean } };
  if (!socket.writable || error.code === 'ECONNRESET' || response?.headersSent) {
    socket.destroy();
    return;
  }
  socket.end(responseTo(error), () => socket.destroy());
}

function responseTo({ code }: NodeJS.ErrnoException): string {
  if (code === TIMED_OUT) {
    const message = 'The request took too long to arrive. Please try again.';
    return reply('408 Request Timeout', 'REQUEST_TIMEOUT', message);
  }
  const status =
    code === HEADERS_TOO_LARGE ? '431 Request Header Fields Too Large' : '400 Bad Request';
  return reply(status, 'BAD_USER_INPUT', 'The request could not be read.');
}

function reply(status: string, code: ErrorCode, message: string): string {
  const body: ErrorBody = { message, error: message, code };
  const text = JSON.stringify(body);
  return [
    `HTTP/1.1 ${status}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${String(Buffer.byteLength(text))}`,
    '',
    text,
  ].join('\r\n');
}
