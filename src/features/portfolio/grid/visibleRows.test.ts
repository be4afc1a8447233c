import fc from 'fast-check';
import { nextRange } from './visibleRows';

const rangesAt = (start: number, rows: number, margin: number) => ({
  visible: { start, end: start + rows },
  wanted: { start: Math.max(0, start - margin), end: start + rows + margin },
});

test('rows in the viewport are rendered before those around it', () => {
  const ranges = rangesAt(100, 10, 12);
  expect(nextRange({ start: 88, end: 104 }, ranges, 4)).toEqual({ start: 88, end: 108 });
  expect(nextRange({ start: 103, end: 122 }, ranges, 4)).toEqual({ start: 99, end: 122 });
});

test('after a jump the first visible rows are rendered', () => {
  expect(nextRange({ start: 0, end: 30 }, rangesAt(500, 10, 12), 4)).toEqual({
    start: 500,
    end: 504,
  });
});

test('rows that are far away are removed', () => {
  expect(nextRange({ start: 60, end: 122 }, rangesAt(100, 10, 12), 4)).toEqual({
    start: 88,
    end: 122,
  });
});

test('from any range the wanted rows are reached, with at most a step of new rows each time', () => {
  const row = fc.nat(300);
  fc.assert(
    fc.property(row, row, row, fc.integer({ min: 1, max: 9 }), (from, length, first, step) => {
      const ranges = rangesAt(first, 12, 12);
      let rendered = { start: from, end: from + length };
      for (let time = 0; time < 40; time++) {
        const next = nextRange(rendered, ranges, step);
        const overlap = Math.min(next.end, rendered.end) - Math.max(next.start, rendered.start);
        expect(next.end - next.start - Math.max(0, overlap)).toBeLessThanOrEqual(step);
        rendered = next;
      }
      expect(rendered).toEqual(ranges.wanted);
    }),
  );
});
