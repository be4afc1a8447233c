import type { Shape } from './shapes';

/**
 * A document for the query endpoint with the types of its variables and its result. Only `npm run codegen`
 * creates it, so that the types always match the document.
 */
export class TypedDocumentString<Result, Variables> {
  /** Never set; it distinguishes the types of two documents. */
  declare readonly types?: (variables: Variables) => Result;

  constructor(
    readonly operationName: string,
    readonly query: string,
    /** Schema of the reply's data. */
    readonly shape: Shape<Result>,
  ) {}
}
