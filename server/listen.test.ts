import { Agent, get, type IncomingMessage } from 'node:http';
import { listen } from './listen';

/** Asks over an agent's connections, and reads the whole answer. */
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

test('requests that were accepted are answered after stop, and their connections closed', async () => {
  const waiting: (() => void)[] = [];
  const server = await listen(
    (_req, res) => {
      waiting.push(() => res.end('done'));
    },
    { host: '127.0.0.1', port: 0 },
  );
  const agent = new Agent({ keepAlive: true });
  const asked = ask(agent, server.address);
  while (waiting.length === 0) await new Promise(setImmediate);

  const stopped = server.stop();
  await expect(ask(new Agent(), server.address)).rejects.toThrow('ECONNREFUSED');
  waiting.forEach((answer) => {
    answer();
  });
  const { statusCode, headers } = await asked;
  expect([statusCode, headers.connection]).toEqual([200, 'close']);
  await stopped;
});

test('a connection that is kept open may bring one more request, and is then closed', async () => {
  const server = await listen((_req, res) => res.end('done'), {
    host: '127.0.0.1',
    port: 0,
    graceMs: 200,
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await ask(agent, server.address)).headers.connection).toBe('keep-alive');
  const stopped = server.stop();
  expect((await ask(agent, server.address)).headers.connection).toBe('close');
  await expect(ask(agent, server.address)).rejects.toThrow('ECONNREFUSED');
  await stopped;
});
