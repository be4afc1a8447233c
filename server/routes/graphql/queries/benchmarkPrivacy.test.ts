import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { buildSchema, getNamedType, isObjectType, type GraphQLField } from 'graphql';
import { EMPTY_ANSWER } from '@contract/answer';
import { benchmarkOf } from '@contract/scoring/benchmark';
import { reviewRow } from '@server/testing/reviews';
import { planItem, smallFixtures, START } from '@server/testing/smallFixtures';
import type { TestClient } from '@server/testing/client';
import { createPeerCache, type PeerCache } from '@server/domain/benchmark/peerCache';
import { startTestServer, type TestServer } from '@server/testing/startTestServer';

/** The own company, Acorn, and people of it. None of them may see the figures of another company. */
const OWN = 'acorn';
const PEOPLE = ['cadmin', 'wadmin', 'editor', 'subscriber'];

const NEEDED = 5;
/** Acorn's averages in the fixtures; null for a driver without a score. */
const OWN_AVERAGES = [7, 6.5, 6.75, null];

const ARGUMENTS: Record<string, string> = {
  company_id: OWN,
  driver_name: '3. Revenue Growth',
  impact_area: '1',
  activity_id: 'nine',
  from: '2026-W09',
  id: 'none',
  round_id: 'none',
  version_id: 'none',
  review_id: 'none',
  figure: 'total/average',
  workspace_id: 'north',
  subject_kind: 'activity',
  subject_id: 'nine',
};

const schema = buildSchema(readFileSync('contract/schema.graphql', 'utf8'));
const FIELDS = Object.values(schema.getQueryType()?.getFields() ?? {});

type Field = GraphQLField<unknown, unknown>;

// Each test asks every query for every person, again and again.
jest.setTimeout(240_000);

/** A root field with its arguments and all fields of its result. */
function askedFor(field: Field): string {
  const argumentTexts = field.args.flatMap(({ name, type }) => {
    const value = ARGUMENTS[name];
    // An argument that a new query needs is missing in ARGUMENTS.
    if (value === undefined && String(type).endsWith('!')) throw new Error(`No value for ${name}`);
    return value === undefined ? [] : [`${name}: ${JSON.stringify(value)}`];
  });
  return `${field.name}${argumentTexts.length > 0 ? `(${argumentTexts.join()})` : ''}${selection(field)}`;
}

function selection(field: Field): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  const inner = Object.values(type.getFields()).map((one) => `${one.name}${selection(one)}`);
  return `{${inner.join(' ')}}`;
}

/** How many fields a query asks for. All of them together would cost more than a query may. */
const ASKED_TOGETHER = 5;

/**
 * The replies to root fields, by name. `failing` are the fields to ask for alone, because the error of one replaces
 * the data of all; those that fail alone are added to it.
 */
async function repliesTo(client: TestClient, fields: readonly Field[], failing: Set<Field>) {
  const { data, errors } = await client.query(`{${fields.map(askedFor).join(' ')}}`);
  const all: Record<string, string> = {};
  for (const field of fields) {
    const { name } = field;
    if (!errors) all[name] = JSON.stringify([{ [name]: data?.[name] }]);
    else if (fields.length > 1) Object.assign(all, await repliesTo(client, [field], failing));
    else {
      failing.add(field);
      all[name] = JSON.stringify([data, errors.map(({ extensions }) => extensions.code)]);
    }
  }
  return all;
}

function grouped(failing: ReadonlySet<Field>): Field[][] {
  const others = FIELDS.filter((field) => !failing.has(field));
  const groups = others.flatMap((_, i) =>
    i % ASKED_TOGETHER === 0 ? [others.slice(i, i + ASKED_TOGETHER)] : [],
  );
  return [...groups, ...[...failing].map((field) => [field])];
}

const template = smallFixtures().companies.find(({ id }) => id === OWN);

/** Replaces all peers: each has one of these averages in all drivers, and answers and a plan that fit them. */
const replacePeers = ({ store }: TestServer, averages: readonly number[]) =>
  store.write(async (tx) => {
    if (!template) throw new Error('There is no Acorn');
    const company_id = Array.from({ length: 12 }, (_, index) => `peer-${String(index)}`);
    const tables = ['plan_items', 'answers', 'driver_sums', 'driver_weeks'] as const;
    for (const table of tables) await tx.remove(table, { company_id });
    await tx.remove('companies', { id: company_id });

    const { activities, drivers } = smallFixtures();
    for (const [index, average] of averages.entries()) {
      const id = `peer-${String(index)}`;
      await tx.insert('companies', { ...template, id, name: id });
      await tx.insert(
        'answers',
        activities.map((activity) => ({
          ...EMPTY_ANSWER,
          id: `${id}-${activity.id}`,
          activity_id: activity.id,
          company_id: id,
          revenue_state: Math.round(average),
          answered_at: START,
          answered_by: 'editor',
          revision: 1,
        })),
      );
      await tx.insert(
        'driver_sums',
        drivers.map(({ id: driver_id }) => ({
          id: `${id}-${driver_id}`,
          company_id: id,
          driver_id,
          weighted: Math.round(average),
          weights: 1,
          scored: 1,
          not_applicable: 0,
        })),
      );
      await tx.insert(
        'driver_weeks',
        drivers.map(({ id: driver_id }) => ({
          id: `${id}-2026-10-${driver_id}`,
          company_id: id,
          driver_id,
          year: 2026,
          week: 10,
          average,
          scored: 2,
          applicable: 2,
        })),
      );
      await tx.insert('plan_items', { ...planItem(id, 'nine'), aim: Math.round(average) });
    }
  });

const withoutBenchmark = (all: Record<string, string>[]) =>
  all.map((one) => ({ ...one, benchmark: '' }));

