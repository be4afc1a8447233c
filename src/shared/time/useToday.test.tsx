import { act, renderHook } from '@testing-library/react';
import { useToday } from './useToday';

describe('Today', () => {
  afterEach(() => jest.useRealTimers());

  it('is the new day when the tab of a page that was open overnight is shown again', () => {
    jest.useFakeTimers({ now: Date.parse('2026-03-01T23:59:00.000Z') });
    const { result } = renderHook(useToday);
    expect(result.current).toBe('2026-03-01');
    jest.setSystemTime(Date.parse('2026-03-02T07:00:00.000Z'));
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(result.current).toBe('2026-03-02');
  });
});
