import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import { isLanguage, LANGUAGE_COOKIE, languageFor, type Language } from '@contract/language';
import { LOGIN_PAGE, OPEN_PAGES } from '@contract/pages';
import { nonceOf, POLICY_HEADER } from '@server/middleware/headers';
import { sendCompressed } from '@server/routes/web/sendCompressed';
import { sessionToken } from '@server/middleware/session';

type PageName = 'index' | 'login';

/** Where the page tells its scripts the nonce for the style sheets that they make. */
const NONCE_PLACE = /__CSP_NONCE__/g;

/** Where it says whether somebody may be signed in. */
const SESSION_PLACE = /__SESSION__/g;

/**
 * Sends the page for who asks, from the built ones in `folder`: with Login in it for guests, in the
 * language that the device was last read in, else in what its browser asks for. It is written anew
 * each time, for its nonce.
 */
export function sendPageFrom(folder: string): RequestHandler {
  const pageIn = readPages(folder);
  return (req, res) => {
    const hasSession = sessionToken(req) !== null;
    const page = pageIn(showsLogin(req, hasSession) ? 'login' : 'index', languageOf(req));
    const text = page.replace(SESSION_PLACE, hasSession ? 'maybe' : 'none');
    res.setHeader('Cache-Control', 'private,no-cache');
    res.setHeader('ETag', etagOf(text, res));
    res.vary('Cookie, Accept-Language, Accept-Encoding');
    if (req.fresh) sendUnchanged(res);
    else sendCompressed(req, res.type('html'), text.replace(NONCE_PLACE, nonceOf(res)));
  };
}

/** The browser has the page, and with it the policy that knows that page's nonce: no other may come. */
function sendUnchanged(res: Response): void {
  res.removeHeader(POLICY_HEADER);
  res.status(304).end();
}

/** The same for as long as the page and its policy differ in nothing but the nonce. */
function etagOf(text: string, res: Response): string {
  const policy = String(res.getHeader(POLICY_HEADER)).replaceAll(nonceOf(res), '');
  return `W/"${createHash('sha256').update(policy).update(text).digest('base64url')}"`;
}

/** Who brings no session along sees Login, save where a page is open to everybody. */
function showsLogin({ path }: Request, hasSession: boolean): boolean {
  if (path === LOGIN_PAGE) return true;
  return !hasSession && !OPEN_PAGES.includes(path);
}

function languageOf(req: Request): Language {
  const last = parse(req.headers.cookie ?? '')[LANGUAGE_COOKIE];
  return isLanguage(last) ? last : languageFor(req.acceptsLanguages());
}

/** English names no language; what a build has not made is the page that stands for it. */
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