const average = fc.integer({ min: 10, max: 100 }).map((tenths) => tenths / 10);
const averages = (minLength: number, maxLength: number) =>
  fc.array(average, { minLength, maxLength });
const figures = (peers: readonly number[]) =>
  JSON.stringify(OWN_AVERAGES.map((own) => benchmarkOf(own, peers, NEEDED)));

describe.each([
  ['reads its peers each time', 1_000],
  ['caches its peers', 0],
])('a server that %s', (_what, readEachTime) => {
  let server: TestServer;
  let people: { client: TestClient; failing: Set<Field> }[];
  let cache: PeerCache;

  beforeAll(async () => {
    server = await startTestServer({
      benchmark: {
        scope: 'all',
        needed: NEEDED,
        cache: { peersOf: (...request) => cache.peersOf(...request) },
      },
    });
    await server.store.write((tx) => tx.insert('reviews', reviewRow(OWN, { id: 'none' })));
    people = await Promise.all(
      PEOPLE.map(async (id) => ({ client: await server.as(id), failing: new Set<Field>() })),
    );
  });
  afterAll(async () => {
    await server.stop();
    await server.store.close();
  });

  /** Replaces the peers, whose finished week is cached otherwise. */
  const replace = async (averages: readonly number[]) => {
    cache = createPeerCache(readEachTime);
    await replacePeers(server, averages);
  };

  /** The replies to all queries, and to the readable calls, by person. */
  async function replies(): Promise<Record<string, string>[]> {
    return Promise.all(
      people.map(async ({ client, failing }) => {
        const all: Record<string, string> = {};
        for (const fields of grouped(failing)) {
          Object.assign(all, await repliesTo(client, fields, failing));
        }
        all['user'] = (await client.get('/auth/user')).text;
        return all;
      }),
    );
  }

  test('the queries show something', async () => {
    await replace([3, 4, 5, 6, 9]);
    const [first = {}] = await replies();
    expect(first['drivers']).toMatch(/"average":6\.5|"average":7/);
    expect(first['benchmark']).toContain('"median":5,');
    expect(first['portfolio']).toContain('FORBIDDEN');
    const answered = Object.values(first).filter((reply) => !reply.startsWith('[null'));
    expect(answered.length).toBeGreaterThan(FIELDS.length - 5);
  });

  test('no answer of the API changes while four peers change', async () => {
    await replace([2.6, 4.5, 5.3, 5.9]);
    const before = await replies();
    expect(before[0]?.['benchmark']).toContain('"peers":4');
    await fc.assert(
      fc.asyncProperty(averages(4, 4), async (peers) => {
        await replace(peers);
        expect(await replies()).toEqual(before);
      }),
      { numRuns: 5 },
    );
  });

  test('nothing that peers save shows before the next week, also where a week has no counts', async () => {
    const sums = fc.record({ scored: fc.integer({ min: 0, max: 2 }), marked: fc.boolean() });
    const ids = Array.from({ length: 9 }, (_, index) => `peer-${String(index)}`);
    await replace([2, 3, 4, 5, 6, 7, 8, 9, 10]);
    // Two peers have no counts, and one has no week at all of a driver.
    await server.store.write(async (tx) => {
      const withoutCounts = await tx.find('driver_weeks', { company_id: ['peer-0', 'peer-8'] });
      for (const { id } of withoutCounts) {
        await tx.update('driver_weeks', id, { scored: null, applicable: null });
      }
      await tx.remove('driver_weeks', {
        company_id: 'peer-1',
        driver_id: ['driver-1', 'driver-2'],
      });
      for (const { id } of await tx.find('driver_weeks', { company_id: 'peer-1' })) {
        await tx.update('driver_weeks', id, { scored: 1 });
      }
    });
    const before = await replies();
    expect(before[0]?.['benchmark']).toContain('"peers":7');
    await fc.assert(
      fc.asyncProperty(fc.array(sums, { minLength: 9, maxLength: 9 }), async (today) => {
        await server.store.write(async (tx) => {
          for (const row of await tx.find('driver_sums', { company_id: ids })) {
            const { scored, marked } = today[ids.indexOf(row.company_id)] ?? { scored: 0 };
            const not_applicable = marked ? 2 - scored : 0;
            await tx.update('driver_sums', row.id, { scored, weights: scored, not_applicable });
          }
        });
        cache = createPeerCache(readEachTime);
        expect(await replies()).toEqual(before);
      }),
      { numRuns: 5, examples: [[ids.map(() => ({ scored: 0, marked: true }))]] },
    );
  });

  test('with five peers or more, only their rounded figures matter, and only for the benchmark', async () => {
    const jitter = fc.double({ min: -0.01, max: 0.01, noNaN: true });
    const lowest = fc.double({ min: 1, max: 5, noNaN: true });
    await fc.assert(
      fc.asyncProperty(
        averages(5, 10),
        fc.array(jitter, { minLength: 10, maxLength: 10 }),
        lowest,
        averages(10, 10),
        async (peers, jitters, other, different) => {
          // Another lowest value, slightly other averages, and another order: the same figures.
          const sorted = peers.toSorted((a, b) => a - b);
          const similar = sorted.map((value, index) =>
            index === 0 ? other : Math.min(10, Math.max(1, value + (jitters[index] ?? 0))),
          );
          fc.pre(figures(similar) === figures(peers));
          await replace(peers);
          const before = await replies();
          await replace(similar.toReversed());
          expect(await replies()).toEqual(before);
          await replace(different.slice(0, peers.length));
          expect(withoutBenchmark(await replies())).toEqual(withoutBenchmark(before));
        },
      ),
      { numRuns: 5 },
    );
  });
});
