import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from './baseApi';
import { patchAfterFulfilled, patchCachedQueries, patchOptimistically } from './patchCachedQueries';

const listApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getList: build.query<string[], string>({
      query: (path) => ({ method: 'GET', path }),
    }),
  }),
});

const append = (item: string) =>
  patchCachedQueries(
    (state) => listApi.util.selectCachedArgsForQuery(state, 'getList'),
    (arg) =>
      listApi.util.updateQueryData('getList', arg, (list) => {
        list.push(item);
      }),
  );

function openStore() {
  const store = configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
  store.dispatch(
    listApi.util.upsertQueryEntries([
      { endpointName: 'getList', arg: 'a', value: ['first of a'] },
      { endpointName: 'getList', arg: 'b', value: ['first of b'] },
    ]),
  );
  const lists = () =>
    ['a', 'b'].map((arg) => listApi.endpoints.getList.select(arg)(store.getState()).data);
  return { store, lists };
}

const BEFORE = [['first of a'], ['first of b']];
const AFTER = [
  ['first of a', 'new'],
  ['first of b', 'new'],
];

describe('cached results of a query', () => {
  it('are patched for every argument, and reverted by undo', () => {
    const { store, lists } = openStore();
    const { undo } = store.dispatch(append('new'));
    expect(lists()).toEqual(AFTER);
    undo();
    expect(lists()).toEqual(BEFORE);
  });

  it('are patched while a mutation is pending, and reverted if it fails', async () => {
    const { store, lists } = openStore();
    const queryFulfilled = Promise.reject(new Error('refused'));
    patchOptimistically({ dispatch: store.dispatch, queryFulfilled }, append('new'));
    expect(lists()).toEqual(AFTER);
    await expect(queryFulfilled).rejects.toThrow('refused');
    expect(lists()).toEqual(BEFORE);
  });

  it('are patched with the result of a mutation after it has succeeded', async () => {
    const { store, lists } = openStore();
    const queryFulfilled = Promise.resolve({ data: 'new' });
    patchAfterFulfilled({ dispatch: store.dispatch, queryFulfilled }, append);
    expect(lists()).toEqual(BEFORE);
    await queryFulfilled;
    expect(lists()).toEqual(AFTER);
  });

  it('are not patched after a mutation has failed', async () => {
    const { store, lists } = openStore();
    const queryFulfilled = Promise.reject(new Error('refused'));
    patchAfterFulfilled({ dispatch: store.dispatch, queryFulfilled }, append);
    await expect(queryFulfilled).rejects.toThrow('refused');
    expect(lists()).toEqual(BEFORE);
  });
});
