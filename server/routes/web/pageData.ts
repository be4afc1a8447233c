import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, Response } from 'express';
import { PAGE_QUERIES_FILE, type PageData, type PageQueries } from '@contract/pageData';
import { isAdmin } from '@contract/permissions/permissions';
import { withOwnFields, type OwnFieldsDeps } from '@server/domain/accounts/ownFields';
import { findSignedIn, type SessionDeps } from '@server/domain/signIn/sessions';
import { sessionToken } from '@server/middleware/session';
import { requestIdOf } from '@server/middleware/requestContext';
import { requestLanguage } from '@server/routes/requestLanguage';
import { answerQuery, type QueryDeps } from '@server/routes/graphql/answerQuery';
import type { QuerySchema } from '@server/routes/graphql/schema';

export type PageDataDeps = SessionDeps & QueryDeps & QuerySchema & OwnFieldsDeps;

const NOTHING = { company_id: null, results: {} };

/**
 * Returns a function that reads what a page shows first: the signed-in person, and the results of the page's queries
 * for their own company. An administrator may have chosen another company, which only the browser knows. Null if the
 * data cannot be read; the app then requests everything itself. `folder` contains the built app.
 */
export function pageDataReader(
  deps: PageDataDeps,
  folder: string,
): (req: Request, res: Response) => Promise<PageData | null> {
  const file = join(folder, PAGE_QUERIES_FILE);
  const queries = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as PageQueries) : {};

  async function read(req: Request, requestId: string): Promise<PageData> {
    const token = sessionToken(req);
    const person = token === null ? null : await findSignedIn(deps, token, req.ip);
    const user = person && (await withOwnFields(deps, person));
    const pageQueries = queries[req.path];
    const company_id = user?.company_id ?? null;
    if (!user || !pageQueries || user.second_factor_missing || isAdmin(user) || !company_id)
      return { user, ...NOTHING };
    const variables = { company_id, user_role: user.role };
    const caller = { person: user, hasToken: false, language: requestLanguage(req) };
    const results: PageData['results'] = {};
    for (const query of pageQueries) {
      const request = { ...query, variables: { ...query.variables, ...variables } };
      const { data, errors } = await answerQuery(deps, caller, request, requestId);
      if (!errors) results[query.operationName] = data;
    }
    return { user, company_id, results };
  }

  return (req, res) =>
    read(req, requestIdOf(res)).catch((err: unknown) => {
      deps.logger.warn({ err }, 'the data of a page could not be read');
      return null;
    });
}
