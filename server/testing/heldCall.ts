import { request } from 'node:http';
import type { Reply } from './client';

interface HeldRequest {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** What is sent of the body at once. */
  start?: string;
}

export interface HeldCall {
  /** Sends the rest of the body. */
  finish(rest?: string): void;
  /** Rejects when the connection is closed without an answer. */
  reply: Promise<Reply>;
  /** Gives the call up. */
  abort(): void;
}

/** A call whose body stays on its way until it is finished. Resolves once its start has been sent. */
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
        const answered = new Headers();
        for (const [name, value] of Object.entries(response.headers)) {
          answered.set(name, String(value));
        }
        const isJson = answered.get('content-type')?.includes('json') ?? false;
        const json: unknown = isJson ? JSON.parse(text) : undefined;
        resolve({ status: response.statusCode ?? 0, headers: answered, text, json });
      });
    });
  });
  // A test may look at the reply only later.
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
