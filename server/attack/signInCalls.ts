import { request } from 'node:http';

export interface SignInReply {
  /** null if the connection failed. */
  status: number | null;
  /** Milliseconds until the response was complete. */
  duration: number;
  /** The cookies of the response, as a Cookie header. */
  cookies: string;
}

interface SignInCall {
  port: number;
  email: string;
  password: string;
  /** The client's address in X-Forwarded-For; the server trusts one proxy. */
  address: string;
  cookies?: string;
}

/** Signs in over a new connection, with little processor time of its own, so that the server is measured. */
export function callSignIn({ port, email, password, address, cookies = '' }: SignInCall) {
  const body = JSON.stringify({ email, password });
  const began = performance.now();
  return new Promise<SignInReply>((resolve) => {
    const settle = (status: number | null, received: string[] = []) => {
      const pairs = received.map((cookie) => cookie.split(';')[0] ?? '');
      resolve({ status, duration: performance.now() - began, cookies: pairs.join('; ') });
    };
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: '/auth/login',
        method: 'POST',
        agent: false,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'x-forwarded-for': address,
          cookie: cookies,
        },
      },
      (response) => {
        response.resume();
        response.once('end', () => {
          settle(response.statusCode ?? null, response.headers['set-cookie']);
        });
      },
    );
    sent.once('error', () => {
      settle(null);
    });
    sent.end(body);
  });
}

/** Only the device cookie, so that the device is known but has no session. */
export const deviceCookieOf = ({ cookies }: SignInReply) =>
  cookies.split('; ').find((cookie) => cookie.startsWith('device=')) ?? '';

/** Addresses of different networks, so that limits by address have no effect. */
export const addressOf = (index: number) =>
  `10.${[index >> 16, index >> 8, index].map((part) => String(part & 255)).join('.')}`;
