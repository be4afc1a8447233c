import { request } from 'node:http';

export interface SignInReply {
  /** null when the connection failed. */
  status: number | null;
  /** Milliseconds until the answer was complete. */
  duration: number;
  /** The cookies of the answer, as a client sends them back. */
  cookies: string;
}

interface SignInCall {
  port: number;
  email: string;
  password: string;
  /** The address that the server takes for the caller's, behind one trusted proxy. */
  address: string;
  cookies?: string;
}

/** One sign-in over a connection of its own, lightly, so that the server is what is measured. */
export function callSignIn({ port, email, password, address, cookies = '' }: SignInCall) {
  const body = JSON.stringify({ email, password });
  const began = performance.now();
  return new Promise<SignInReply>((resolve) => {
    const answer = (status: number | null, received: string[] = []) => {
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
          answer(response.statusCode ?? null, response.headers['set-cookie']);
        });
      },
    );
    sent.once('error', () => {
      answer(null);
    });
    sent.end(body);
  });
}

/** The device cookie alone: the device is known, and not signed in. */
export const deviceCookieOf = ({ cookies }: SignInReply) =>
  cookies.split('; ').find((cookie) => cookie.startsWith('device=')) ?? '';

/** Addresses of many networks, so that limits by address do not help the server. */
export const addressOf = (index: number) =>
  `10.${[index >> 16, index >> 8, index].map((part) => String(part & 255)).join('.')}`;
