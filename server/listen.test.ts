import { once } from 'node:events';
import {
  Agent,
  get,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { listen } from './listen';

const started: Awaited<ReturnType<typeof listen>>[] = [];

async function serve(app: RequestListener, times: { graceMs?: number; stalledMs?: number } = {}) {
  const server = await listen(app, { host: '127.0.0.1', port: 0, ...times });
  started.push(server);
  return server;
}

// An open server would keep the test process alive after a failed test.
afterEach(async () => {
  await Promise.all(started.splice(0).map((server) => server.stop()));
});

/** Sends a request over an agent's connections and reads the whole response. */
function ask(agent: Agent, address: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    get(address, { agent }, (response) => {
      response.resume();
      response.once('end', () => {
        resolve(response);
      });
    }).once('error', reject);
  });
}

test('idle connections stay open for longer than proxies keep them', async () => {
  const server = await serve((_req, res) => res.end('done'));
  const agent = new Agent({ keepAlive: true });
  expect((await ask(agent, server.address)).headers['keep-alive']).toBe('timeout=65');
  agent.destroy();
});

test('accepted requests are answered after stop, and their connections are closed', async () => {
  const waiting: (() => void)[] = [];
  const server = await serve((_req, res) => {
    waiting.push(() => res.end('done'));
  });
  const agent = new Agent({ keepAlive: true });
  const reply = ask(agent, server.address);
  while (waiting.length === 0) await new Promise(setImmediate);

  const stopped = server.stop();
  await expect(ask(new Agent(), server.address)).rejects.toThrow('ECONNREFUSED');
  waiting.forEach((answer) => {
    answer();
  });
  const { statusCode, headers } = await reply;
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  await stopped;
});

test('a connection without a request is closed after stop, while an accepted request is answered', async () => {
  const waiting: (() => void)[] = [];
  const server = await serve((_req, res) => {
    waiting.push(() => res.end('done'));
  });
  const { hostname, port } = new URL(server.address);
  // Browsers open connections before they need them.
  const unused = connect(Number(port), hostname);
  await once(unused, 'connect');
  const reply = ask(new Agent(), server.address);
  while (waiting.length === 0) await new Promise(setImmediate);

  const stopped = server.stop();
  await once(unused, 'close');
  waiting.forEach((answer) => {
    answer();
  });
  expect((await reply).statusCode).toBe(200);
  await stopped;
});

test('an open connection may send one more request after stop, and is then closed', async () => {
  const server = await serve((_req, res) => res.end('done'), { graceMs: 60_000 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await ask(agent, server.address)).headers.connection).toBe('keep-alive');
  const stopped = server.stop();
  expect((await ask(agent, server.address)).headers.connection).toBe('close');
  await expect(ask(agent, server.address)).rejects.toThrow('ECONNREFUSED');
  await stopped;
});

test('the connection of a client that stops reading is closed', async () => {
  const responses: ServerResponse[] = [];
  const server = await serve(
    (_req, res) => {
      responses.push(res);
      res.end(Buffer.alloc(50_000_000));
    },
    { stalledMs: 50 },
  );
  const { hostname, port } = new URL(server.address);
  const client = connect(Number(port), hostname).pause();
  client.once('error', () => undefined);
  client.write('GET / HTTP/1.1\r\nHost: example.com\r\n\r\n');
  while (!responses[0]?.destroyed) await setTimeout(10);
  expect(client.bytesRead).toBeLessThan(50_000_000);
  client.destroy();
});

test('a server that has stopped is released from memory', async () => {
  const app = await useServerOnce();
  for (let round = 0; round < 100 && app.deref(); round += 1) {
    await new Promise(setImmediate);
    collectGarbage();
  }
  expect(app.deref()).toBeUndefined();
});

/** Returns the app of a server that has answered one request and then stopped. */
async function useServerOnce(): Promise<WeakRef<RequestListener>> {
  const app: RequestListener = (_req, res) => res.end('done');
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  await ask(new Agent(), server.address);
  await server.stop();
  return new WeakRef(app);
}

// Node offers `gc` only to contexts that are created after the flag is set.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const SMUGGLED = 'GET /smuggled HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** Requests whose end a proxy and the server could see at different places; RFC 9112, section 6. */
test.each([
  ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n'],
  ['two lengths', ['Content-Length: 0', `Content-Length: ${String(SMUGGLED.length)}`], ''],
  ['an unknown encoding', ['Transfer-Encoding: xchunked', 'Content-Length: 0'], ''],
  ['a space after the name', [`Content-Length : ${String(SMUGGLED.length)}`], ''],
  ['a folded header', ['Transfer-Encoding:', ' chunked', 'Content-Length: 5'], '0\r\n\r\n'],
  ['an odd size of a chunk', ['Transfer-Encoding: chunked'], '0\n\n'],
])('a request with %s cannot contain another request', async (_, headers, body) => {
  const paths: (string | undefined)[] = [];
  const server = await serve((req, res) => {
    paths.push(req.url);
    req.resume();
    res.end('done');
  });
  const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
  const lines = ['POST / HTTP/1.1', 'Host: localhost', ...headers, '', body];
  socket.end(lines.join('\r\n') + SMUGGLED);
  socket.resume();
  await new Promise((resolve) => socket.once('close', resolve));
  expect(paths).not.toContain('/smuggled');
});
