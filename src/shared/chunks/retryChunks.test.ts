import { withRetry } from './retryChunks';

describe('withRetry', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('loads a second time after a failure', async () => {
    const load = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValueOnce('chunk');
    const loaded = withRetry(load)('5');
    await jest.runAllTimersAsync();
    await expect(loaded).resolves.toBe('chunk');
    expect(load.mock.calls).toEqual([['5'], ['5']]);
  });

  it('rejects with the second failure', async () => {
    const load = jest.fn().mockRejectedValue(new Error('404'));
    const failed = expect(withRetry(load)('5')).rejects.toThrow('404');
    await jest.runAllTimersAsync();
    await failed;
    expect(load).toHaveBeenCalledTimes(2);
  });
});
