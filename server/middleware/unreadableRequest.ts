import type { Duplex } from 'node:stream';
import type { ErrorBody } from '@contract/rest';
import { STRICT_TRANSPORT } from './headers';

const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT';
const HEADERS_TOO_LARGE = 'HPE_HEADER_OVERFLOW';

/** Express's middleware does not see these requests. The body is never a page, so that nothing may be loaded. */
const SECURITY_HEADERS = [
  'Cache-Control: no-store',
  "Content-Security-Policy: default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy: no-referrer',
  'X-Content-Type-Options: nosniff',
];

/**
 * Responds to a request that Node's HTTP parser rejected, with the contract's error body, and closes the
 * connection. Makes a listener for 'clientError'; without one Node responds without a body. `https`: whether the
 * site's public address uses https.
 */
export const refuseUnreadable =
  ({ https }: { https: boolean }) =>
  (error: NodeJS.ErrnoException, socket: Duplex): void => {
    const { _httpMessage: response } = socket as { _httpMessage?: { headersSent: boolean } };
    if (!socket.writable || error.code === 'ECONNRESET' || response?.headersSent) {
      socket.destroy();
      return;
    }
    const { status, ...body } = refusalOf(error);
    const text = JSON.stringify(body satisfies ErrorBody);
    const lines = [
      `HTTP/1.1 ${status}`,
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${String(Buffer.byteLength(text))}`,
      ...SECURITY_HEADERS,
      ...(https ? [`Strict-Transport-Security: ${STRICT_TRANSPORT}`] : []),
      '',
      text,
    ];
    socket.end(lines.join('\r\n'), () => socket.destroy());
  };

function refusalOf({ code }: NodeJS.ErrnoException): ErrorBody & { status: string } {
  if (code === TIMED_OUT) {
    const message = 'The request took too long to arrive. Please try again.';
    return { status: '408 Request Timeout', message, error: message, code: 'REQUEST_TIMEOUT' };
  }
  const status =
    code === HEADERS_TOO_LARGE ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const message = 'The request could not be read.';
  return { status, message, error: message, code: 'BAD_USER_INPUT' };
}
