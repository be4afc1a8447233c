import { parse, serialize } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import type { UserDto } from '@contract/rest';
import { DEVICE_RETENTION_MS } from '@server/domain/signIn/devices';
import { AppError, unauthenticated } from '@server/domain/errors';
import { PENDING_MS } from '@server/domain/secondFactor/pendingSignIn';
import { findSignedIn, type SessionDeps } from '@server/domain/signIn/sessions';
import { hashOfSecret } from '@server/domain/secrets';
import { asyncRoute } from './asyncRoute';

/** Express setting: whether cookies are sent only over https, with the prefix that enforces it. */
export const SECURE_COOKIES = 'secure cookies';

const SESSION = 'sid';
const DEVICE = 'device';
const PENDING = 'pending';
const SIGN_ON = 'sso';
const MAX_DEVICE_SECRETS = 5;
/** With their longest values they stay far below the limit of all headers. */
const MAX_SIGN_ONS = 5;
const SECRET = /^[\w-]{43}$/;

/** Loads the signed-in person. Routes use it before any body is parsed. */
export function loadSession(deps: SessionDeps): RequestHandler {
  return asyncRoute(async (req, res, next) => {
    const token = sessionToken(req);
    res.locals['user'] = token === null ? null : await findSignedIn(deps, token, req.ip);
    next();
  });
}

/** Refuses guests, and people who must set up a second factor first. */
export const requireSignIn: RequestHandler = (_req, res, next) => {
  next(signInRefusal(res) ?? undefined);
};

/** Why a person may not do anything; null if they may. */
export function signInRefusal(res: Response): AppError | null {
  const user = currentUser(res);
  if (!user) return unauthenticated();
  return user.second_factor_missing === true
    ? new AppError('SECOND_FACTOR_MISSING', 'Please set up a second factor first.')
    : null;
}

export const refuseGuests: RequestHandler = (_req, res, next) => {
  next(currentUser(res) ? undefined : unauthenticated());
};

/** The person that `loadSession` has loaded; null for a guest. */
export function currentUser(res: Response): UserDto | null {
  return (res.locals['user'] as UserDto | null | undefined) ?? null;
}

/** The signed-in person, in routes that refuse guests. */
export function signedInUser(res: Response): UserDto {
  const user = currentUser(res);
  if (!user) throw unauthenticated();
  return user;
}

/** The session token that the client sent, valid or not. */
export const sessionToken = (req: Request): string | null => cookieOf(req, SESSION);

/** `maxAgeMs`: milliseconds after which the browser drops the cookie. */
export function setSessionCookie(req: Request, res: Response, token: string, maxAgeMs: number) {
  setCookie(req, res, SESSION, { value: token, maxAgeMs });
}

export function clearSessionCookie(req: Request, res: Response) {
  setCookie(req, res, SESSION, { value: '', maxAgeMs: 0 });
}

/** The secret of a sign-in that awaits the second factor. */
export const pendingSecret = (req: Request): string | null => cookieOf(req, PENDING);

/** null removes the cookie. */
export function setPendingCookie(req: Request, res: Response, secret: string | null) {
  if (secret === null && cookieOf(req, PENDING) === null) return;
  setCookie(req, res, PENDING, { value: secret ?? '', maxAgeMs: secret === null ? 0 : PENDING_MS });
}

/** The device's secrets, one for each account that knows it, at most five. */
export const deviceSecrets = (req: Request): string[] =>
  (cookieOf(req, DEVICE) ?? '')
    .slice(0, MAX_DEVICE_SECRETS * 44)
    .split('.')
    .filter((secret) => SECRET.test(secret));

/** Puts the secret of the latest account first. If there are too many, the last one is dropped. */
export function setDeviceCookie(req: Request, res: Response, secret: string): void {
  const others = deviceSecrets(req).filter((other) => other !== secret);
  const value = [secret, ...others].slice(0, MAX_DEVICE_SECRETS).join('.');
  setCookie(req, res, DEVICE, { value, maxAgeMs: DEVICE_RETENTION_MS });
}

/** Each sign-in at a provider has a cookie of its own, so that those of several tabs do not replace each other. */
const signOnName = (state: string) => `${SIGN_ON}-${hashOfSecret(state).slice(0, 16)}`;

/** The value of a sign-in at a provider that was begun in this browser; null if there is none with this state. */
export const signOnCookie = (req: Request, state: string): string | null =>
  cookieOf(req, signOnName(state));

/** Removes the oldest ones if there would be too many. Browsers send cookies in the order of their creation. */
export function setSignOnCookie(
  req: Request,
  res: Response,
  state: string,
  { value, maxAgeMs }: { value: string; maxAgeMs: number },
) {
  const prefix = nameOf(req, `${SIGN_ON}-`);
  const begun = Object.keys(parse(req.headers.cookie ?? '')).filter((name) =>
    name.startsWith(prefix),
  );
  for (const name of begun.slice(0, Math.max(0, begun.length - MAX_SIGN_ONS + 1))) {
    setCookie(req, res, SIGN_ON + name.slice(prefix.length - 1), { value: '', maxAgeMs: 0 });
  }
  setCookie(req, res, signOnName(state), { value, maxAgeMs });
}

export function clearSignOnCookie(req: Request, res: Response, state: string) {
  setCookie(req, res, signOnName(state), { value: '', maxAgeMs: 0 });
}

const isSecure = (req: Request) => req.app.get(SECURE_COOKIES) === true;

/** Browsers accept the prefix only for a cookie with `Secure`, the path `/` and no domain. */
const nameOf = (req: Request, name: string) => (isSecure(req) ? `__Host-${name}` : name);

const cookieOf = (req: Request, name: string): string | null =>
  parse(req.headers.cookie ?? '')[nameOf(req, name)] ?? null;

function setCookie(
  req: Request,
  res: Response,
  name: string,
  { value, maxAgeMs }: { value: string; maxAgeMs: number },
): void {
  const secure = isSecure(req);
  const attributes = { httpOnly: true, sameSite: 'lax', path: '/', secure } as const;
  const maxAge = Math.floor(maxAgeMs / 1000);
  res.append('Set-Cookie', serialize(nameOf(req, name), value, { ...attributes, maxAge }));
  // Removes a cookie without the prefix, which is no longer read.
  const isOutdated = secure && name in parse(req.headers.cookie ?? '');
  if (isOutdated) res.append('Set-Cookie', serialize(name, '', { ...attributes, maxAge: 0 }));
}
