import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import type { Store } from '@server/store/Store';
import { smallFixtures } from '@server/testing/smallFixtures';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { createTurns, inTurns } from './turns';

/** Keeps the event loop busy for longer than a turn. */
function compute() {
  const until = performance.now() + 20;
  while (performance.now() < until);
}

test('after long computing, others have their turn first', async () => {
  const turns = createTurns();
  const order: string[] = [];
  compute();
  setImmediate(() => order.push('another request'));
  await turns.next().then(() => order.push('the query'));
  expect(order).toEqual(['another request', 'the query']);
});

test('a long list is completed in its order, and others have turns in between', async () => {
  const items = Array.from({ length: 100 }, (_, index) => index);
  let turnsOfOthers = 0;
  let hasEnded = false;
  const others = () => {
    turnsOfOthers++;
    if (!hasEnded) setImmediate(others);
  };
  setImmediate(others);
  const completed: number[] = [];
  await Promise.all(
    inTurns(items, createTurns()).map(async (item) => {
      const value = await item;
      if (value % 20 === 0) compute();
      completed.push(value);
    }),
  );
  hasEnded = true;
  expect(completed).toEqual(items);
  expect(turnsOfOthers).toBeGreaterThan(1);
});

describe('a query reads only what is selected, and once what is selected several times', () => {
  let server: TestServer;
  let read: string[];

  beforeEach(async () => {
    const store = createMemoryStore(smallFixtures());
    const recording: Store = {
      ...store,
      read: (work) =>
        store.read((tx) => {
          const find: typeof tx.find = (table, where) => {
            read.push(table);
            return tx.find(table, where);
          };
          return work({ ...tx, find });
        }),
    };
    server = await startTestServer({ store: recording });
  });
  afterEach(() => server.stop());

  test.each([
    ['{workspaces{id}}', ['workspaces']],
    ['{workspaces{companies{id}}}', ['workspaces', 'companies']],
    ['{workspaces{companies{id} collaborators{id}}}', ['workspaces', 'companies', 'users']],
    ['{collaborators{company_name}}', ['companies']],
    ['{collaborators{collaborators{id}}}', ['companies', 'users']],
    [
      '{a:answers(company_id:"acorn"){id} b:answers(company_id:"acorn"){id state:revenue_state}}',
      ['answers', 'drivers', 'subdrivers', 'activities', 'model_texts'],
    ],
    ['{a:workspaces{id} b:workspaces{id}}', ['workspaces']],
  ])('%s', async (query, tables) => {
    const admin = await server.as('admin');
    read = [];
    expect((await admin.query(query)).errors).toBeUndefined();
    expect(read).toEqual(tables);
  });
});
