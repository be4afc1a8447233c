import { request } from 'node:http';
import type { Reply } from './client';

interface HeldRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** The part of the body that is sent first. */
  start?: string;
}

export interface HeldCall {
  /** Sends the rest of the body. */
  finish(rest?: string): void;
  /** Rejects if the connection is closed without a response. */
  reply: Promise<Reply>;
  /** Closes the connection. */
  abort(): void;
}

/** Sends a request whose body is incomplete until `finish`. Resolves once its first part has been sent. */
export function holdCall(
  address: string,
  { method, path, headers = {}, start = '' }: HeldRequest,
): Promise<HeldCall> {
  const call = request(address + path, { method, headers: { ...headers }, agent: false });
  const reply = new Promise<Reply>((resolve, reject) => {
    call.on('error', reject);
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        const received = new Headers();
        for (const [name, value] of Object.entries(response.headers)) {
          received.set(name, String(value));
        }
        const isJson = received.get('content-type')?.includes('json') ?? false;
        const json: unknown = isJson ? JSON.parse(text) : undefined;
        resolve({ status: response.statusCode ?? 0, headers: received, text, json });
      });
    });
  });
  // Prevents an unhandled rejection before the test awaits the reply.
  reply.catch(() => undefined);
  const held: HeldCall = {
    finish: (rest = '') => call.end(rest),
    reply,
    abort: () => call.destroy(),
  };
  return new Promise((resolve) => {
    if (start === '') {
      call.flushHeaders();
      resolve(held);
    } else call.write(start, () => resolve(held));
  });
}
