import { parse, serialize } from 'cookie';
import type { Request, RequestHandler, Response } from 'express';
import type { UserDto } from '@contract/rest';
import { unauthenticated } from '@server/domain/errors';
import { findSignedIn, type SessionDeps } from '@server/domain/sessions';
import { asyncRoute } from './asyncRoute';

const COOKIE = 'sid';

/** Finds out who is signed in. Stands before any body is parsed. */
export function loadSession(deps: SessionDeps): RequestHandler {
  return asyncRoute(async (req, res, next) => {
    const token = sessionToken(req);
    res.locals['user'] = token === null ? null : await findSignedIn(deps, token);
    next();
  });
}

/** Refuses guests. */
export const requireSignIn: RequestHandler = (_req, res, next) => {
  next(currentUser(res) ? undefined : unauthenticated());
};

/** Finds out who is signed in and refuses guests. */
export const signedIn = (deps: SessionDeps): RequestHandler[] => [loadSession(deps), requireSignIn];

/** Who is signed in, as `loadSession` found; null for a guest. */
export function currentUser(res: Response): UserDto | null {
  return (res.locals['user'] as UserDto | null | undefined) ?? null;
}

/** Who is signed in, where a guest has been refused before. */
export function signedInUser(res: Response): UserDto {
  const user = currentUser(res);
  if (!user) throw unauthenticated();
  return user;
}

/** The session's token that the client brought along, valid or not. */
export function sessionToken(req: Request): string | null {
  return parse(req.headers.cookie ?? '')[COOKIE] ?? null;
}

/** Hands the client its session; `maxAgeMs`: how long it lives at most. */
export function setSessionCookie(req: Request, res: Response, token: string, maxAgeMs: number) {
  const maxAge = Math.floor(maxAgeMs / 1000);
  res.append('Set-Cookie', serialize(COOKIE, token, { ...attributesFor(req), maxAge }));
}

export function clearSessionCookie(req: Request, res: Response) {
  res.append('Set-Cookie', serialize(COOKIE, '', { ...attributesFor(req), maxAge: 0 }));
}

const attributesFor = (req: Request) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: req.secure }) as const;
