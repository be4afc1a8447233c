import { startTestServer } from '@server/testing/startTestServer';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import type { StoreFactory } from '@server/testing/stores';

const REPORT = { whatHappened: 'It broke', whereFound: '', description: '' };
const LIMIT = 60;
const EXPIRES = '2026-05-13T11:00:00.000Z';

async function expectLimit(open: StoreFactory): Promise<void> {
  const server = await startTestServer({ store: await open() });
  const editor = await server.as('editor');
  const send = async () => (await editor.form('/report-error', REPORT)).status;
  const sent = async (count: number) => {
    const statuses = await Promise.all(Array.from({ length: count }, send));
    return statuses.filter((status) => status === 201).length;
  };

  // The first reports run while there is no count yet, and all of them are counted.
  expect(await sent(4)).toBe(4);
  const row = { count: LIMIT - 3, blocked_until: null, expires_at: EXPIRES };
  await server.store.write((tx) => tx.update('attempts', 'report:editor', row));
  expect(await sent(12)).toBe(3);
  expect(await server.store.read((tx) => tx.find('error_reports'))).toHaveLength(7);

  await server.stop();
  await server.store.close();
}

describeOnEveryStore((open) => {
  test('concurrent reports respect the limit', () => expectLimit(open));
});
