import type { ReadTransaction, Store } from '@server/store/Store';

/** The tables of the reference model, which the server caches for the SQL stores (`domain/figures/model.ts`). */
const MODEL: unknown[] = ['drivers', 'subdrivers', 'activities', 'model_texts', 'model_state'];

/**
 * A store that counts the reading calls of its transactions, each of which is one statement. Calls that read the
 * reference model do not count.
 */
export function countingStore(inner: Store) {
  const counted = { statements: 0 };
  const counting = (tx: ReadTransaction) =>
    new Proxy(tx, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name);
        if (typeof member !== 'function') return member;
        return (...args: unknown[]): unknown => {
          if (!MODEL.includes(args[0])) counted.statements++;
          return Reflect.apply(member, target, args);
        };
      },
    });
  const store: Store = { ...inner, read: (work) => inner.read((tx) => work(counting(tx))) };
  return { store, counted };
}
