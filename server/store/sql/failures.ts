import { ConstraintViolated, StoreUnavailable } from '../Store';
import type { Engine } from './engine';

/** Conflicting transactions; the transaction may be repeated. */
export class Conflict extends Error {
  override name = 'Conflict';
}

/** Whether an error was created by `asStoreError`. */
export const isStoreError = (error: unknown): error is Error =>
  [ConstraintViolated, StoreUnavailable, Conflict].some((kind) => error instanceof kind);

export function asStoreError(engine: Engine, error: unknown): Error {
  const failure = engine.failureOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (failure.kind === 'constraint') {
    return new ConstraintViolated(failure.constraint, message, { cause: error });
  }
  if (failure.kind === 'conflict') return new Conflict(message, { cause: error });
  engine.recover();
  return new StoreUnavailable(`The database cannot be reached or written: ${message}`, {
    cause: error,
  });
}
