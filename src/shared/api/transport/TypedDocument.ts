import type { Feature } from '@contract/features';
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
    /** Parts that need a feature of the server are marked; `textFor` removes them. */
    readonly query: string,
    /** Schema of the reply's data. */
    readonly shape: Shape<Result>,
    /** What a server must offer beyond the specification to answer it. */
    readonly needs: readonly Feature[] = [],
  ) {}
}
