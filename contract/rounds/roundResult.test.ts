import fc from 'fast-check';
import { TOTAL } from '../fields/naming';
import { rangesOf, type RangedAction } from './ranges';
import { roundResult, type AskedAction } from './roundResult';
import type { RoundNames } from './rounds';
import { mayShow, statesOf, type ShownOpinion } from './shownOpinions';

const DRIVERS = ['1. Expectations', '2. Operating Margin', '3. Revenue Growth'];
const PARTIES = ['Board', 'Fund', 'Management'];

const opinion = (state: number | null, more: Partial<ShownOpinion> = {}): ShownOpinion => ({
  party: null,
  person: null,
  state,
  unsure: state === null,
  not_applicable: false,
  reason: null,
  late: false,
  ...more,
});

const action = (
  opinions: readonly ShownOpinion[],
  more: Partial<AskedAction> = {},
): AskedAction => ({
  activity_id: 'a',
  driver: '1. Expectations',
  weight: 3,
  answer: null,
  opinions,
  ...more,
});

const someOpinion = fc
  .record({
    party: fc.option(fc.constantFrom(...PARTIES)),
    person: fc.constantFrom('Ana', 'Ben', 'Cora'),
    state: fc.option(fc.integer({ min: 1, max: 10 }), { freq: 6 }),
    reason: fc.option(fc.constantFrom('Because', 'Seen it')),
    late: fc.boolean(),
  })
  .map((one) => opinion(one.state, one));
const someActions = fc
  .array(
    fc.record({
      driver: fc.constantFrom(...DRIVERS),
      weight: fc.constantFrom(0, 1, 1.5, 3, 5),
      answer: fc.option(fc.integer({ min: 1, max: 10 })),
      opinions: fc.array(someOpinion, { maxLength: 14 }),
    }),
    { maxLength: 15 },
  )
  .map((all) => all.map((one, index) => ({ ...one, activity_id: String(index) })));
const someNames = fc.constantFrom<RoundNames>('shown', 'hidden');

const totalOf = ({ drivers }: ReturnType<typeof roundResult>) =>
  drivers.find(({ driver }) => driver === TOTAL);
const resultOf = (names: RoundNames, actions: readonly AskedAction[]) =>
  roundResult(names, DRIVERS, actions);

describe('ranges and swings', () => {
  test('of a worked example', () => {
    // Driver 1: weights 3 and 1. Driver 2 has an answer only. Driver 3 has nothing, so that n is 2.
    const actions: RangedAction[] = [
      { driver: '1. Expectations', weight: 3, answer: 5, lowest: 3, highest: 8 },
      { driver: '1. Expectations', weight: 1, answer: null, lowest: 4, highest: 4 },
      { driver: '2. Operating Margin', weight: 2, answer: 6, lowest: null, highest: null },
      { driver: '3. Revenue Growth', weight: 2, answer: null, lowest: null, highest: null },
      { driver: '3. Revenue Growth', weight: 0, answer: null, lowest: 1, highest: 10 },
    ];
    expect(rangesOf(DRIVERS, actions)).toEqual({
      drivers: [
        { driver: '1. Expectations', average: 5, low: 13 / 4, high: 28 / 4 },
        { driver: '2. Operating Margin', average: 6, low: 6, high: 6 },
        { driver: '3. Revenue Growth', average: null, low: null, high: null },
        { driver: TOTAL, average: 5.5, low: (13 / 4 + 6) / 2, high: (28 / 4 + 6) / 2 },
      ],
      swings: [(3 * 5) / (4 * 2), 0, null, null, null],
    });
  });

  test('the swings add up to the range of the Global Average, with shown and hidden names', () => {
    fc.assert(
      fc.property(someNames, someActions, (names, actions) => {
        const result = resultOf(names, actions);
        const swings = [...result.actions.values()].map(({ swing }) => swing ?? 0);
        const sum = swings.reduce((total, one) => total + one, 0);
        const { low = null, high = null } = totalOf(result) ?? {};
        expect(Math.abs(sum - ((high ?? 0) - (low ?? 0)))).toBeLessThan(1e-9);
      }),
    );
  });
});

test('an exchange of people changes nothing with hidden names, and the order nothing at all', () => {
  fc.assert(
    fc.property(someNames, someActions, (names, actions) => {
      const moved = actions.map((one) => ({ ...one, opinions: one.opinions.toReversed() }));
      expect(resultOf(names, moved)).toEqual(resultOf(names, actions));
      const renamed = moved.map((one) => ({
        ...one,
        opinions: one.opinions.map((original) => ({ ...original, person: 'Dan', late: false })),
      }));
      expect(resultOf('hidden', renamed)).toEqual(resultOf('hidden', actions));
    }),
  );
});

