import { differencesOf } from './differences';
import { toEvolution, type EvolutionYear } from '../Evolution';

function yearWith(weeks: Record<string, number>): EvolutionYear | undefined {
  const data = Object.entries(weeks).map(([week, averages]) => ({
    week,
    data: [{ driver: '1. Expectations', averages }],
  }));
  return toEvolution({ name: '', years: [{ year: 2025, data }] }).years[0];
}

const expectationsOf = (...years: Parameters<typeof differencesOf>) => {
  const { week, shown, compared, difference } = differencesOf(...years)[0] ?? {};
  return { week, shown, compared, difference };
};

describe('the differences of two companies', () => {
  it('are those of the latest week that both have', () => {
    const [own, other] = [
      yearWith({ '05': 6, '08': 7, '09': 9 }),
      yearWith({ '05': 3, '08': 5.5 }),
    ];
    expect(expectationsOf(own, other)).toEqual({
      week: 8,
      shown: 7,
      compared: 5.5,
      difference: 1.5,
    });
  });

  it('are calculated from the rounded figures that are shown', () => {
    const { difference } = expectationsOf(yearWith({ '05': 7.884 }), yearWith({ '05': 5.466 }));
    expect(difference).toBeCloseTo(7.88 - 5.47, 10);
  });

  it('are missing without a common week, or if one company lacks the year', () => {
    expect(expectationsOf(yearWith({ '05': 6 }), yearWith({ '06': 4 }))).toEqual({
      week: null,
      shown: 6,
      compared: 4,
      difference: null,
    });
    expect(expectationsOf(yearWith({ '05': 6 }), undefined)).toEqual({
      week: null,
      shown: 6,
      compared: null,
      difference: null,
    });
  });
});
