import { changeByKey } from '../gestures/keyboard';
import {
  isWholeYear,
  panned,
  scaled,
  shareOf,
  spanOf,
  weeksIn,
  WHOLE_YEAR,
  zoomed,
} from './weekWindow';

const key = (name: string, more = {}) =>
  changeByKey({ key: name, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe('the visible part of the year', () => {
  it('shrinks by a tenth with each notch (§9.13)', () => {
    expect(spanOf(zoomed(WHOLE_YEAR, 1))).toBeCloseTo(51 * 0.9);
    expect(spanOf(zoomed(WHOLE_YEAR, 3))).toBeCloseTo(51 * 0.9 ** 3);
  });

  it('keeps the week under the pointer in place', () => {
    const at = 0.3;
    const before = { start: 10, end: 40 };
    const under = before.start + at * spanOf(before);
    for (const notches of [1, 4, -2]) {
      expect(shareOf(zoomed(before, notches, at), under)).toBeCloseTo(at);
    }
  });

  it('can be zoomed out to the same window', () => {
    const { start, end } = zoomed(zoomed({ start: 20, end: 40 }, 2, 0.5), -2, 0.5);
    expect([start, end]).toEqual([expect.closeTo(20), expect.closeTo(40)]);
  });

  it('stays within the year, and has a minimum length', () => {
    expect(zoomed({ start: 2, end: 50 }, -20, 0.9)).toEqual(WHOLE_YEAR);
    expect(spanOf(zoomed(WHOLE_YEAR, 100, 1))).toBe(4);
    expect(panned({ start: 10, end: 20 }, -30)).toEqual({ start: 1, end: 11 });
    expect(panned({ start: 10, end: 20 }, 99)).toEqual({ start: 42, end: 52 });
  });

  it('is the same object when nothing changes, so that the page can scroll', () => {
    expect(zoomed(WHOLE_YEAR, -1)).toBe(WHOLE_YEAR);
    expect(panned(WHOLE_YEAR, 5)).toBe(WHOLE_YEAR);
    const latest = { start: 42, end: 52 };
    expect(panned(latest, 3)).toBe(latest);
  });

  it('follows a pinch', () => {
    expect(scaled({ start: 11, end: 31 }, 0.5)).toEqual({ start: 16, end: 26 });
    expect(isWholeYear(scaled({ start: 11, end: 31 }, 9))).toBe(true);
  });

  it('contains whole weeks', () => {
    expect(weeksIn({ start: 3.2, end: 9.8 })).toEqual([4, 9]);
    expect(weeksIn(WHOLE_YEAR)).toEqual([1, 52]);
  });
});

describe('the chart’s keys', () => {
  const before = { start: 20, end: 40 };

  it('move by a tenth of the visible weeks, and by at least one week', () => {
    expect(key('ArrowRight')?.(before)).toEqual({ start: 22, end: 42 });
    expect(key('ArrowLeft')?.(before)).toEqual({ start: 18, end: 38 });
    expect(key('ArrowRight')?.({ start: 20, end: 24 })).toEqual({ start: 21, end: 25 });
  });

  it('zoom around the center, and show the whole year', () => {
    expect(key('+')?.(before)).toEqual(key('=')?.(before));
    expect(key('+')?.(before)).toEqual({ start: 21, end: 39 });
    expect(spanOf(key('-')?.(before) ?? before)).toBeCloseTo(20 / 0.9);
    expect(key('Home')?.(before)).toEqual(WHOLE_YEAR);
  });

  it('leave shortcuts of the browser and other keys alone', () => {
    expect(key('+', { ctrlKey: true })).toBeUndefined();
    expect(key('Tab')).toBeUndefined();
  });
});
