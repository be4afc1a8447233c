import { BUDGETS, budgetLines, type Measured } from '../size/budgets';
import { compare } from './compare';
import { figure, meetsGoal, type Report } from './figures';
import { changesTable, figuresMarkdown, figuresTable } from './reportTables';
import { blockingTime, median, quantile, slope } from './statistics';
import { displayNumber, table } from './table';

describe('Statistics of several measurements', () => {
  it('include the median', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 9])).toBe(3);
    expect(median([])).toBeNaN();
  });

  it('include quantiles, interpolated between neighbors', () => {
    expect(quantile([10, 20, 30, 40, 50], 0.25)).toBe(20);
    expect(quantile([0, 10], 0.9)).toBeCloseTo(9);
  });

  it('include the slope, despite noise', () => {
    expect(slope([3, 5, 7, 9])).toBeCloseTo(2);
    expect(slope([5, 6, 5, 6, 5])).toBeCloseTo(0);
  });

  it('include the blocking time of long tasks beyond 50 ms', () => {
    expect(blockingTime([{ duration: 50 }, { duration: 80 }, { duration: 150 }])).toBe(130);
  });
});

describe('A byte budget', () => {
  const measured: Measured = {
    login: 110,
    figures: 180.01,
    chart: 1,
    quiet: 1,
    chartChunk: Number.NaN,
    requests: 12,
  };

  it('may be reached but not exceeded; a missing value counts as exceeded', () => {
    const over = budgetLines(measured).filter(({ isOver }) => isOver);
    expect(over.map(({ label }) => label)).toEqual([
      BUDGETS.figures.label,
      BUDGETS.chartChunk.label,
    ]);
  });
});

const report = (figures: Report['figures']): Report => ({
  at: '2026-11-21T10:00:00.000Z',
  machine: { cores: 2, processor: 'Some', memoryGib: 8, node: 'v20.19.0', browser: '140' },
  figures,
});

describe('Two reports', () => {
  const before = report([
    figure('login', 'FCP', 'ms', [1_000], { floor: 500 }),
    figure('login', 'gone', 'ms', [7]),
    figure('network', '/: calls made twice', '', [0]),
  ]);
  const now = report([
    figure('login', 'FCP', 'ms', [600, 900, 800], { floor: 800 }),
    figure('network', '/: calls made twice', '', [2]),
    figure('heap', 'new', 'kB', [1]),
  ]);

  it('are compared figure by figure, with and without a correction for the machine’s speed', () => {
    const [fcp, calls, added, gone] = compare(before, now);
    expect(fcp).toMatchObject({ before: 1_000, now: 800, ratio: 0.8, normalizedRatio: 0.5 });
    expect(calls).toMatchObject({ before: 0, now: 2, ratio: null, normalizedRatio: null });
    expect(added).toMatchObject({ name: 'new', before: null, now: 1 });
    expect(gone).toMatchObject({ name: 'gone', before: 7, now: null });
  });

  it('are printed as a table', () => {
    const text = changesTable(before, compare(before, now));
    expect(text).toMatch(/login: FCP +1000 ms +800 ms +−20 % +−50 %/);
  });
});

describe('A report', () => {
  it('states for each figure whether it meets its goal', () => {
    const met = figure('login', 'FCP', 'ms', [500, 700, 650], { goal: 650, floor: 400 });
    const missed = figure('heap', 'growth', 'kB', [], { value: 7, goal: 5 });
    expect([met, missed].map(meetsGoal)).toEqual([true, false]);
    expect(meetsGoal(figure('login', 'LCP', 'ms', [1]))).toBeNull();
    expect(meetsGoal(figure('login', 'LCP', 'ms', [], { goal: 1 }))).toBe(false);

    const told = figuresTable(report([met, missed]));
    expect(told).toContain('2026-11-21, 2 cores');
    expect(told).toMatch(/FCP +650 ms +400 ms +1\.63 × +650 ms +met/);
    expect(told).toMatch(/growth +7 kB +5 kB +MISSED/);
    expect(figuresMarkdown(report([met]))).toContain(
      '| FCP | 650 ms | 400 ms | 1.63 × | 650 ms | met |',
    );
  });

  it('has goals as multiples of React alone', () => {
    const of = (floor: number) => figure('login', 'FCP', 'ms', [600], { floor, goalMultiple: 0.5 });
    expect([of(1_200), of(1_100)].map(meetsGoal)).toEqual([true, false]);
    expect(meetsGoal(figure('login', 'FCP', 'ms', [600], { goalMultiple: 0.5 }))).toBe(false);
    expect(figuresTable(report([of(1_100)]))).toMatch(
      /FCP +600 ms +1100 ms +0\.55 × +0\.50 × +MISSED/,
    );
  });

  it('is a table with aligned columns', () => {
    expect(
      table(
        ['', 'is'],
        [
          ['a', '10'],
          ['long', '9'],
        ],
      ),
    ).toBe(['      is', '────  ──', 'a     10', 'long   9'].join('\n'));
  });

  it('rounds numbers for display', () => {
    expect([0, 0.0204, 7, 7.25, 123.4, Number.NaN].map(displayNumber)).toEqual([
      '0',
      '0.020',
      '7',
      '7.3',
      '123',
      '–',
    ]);
  });
});
