import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signOnBy } from '@server/testing/signOn/signOn';
import { startTestServer } from '@server/testing/startTestServer';
import { boundedFetch } from './boundedFetch';

const MEGABYTE = 1024 * 1024;

/** Starts a site whose every reply is valid JSON of this many bytes. */
async function startSite(bytes: number) {
  const site = createServer((_req, res) => {
    res.setHeader('content-type', 'application/json');
    res.end(JSON.stringify('x'.repeat(bytes - 2)));
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  const { port } = site.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}`, stop: () => site.close() };
}

test('a reply of one megabyte is read, and a larger one is not', async () => {
  const largest = await startSite(MEGABYTE);
  const reply = await boundedFetch(largest.url);
  expect(reply.headers.get('content-type')).toBe('application/json');
  expect((await reply.text()).length).toBe(MEGABYTE);
  largest.stop();
  const larger = await startSite(MEGABYTE + 1);
  await expect(boundedFetch(larger.url)).rejects.toThrow('larger than 1 MB');
  larger.stop();
});

test('a provider with a larger reply counts as unavailable', async () => {
  const site = await startSite(2 * MEGABYTE);
  const server = await startTestServer({ singleSignOn: signOnBy(site.url) });
  const reply = await fetch(`${server.address}/auth/sso/acme`, { redirect: 'manual' });
  expect(reply.headers.get('location')).toBe('/login?sso=unavailable');
  await server.stop();
  site.stop();
});
