import type { Store, WriteTransaction } from '@server/store/Store';
import { startTestServer } from '@server/testing/startTestServer';
import { STORES } from '@server/testing/stores';

/** A store that records every call of every transaction. */
function recorded(store: Store) {
  const log: string[] = [];
  const watch = <T extends object>(kind: string, tx: T): T =>
    new Proxy(tx, {
      get(target, name, receiver) {
        const member: unknown = Reflect.get(target, name, receiver);
        if (typeof member !== 'function') return member;
        return (...parameters: unknown[]) => {
          log.push(`${kind} ${String(name)}`);
          return (member as (...all: unknown[]) => unknown).apply(target, parameters);
        };
      },
    });
  const watched: Store = {
    ...store,
    read: (work) =>
      store.read((tx) => {
        log.push('read');
        return work(watch('read', tx));
      }),
    write: (work) =>
      store.write((tx: WriteTransaction) => {
        log.push('write');
        return work(watch('write', tx));
      }),
  };
  return { store: watched, log };
}

describe.each(STORES)('on %s', (_name, openStore) => {
  test('forgot-password does the same work for known and unknown addresses', async () => {
    const { store, log } = recorded(await openStore());
    const server = await startTestServer({ store });
    const workFor = async (email: string) => {
      log.length = 0;
      for (let time = 0; time < 6; time++) {
        await server.guest().post('/auth/forgot-password', { email });
        await server.settled();
      }
      return [...log];
    };
    // The first request from a network creates its count; later ones only increase it.
    await workFor('first@example.com');
    const known = await workFor('editor@example.com');
    expect(known.length).toBeGreaterThan(60);
    expect(await workFor('nobody@example.com')).toEqual(known);
    expect(await workFor('pending@example.com')).toEqual(known);
    expect(new Set(server.mailer.sent.map(({ to }) => to))).toEqual(
      new Set(['editor@example.com']),
    );
    expect(await store.read((tx) => tx.find('mails'))).toEqual([]);
    await server.stop();
    await store.close();
  });
});
