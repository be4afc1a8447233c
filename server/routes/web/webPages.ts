import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Request, RequestHandler, Response } from 'express';
import type { Language } from '@contract/language';
import type { PageData } from '@contract/pageData';
import { isOpenPath, PAGES } from '@contract/pages';
import type { SignOnInPage } from '@contract/signIn/signOn';
import { escapeHtml } from '@server/domain/escapeHtml';
import type { SingleSignOnSettings } from '@server/domain/singleSignOn/settings';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { nonceOf, POLICY_HEADER } from '@server/middleware/headers';
import { requestLanguage } from '@server/routes/requestLanguage';
import { sendCompressed } from '@server/routes/web/sendCompressed';
import { pageDataReader, type PageDataDeps } from './pageData';

export type WebPageDeps = PageDataDeps & { singleSignOn: SingleSignOnSettings };

type PageName = 'index' | 'login';

/** Placeholder for the nonce, which the page's scripts use for their style sheets. */
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;

/** Placeholder for `PageData` as JSON. */
const DATA_PLACEHOLDER = /__PAGE_DATA__/g;

/** Placeholders for what Login needs to know of single sign-on, as JSON, and for the number of providers. */
const SIGN_ON_PLACEHOLDER = /__SIGN_ON__/g;
const SIGN_ON_COUNT_PLACEHOLDER = /__SIGN_ON_COUNT__/g;

/**
 * Sends a built page from `folder`: login.html to guests, else index.html. The language is the one last used on the
 * device, else the browser's. Each response has a new nonce.
 */
export function sendPageFrom(folder: string, deps: WebPageDeps): RequestHandler {
  const { providers, enforcedDomains } = deps.singleSignOn;
  const pageIn = readPages(folder);
  const readData = pageDataReader(deps, folder);
  const offered: SignOnInPage = {
    providers: providers.map(({ id, name }) => ({ id, name })),
    enforced_domains: [...enforcedDomains],
  };
  const signOn = escapeHtml(JSON.stringify(offered));
  return asyncRoute(async (req, res) => {
    const data = await readData(req, res);
    const isGuest = data !== null && data.user === null;
    const page = pageIn(isGuest && showsLogin(req) ? 'login' : 'index', requestLanguage(req));
    const text = page
      .replace(DATA_PLACEHOLDER, () => asScriptData(data))
      .replace(SIGN_ON_PLACEHOLDER, () => signOn)
      .replace(SIGN_ON_COUNT_PLACEHOLDER, String(providers.length));
    res.vary('Cookie, Accept-Language, Accept-Encoding');
    // A page with a person's data is never stored.
    if (isGuest) {
      res.setHeader('Cache-Control', 'private,no-cache');
      res.setHeader('ETag', etagOf(text, res));
    }
    if (isGuest && req.fresh) sendNotModified(res);
    else sendCompressed(req, res.type('html'), text.replace(NONCE_PLACEHOLDER, nonceOf(res)));
  });
}

/** JSON that cannot end the script element that contains it. */
const asScriptData = (data: PageData | null) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** 304 without a policy: a new one would replace the cached policy, which has the cached page's nonce. */
function sendNotModified(res: Response): void {
  res.removeHeader(POLICY_HEADER);
  res.status(304).end();
}

/** Depends on the page and its policy, but not on the nonce. */
function etagOf(text: string, res: Response): string {
  const policy = String(res.getHeader(POLICY_HEADER)).replaceAll(nonceOf(res), '');
  return `W/"${createHash('sha256').update(policy).update(text).digest('base64url')}"`;
}

/** Whether login.html is for a guest: not on the pages that are open to everyone, and not for the second step. */
function showsLogin({ path, query }: Request): boolean {
  return path === PAGES.login.path ? query['second_factor'] === undefined : !isOpenPath(path);
}

/** English pages have no language in their name. They replace pages that the build did not create. */
function readPages(folder: string): (name: PageName, language: Language) => string {
  const read = (file: string) => {
    const path = join(folder, file);
    return existsSync(path) ? readFileSync(path, 'utf8') : null;
  };
  const index = read('index.html') ?? '';
  const english = { index, login: read('login.html') ?? index };
  const pages = {
    en: english,
    es: {
      index: read('index.es.html') ?? english.index,
      login: read('login.es.html') ?? english.login,
    },
  } satisfies Record<Language, Record<PageName, string>>;
  return (name, language) => pages[language][name];
}
