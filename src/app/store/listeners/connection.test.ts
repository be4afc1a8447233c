import { apiError } from '@/shared/api/errors/ApiError';
import { baseApi } from '@/shared/api/baseApi';
import { selectConnectionLost } from '@/shared/api/connectionSlice';
import { makeStore } from '../store';

const ask = jest.fn<{ data: string } | { error: ReturnType<typeof apiError> }, []>();
const { endpoints } = baseApi.injectEndpoints({
  endpoints: (build) => ({ ask: build.query<string, void>({ queryFn: ask }) }),
});

const noReply = { error: apiError({}) };
const seconds = (count: number) => jest.advanceTimersByTimeAsync(1000 * count);

/** A store whose page shows the reply to one query. */
async function showReply() {
  jest.useFakeTimers();
  const store = makeStore();
  void store.dispatch(endpoints.ask.initiate());
  await seconds(0);
  return store;
}

beforeEach(() => ask.mockReset());
afterEach(() => void jest.useRealTimers());

describe('A lost connection', () => {
  it('is tried again after 5, 10, 20, 40 and 60 seconds, until there is a reply', async () => {
    ask.mockReturnValue(noReply);
    const store = await showReply();
    expect(selectConnectionLost(store.getState())).toBe(true);
    let attempts = 1;
    for (const pause of [5, 10, 20, 40, 60, 60]) {
      await seconds(pause - 1);
      expect(ask).toHaveBeenCalledTimes(attempts);
      await seconds(1);
      attempts += 1;
      expect(ask).toHaveBeenCalledTimes(attempts);
    }
    ask.mockReturnValue({ data: 'here' });
    await seconds(60);
    expect(selectConnectionLost(store.getState())).toBe(false);
    await seconds(600);
    expect(ask).toHaveBeenCalledTimes(attempts + 1);
  });

  it.each([
    ['refuses', 403],
    ['fails', 500],
    ['is busy', 503],
  ])('is not assumed while the server %s', async (_, status) => {
    ask.mockReturnValue({ error: apiError({ status }) });
    const store = await showReply();
    expect(selectConnectionLost(store.getState())).toBe(false);
    await seconds(600);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('is not tried while the browser knows that there is none', async () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    ask.mockReturnValue(noReply);
    const store = await showReply();
    await seconds(600);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(selectConnectionLost(store.getState())).toBe(true);
  });
});
