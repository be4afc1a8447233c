import type { Shape } from './shapes';

/**
 * A query-endpoint document as the string that is sent, carrying the types of what goes in and comes
 * out. Made by `npm run codegen` alone, so that the types are always those of the document.
 */
export class TypedDocumentString<Result, Variables> {
  /** Never set: it only lets the compiler tell two documents apart. */
  declare readonly types?: (variables: Variables) => Result;

  constructor(
    readonly operationName: string,
    readonly query: string,
    /** Of the reply's data. */
    readonly shape: Shape<Result>,
  ) {}
}
