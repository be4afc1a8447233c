import { retryUntilLoaded } from './retryUntilLoaded';

describe('retryUntilLoaded', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('repeats the request until it succeeds', async () => {
    let attempts = 0;
    const loaded = retryUntilLoaded(() => {
      attempts++;
      return attempts < 3 ? Promise.reject(new Error('No line')) : Promise.resolve('here');
    });
    await jest.advanceTimersByTimeAsync(4_000);
    expect(await loaded).toBe('here');
    expect(attempts).toBe(3);
  });

  it('rejects after two minutes', async () => {
    const result = expect(
      retryUntilLoaded(() => Promise.reject(new Error('No line'))),
    ).rejects.toThrow('No line');
    await jest.advanceTimersByTimeAsync(120_000);
    await result;
  });
});
