import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import type { TestClient } from '@server/testing/client';
import {
  candidatesOf,
  inAcorn,
  myPartOf,
  openedRound,
  place,
  postOpinion,
  resultOf,
  roundsDueOf,
  roundsOf,
} from '@server/testing/rounds';
import { smallFixtures } from '@server/testing/smallFixtures';
import { describeOnEveryStore } from '@server/testing/store/everyStore';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';
import { createMemoryStore } from '@server/store/lowdb/lowdbStore';
import { COLUMNS } from '@server/store/sql/columns';
import type { Store } from '@server/store/Store';
import type { TableName } from '@server/store/tables';

const ACTIVITIES = ['nine', 'ten', 'later', 'two', 'three'];
const GIVERS = ['cadmin', 'editor', 'wadmin'];

/** The queries of somebody about their company, with the fields in which opinions could show. */
const QUERIES = [
  '{dataHealth(company_id:"acorn"){scored items{rule activity_id detail}}}',
  '{answers(company_id:"acorn"){activity_id revenue_state revision}}',
  '{drivers(company_id:"acorn"){name average}}',
  '{answerHistory(activity_id:"nine",company_id:"acorn"){revision source}}',
  '{plan(company_id:"acorn"){id}}',
];

describe('before closing, nobody’s replies depend on what others have answered', () => {
  const someOpinion = fc.oneof(
    fc.integer({ min: 1, max: 10 }).map((state) => ({ state, reason: `About ${String(state)}` })),
    fc.constant({ unsure: true }),
    fc.constant({ not_applicable: true, reason: 'No shops' }),
    fc.constant({}),
  );
  const someOpinions = fc.array(someOpinion, { minLength: 5, maxLength: 5 });

  /** Every reply to these people after the editor has answered so, without the moments of the replies. */
  async function repliesAfter(
    names: string,
    opinions: readonly Record<string, unknown>[],
    watching: readonly string[],
  ): Promise<string[]> {
    const server = await startTestServer({ store: createMemoryStore(smallFixtures()) });
    try {
      const id = await openedRound(server, {
        names,
        companies: inAcorn(...GIVERS.map((giver) => [giver, { party: giver }] as const)),
      });
      const editor = await server.as('editor');
      for (const [index, values] of opinions.entries()) {
        await postOpinion(editor, id, ACTIVITIES[index] ?? '', values);
      }
      const replies: string[] = [];
      for (const watcher of watching) {
        const client = await server.as(watcher);
        replies.push(JSON.stringify(await repliesTo(client, id)));
      }
      return replies.map((text) => text.replaceAll(id, 'round'));
    } finally {
      await server.stop();
    }
  }

  async function repliesTo(client: TestClient, id: string): Promise<unknown[]> {
    const statusAndBody = ({ status, json }: { status: number; json: unknown }) => [status, json];
    const queries = [];
    for (const query of QUERIES) queries.push(await client.query(query));
    return [
      await resultOf(client, id),
      await roundsOf(client),
      await roundsOf(client, 'acorn'),
      await myPartOf(client, id),
      await roundsDueOf(client),
      await candidatesOf(client),
      await client.query('{portfolio{company_id round_asked round_handed_in}}'),
      ...queries,
      statusAndBody(await postOpinion(client, id, 'nine', { state: 5 })),
      statusAndBody(await client.post('/round/hand-in', { ...place(id), handed_in: true })),
      statusAndBody(await client.post('/round/remind', place(id))),
      statusAndBody(
        await client.post('/round/decide', {
          ...place(id),
          decide_id: 'd',
          dry_run: true,
          rows: [],
        }),
      ),
      statusAndBody(await client.post('/round/open', place(id))),
      statusAndBody(await client.post('/round/save', { id, due_on: '2026-06-01' })),
    ];
  }

  test.each(['shown', 'hidden'])('with %s names', async (names) => {
    const watching = ['cadmin', 'wadmin', 'admin', 'subscriber', 'cedar-editor'];
    await fc.assert(
      fc.asyncProperty(someOpinions, someOpinions, async (one, other) => {
        const replies = await repliesAfter(names, one, watching);
        expect(await repliesAfter(names, other, watching)).toEqual(replies);
      }),
      { numRuns: 6 },
    );
  });
});

