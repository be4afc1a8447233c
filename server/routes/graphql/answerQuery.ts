import { execute, GraphQLError, Kind, type ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import type { Language } from '@contract/language';
import type { Person } from '@contract/permissions/permissions';
import type { BenchmarkSettings } from '@server/domain/benchmark/benchmark';
import type { PeerCache } from '@server/domain/benchmark/peerCache';
import type { Clock } from '@server/domain/clock';
import { AppError } from '@server/domain/errors';
import { createReader } from '@server/domain/queries/reader';
import { StoreUnavailable, type Store } from '@server/store/Store';
import { resolvers, type QueryContext } from './resolvers';
import type { QuerySchema } from './schema';
import { createTurns, readInTurns, startInTurns } from './turns';

const RESOLVERS = startInTurns(resolvers);

export interface QueryDeps {
  store: Store;
  clock: Clock;
  logger: Logger;
  benchmark: BenchmarkSettings & { cache: PeerCache };
  staleDays: number;
  /** The site's public address; without one, links in previews have no origin. */
  publicUrl: string | undefined;
  /** Whether introspection is allowed. */
  introspection: boolean;
}

export interface QueryRequest {
  query: string;
  variables?: Record<string, unknown> | null | undefined;
  operationName?: string | null | undefined;
}

/** Who asks. Programs with an API token get English names, others those of `language`, or of their last one. */
interface Asking {
  person: Person;
  hasToken: boolean;
  language: Language | undefined;
}

/**
 * Executes a query for a person in one read transaction. Throws StoreUnavailable; every other failure is
 * an entry of the result's `errors`, with its code.
 */
export async function answerQuery(
  deps: QueryDeps & QuerySchema,
  { person, hasToken, language }: Asking,
  request: QueryRequest,
  requestId: string,
): Promise<ExecutionResult> {
  const document = deps.checkDocument(request.query);
  if (!('kind' in document))
    return { errors: document.map((error) => withCode(error, 'BAD_USER_INPUT')) };

  const turns = createTurns();
  const result = await deps.store.read(async (tx) =>
    execute({
      schema: deps.schema,
      document,
      rootValue: RESOLVERS,
      contextValue: {
        reader: createReader(readInTurns(tx, turns), person, hasToken ? 'en' : language),
        turns,
        results: new Map(),
        benchmark: deps.benchmark,
        staleDays: deps.staleDays,
        now: deps.clock.now(),
        site: deps.publicUrl ?? '',
        hasToken,
      } satisfies QueryContext,
      variableValues: request.variables ?? {},
      operationName: request.operationName ?? null,
      hideSuggestions: !deps.introspection,
    }),
  );
  if (!result.errors) return result;
  return {
    ...result,
    errors: result.errors.map((error) => toClientError(error, deps.logger, requestId)),
  };
}

/** An error for the client. Internal failures are logged, and their details are removed. */
function toClientError(error: GraphQLError, logger: Logger, requestId: string): GraphQLError {
  const cause = error.originalError;
  if (cause instanceof StoreUnavailable) throw cause;
  if (cause instanceof AppError) return withCode(error, cause.code);
  // An error that is not raised by a field is about the request's variables or arguments.
  const isInput =
    (!cause || cause instanceof GraphQLError) && error.nodes?.[0]?.kind !== Kind.FIELD;
  if (isInput) return withCode(error, 'BAD_USER_INPUT');

  logger.error({ id: requestId, err: cause ?? error }, 'unexpected failure in a query');
  const masked = `Something went wrong on our side (request ${requestId}).`;
  return withCode(error, 'INTERNAL', masked);
}

function withCode(error: GraphQLError, code: string, message = error.message): GraphQLError {
  const { nodes = null, source = null, positions = null, path = null } = error;
  return new GraphQLError(message, { nodes, source, positions, path, extensions: { code } });
}

/** The result of a query that is refused as a whole. */
export function refusedQuery({ message, code }: AppError): ExecutionResult {
  return { errors: [new GraphQLError(message, { extensions: { code } })] };
}
