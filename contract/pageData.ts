import type { UserDto } from './rest';

/** The name of the file in which the build lists the queries of pages. */
export const PAGE_QUERIES_FILE = 'pageQueries.json';

/** A query of which a page shows the result first. The server adds the variables `company_id` and `user_role`. */
export interface PageQuery {
  operationName: string;
  query: string;
  variables: Record<string, unknown>;
}

/** The queries of a page by its path. */
export type PageQueries = Partial<Record<string, PageQuery[]>>;

/** What the server writes into a page, so that the app need not request it. */
export interface PageData {
  /** The signed-in person; null for a guest. */
  user: UserDto | null;
  /** The company of `results`: the person's own. Null if the page has no results. */
  company_id: string | null;
  /** The `data` of the page's queries by operation name. A query that failed is absent. */
  results: Partial<Record<string, unknown>>;
}
