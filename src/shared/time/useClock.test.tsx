import { act, renderHook } from '@testing-library/react';
import { useNow, useToday } from './useClock';

describe.each([
  ['the tab is shown again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the window has the focus again', () => window.dispatchEvent(new Event('focus'))],
])('On a page that stayed open overnight, when %s', (_, comeBack) => {
  beforeEach(() => jest.useFakeTimers({ now: Date.parse('2026-03-01T23:59:30.000Z') }));
  afterEach(() => jest.useRealTimers());

  function returnNextMorning() {
    jest.setSystemTime(Date.parse('2026-03-02T07:00:30.000Z'));
    act(() => void comeBack());
  }

  it('today is the new day', () => {
    const { result } = renderHook(useToday);
    expect(result.current).toBe('2026-03-01');
    returnNextMorning();
    expect(result.current).toBe('2026-03-02');
  });

  it('now is the current minute', () => {
    const { result } = renderHook(useNow);
    expect(result.current).toBe(Date.parse('2026-03-01T23:59:00.000Z'));
    returnNextMorning();
    expect(result.current).toBe(Date.parse('2026-03-02T07:00:00.000Z'));
  });
});