describe('the gaps between parties', () => {
  const scored = (board: number, fund: number, weight = 1) =>
    action([opinion(board, { party: 'Board' }), opinion(fund, { party: 'Fund' })], { weight });
  const gapIn = (actions: readonly AskedAction[], driver: string) =>
    resultOf('shown', actions).gaps.find((one) => one.driver === driver);

  test('are weighted means of differences, from five actions', () => {
    const five = [scored(3, 5, 4), scored(4, 4), scored(5, 3), scored(9, 8), scored(2, 2)];
    // (4 · −2 + 0 + 2 + 1 + 0) / 8
    const expected = { party: 'Board', other: 'Fund', actions: 5, gap: -5 / 8 };
    expect(gapIn(five, '1. Expectations')).toEqual({ driver: '1. Expectations', ...expected });
    expect(gapIn(five, TOTAL)).toEqual({ driver: TOTAL, ...expected });
    expect(gapIn(five, '2. Operating Margin')).toMatchObject({ actions: 0, gap: null });
    expect(gapIn(five.slice(1), TOTAL)).toMatchObject({ actions: 4, gap: null });
  });

  test('leave out actions that are not applicable, and opinions without a party or a state', () => {
    const actions = [
      scored(3, 5, 0),
      action([opinion(3), opinion(null, { party: 'Board' }), opinion(4, { party: 'Fund' })]),
    ];
    expect(resultOf('shown', actions).gaps).toEqual([]);
    expect(gapIn([...actions, scored(1, 1)], TOTAL)).toMatchObject({ actions: 1 });
  });

  test('of all parties are listed once each', () => {
    const all = action(PARTIES.map((party) => opinion(5, { party })));
    const pairs = resultOf('shown', [all]).gaps.filter(({ driver }) => driver === TOTAL);
    expect(pairs.map(({ party, other }) => [party, other])).toEqual([
      ['Board', 'Fund'],
      ['Board', 'Management'],
      ['Fund', 'Management'],
    ]);
  });
});

describe('with hidden names', () => {
  const many = (count: number, party: string | null = null) =>
    Array.from({ length: count }, (_, index) =>
      opinion((index % 10) + 1, { party, person: 'Ana', late: true }),
    );

  test('an action shows its count alone below five states', () => {
    const four = [...many(4), opinion(null)];
    const result = resultOf('hidden', [action(four, { answer: 6 })]);
    expect(result.actions.get('a')).toEqual({
      count: 4,
      lowest: null,
      highest: null,
      proposal: null,
      difference: null,
      camps: false,
      swing: null,
      opinions: [],
    });
    expect(totalOf(result)).toMatchObject({ low: 6, high: 6 });
    expect(resultOf('hidden', [action(many(5))]).actions.get('a')).toMatchObject({
      count: 5,
      lowest: 1,
      highest: 5,
      opinions: many(5).map((one) => ({ ...one, person: null, late: false })),
    });
  });

  test('a party is named from five states of its own', () => {
    const opinions = [...many(5, 'Board'), ...many(4, 'Fund')];
    const shown = resultOf('hidden', [action(opinions)]).actions.get('a')?.opinions ?? [];
    expect(shown.filter(({ party }) => party === 'Board')).toHaveLength(5);
    expect(shown.filter(({ party }) => party === null)).toHaveLength(4);
  });

  test('a gap needs five of each party in each of its actions', () => {
    const six = (fund: number) =>
      Array.from({ length: 6 }, () => action([...many(5, 'Board'), ...many(fund, 'Fund')]));
    expect(resultOf('hidden', six(5)).gaps.at(-1)).toMatchObject({ actions: 6, gap: 0 });
    expect(resultOf('hidden', six(4)).gaps).toEqual([]);
  });

  test('nothing but counts depends on what is not shown', () => {
    fc.assert(
      fc.property(someActions, fc.integer({ min: 1, max: 10 }), (actions, state) => {
        const changed = actions.map((one) => ({
          ...one,
          opinions: mayShow('hidden', statesOf(one.opinions).length)
            ? one.opinions
            : one.opinions.map((original) =>
                original.state === null ? original : { ...original, state },
              ),
        }));
        expect(resultOf('hidden', changed)).toEqual(resultOf('hidden', actions));
      }),
    );
  });
});
