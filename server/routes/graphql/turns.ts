import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ReadTransaction } from '@server/store/Store';

/** For how long a query may compute before other requests have their turn. */
const TURN_MS = 15;
/** After how many items of a list the time is looked at. */
const ITEMS = 20;

/** The turns of one query: large ones would otherwise keep all other requests waiting, such as health checks. */
export interface Turns {
  /** Resolves in the order of the calls, after other requests had their turn if this query has computed for long. */
  next(): Promise<void>;
}

export function createTurns(): Turns {
  let last = Promise.resolve();
  let began = performance.now();
  const check = async () => {
    if (performance.now() - began < TURN_MS) return;
    await nextTurn();
    began = performance.now();
  };
  return { next: () => (last = last.then(check)) };
}

/** A list whose items are completed in turns. */
export const inTurns = <T>(items: readonly T[], turns: Turns): (T | Promise<T>)[] =>
  convertInTurns(items, (item) => item, turns);

/** The same for items that are converted in these turns. */
export function convertInTurns<T, R>(
  items: readonly T[],
  convert: (item: T) => R,
  turns: Turns,
): (R | Promise<R>)[] {
  let turn = Promise.resolve();
  return items.map((item, index) => {
    if (index < ITEMS) return convert(item);
    if (index % ITEMS === 0) turn = turns.next();
    return turn.then(() => convert(item));
  });
}

/** A transaction whose statements are run in turns. */
export function readInTurns(tx: ReadTransaction, turns: Turns): ReadTransaction {
  const next = () => turns.next();
  return {
    referenceVersion: tx.referenceVersion,
    get: (table, id) => next().then(() => tx.get(table, id)),
    find: (table, where) => next().then(() => tx.find(table, where)),
    findColumns: (table, columns, where) =>
      next().then(() => tx.findColumns(table, columns, where)),
    findAfter: (table, where, after, limit) =>
      next().then(() => tx.findAfter(table, where, after, limit)),
    findLatest: (table, page) => next().then(() => tx.findLatest(table, page)),
    findPage: (table, page) => next().then(() => tx.findPage(table, page)),
    countBy: (table, column, conditions, where) =>
      next().then(() => tx.countBy(table, column, conditions, where)),
    findLatestWeeks: (ids, limit) => next().then(() => tx.findLatestWeeks(ids, limit)),
    findEvents: (filter) => next().then(() => tx.findEvents(filter)),
  };
}

interface Context {
  turns: Turns;
  /** The results of root fields by name and arguments. */
  results: Map<string, unknown>;
}

type Resolve = (args: unknown, context: Context) => unknown;

/**
 * Root fields that begin in turns, because all of a query begin at the same time. A field that is selected several times
 * with the same arguments is computed once.
 */
export function startInTurns(resolvers: object): Record<string, Resolve> {
  const inTurn =
    (name: string, resolve: Resolve): Resolve =>
    (args, context) => {
      const key = `${name} ${JSON.stringify(args)}`;
      const result =
        context.results.get(key) ?? context.turns.next().then(() => resolve(args, context));
      context.results.set(key, result);
      return result;
    };
  return Object.fromEntries(
    Object.entries(resolvers).map(([name, resolve]) => [name, inTurn(name, resolve as Resolve)]),
  );
}