describeOnEveryStore((openStore) => {
  let server: TestServer;
  let store: Store;

  beforeEach(async () => {
    store = await openStore();
    server = await startTestServer({ store });
  });
  afterEach(async () => {
    await server.stop();
    await store.close();
  });

  const TABLES = Object.keys(COLUMNS) as TableName[];
  const allRows = () =>
    store.read(async (tx) => {
      const rows = new Map<TableName, object[]>();
      for (const table of TABLES) {
        rows.set(
          table,
          table === 'events' ? await tx.findEvents({ limit: 1000 }) : await tx.find(table),
        );
      }
      return rows;
    });

  test('after closing with hidden names, no value of any table leads from an opinion to a person', async () => {
    const people = [
      ['cadmin', { party: 'Board', areas: ['1'] }],
      ['editor', { party: 'Team', areas: ['1', '2'] }],
      ['wadmin', { party: 'Team', areas: [] }],
    ] as const;
    const id = await openedRound(server, { names: 'hidden', companies: inAcorn(...people) });
    for (const [index, [person]] of people.entries()) {
      server.clock.advance(24 * 60 * 60 * 1000);
      const client = await server.as(person);
      const values = {
        state: index + 3,
        reason: `R${String(index)}`,
        save_id: `s${String(index)}`,
      };
      expect((await postOpinion(client, id, 'nine', values)).status).toBe(201);
      await client.post('/round/hand-in', { ...place(id), handed_in: true });
    }
    const open = await allRows();
    const key = (open.get('round_keys') as { key: string }[])[0]?.key ?? '';
    expect(key).not.toBe('');
    const opened = open.get('opinions') as { respondent: string; given_at: string }[];
    expect(opened.map(({ given_at }) => given_at).sort()).toEqual([
      ...['2026-05-14', '2026-05-15', '2026-05-16'],
    ]);
    expect(JSON.stringify(open.get('applied_saves'))).not.toContain('opinion');

    const cadmin = await server.as('cadmin');
    expect((await cadmin.post('/round/close', place(id))).status).toBe(200);
    const closed = await allRows();
    expect(closed.get('round_keys')).toEqual([]);
    expect(JSON.stringify([...closed.values()])).not.toContain(key);

    // What could distinguish the parts, or the opinions beside their contents, is the same for all.
    const parts = closed.get('round_people') as Record<string, unknown>[];
    const withoutPerson = parts.map(
      ({ user_id: _, id: __, ...part }: Record<string, unknown>) => part,
    );
    expect(new Set(withoutPerson.map((part) => JSON.stringify(part))).size).toBe(1);
    const opinions = closed.get('opinions') as Record<string, unknown>[];
    expect(opinions).toHaveLength(3);
    expect(
      new Set(opinions.map(({ given_at, late }) => JSON.stringify([given_at, late]))).size,
    ).toBe(1);

    // No value of an opinion is a value about a person, nor a hash of a person's id under anything stored.
    const linking = opinions.flatMap((row) => [row['respondent'], row['id']].map(String));
    const others = [...closed].filter(([table]) => table !== 'opinions');
    for (const value of linking) expect(JSON.stringify(others)).not.toContain(value);
    const texts = new Set(
      others.flatMap(([, rows]) => rows.flatMap((row) => Object.values(row).map(String))),
    );
    const respondents = opinions.map(({ respondent }) => String(respondent));
    for (const [person] of people) {
      const guesses = [...texts].flatMap((text) => [
        createHmac('sha256', text).update(person).digest('hex'),
        createHash('sha256').update(`${text}${person}`).digest('hex'),
      ]);
      for (const respondent of respondents) expect(guesses).not.toContain(respondent);
    }
  });

  test('an API token does not read parts', async () => {
    const id = await openedRound(server);
    const editor = await server.as('editor');
    const created = await editor.post('/user/create-token', { name: 'Report' });
    const { secret } = (created.json as { data: { secret: string } }).data;
    const query = `{myPart(round_id:"${id}",company_id:"acorn"){state}}`;
    const reply = await server
      .guest()
      .post('/graphql', { query }, { authorization: `Bearer ${secret}` });
    expect(reply.json).toMatchObject({ errors: [{ extensions: { code: 'FORBIDDEN' } }] });
  });
});
