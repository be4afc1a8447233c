import fc from 'fast-check';
import { benchmarkOf, FEWEST_PEERS, peersNeeded } from './benchmark';

const average = fc.double({ min: 1, max: 10, noNaN: true });
const own = fc.option(average);
const averages = (minLength: number, maxLength: number) =>
  fc.array(average, { minLength, maxLength });

test('the worked example: above four of six peers, without quartiles', () => {
  expect(benchmarkOf(6, [7.5, 2.6, 5.3, 7.1, 4.5, 5.9], 5)).toEqual({
    peers: 6,
    median: 5.6,
    lower: null,
    upper: null,
    above: 4,
    equal: 0,
  });
});

test('quartiles are linear between the sorted averages, from eight peers on', () => {
  expect(benchmarkOf(null, [1, 2, 3, 4, 5, 6, 7, 8], 5)).toEqual({
    peers: 8,
    median: 4.5,
    lower: 2.8,
    upper: 6.3,
    above: null,
    equal: null,
  });
});

test('equal averages are counted as shown, after rounding', () => {
  expect(benchmarkOf(6.04, [6, 6, 5.96, 6.04, 6, 6.3], 5)).toMatchObject({ above: 0, equal: 5 });
});

test.each([
  [undefined, 5],
  [0, 5],
  [-3, 5],
  [NaN, 5],
  [Infinity, 5],
  [2, 5],
  [6, 6],
  [6.5, 7],
])('the setting %s needs %s peers', (setting, needed) => {
  expect(peersNeeded(setting)).toBe(needed);
});

describe('for any peers', () => {
  test('fewer than needed change nothing', () => {
    fc.assert(
      fc.property(own, fc.integer({ min: -5, max: 12 }), fc.nat(4), (mine, needed, count) => {
        const [one, other] = fc.sample(averages(count, count), 2);
        expect(benchmarkOf(mine, one ?? [], needed)).toEqual(
          benchmarkOf(mine, other ?? [], needed),
        );
      }),
    );
  });

  test('their order changes nothing', () => {
    fc.assert(
      fc.property(own, averages(0, 20), (mine, peers) => {
        const reversed = peers.toReversed();
        expect(benchmarkOf(mine, peers, FEWEST_PEERS)).toEqual(
          benchmarkOf(mine, reversed, FEWEST_PEERS),
        );
      }),
    );
  });

  test('the figures are tenths within the range of the peers, and the counts add up', () => {
    fc.assert(
      fc.property(average, averages(5, 30), (mine, peers) => {
        const { median, lower, upper, above, equal } = benchmarkOf(mine, peers, FEWEST_PEERS);
        const [low, high] = [Math.min(...peers) - 0.05, Math.max(...peers) + 0.05];
        for (const figure of [lower ?? median, median, upper ?? median]) {
          expect(Math.abs((figure ?? 0) * 10 - Math.round((figure ?? 0) * 10))).toBeLessThan(1e-9);
          expect(figure).toBeGreaterThanOrEqual(low - 1e-9);
          expect(figure).toBeLessThanOrEqual(high + 1e-9);
        }
        expect(lower === null).toBe(peers.length < 8);
        expect((above ?? 0) + (equal ?? 0)).toBeLessThanOrEqual(peers.length);
      }),
    );
  });
});
