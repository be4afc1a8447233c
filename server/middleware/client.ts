import type { Request, Response } from 'express';
import type { Actor } from '@server/domain/manage/access';
import type { Client } from '@server/domain/signIn/sessions';
import { dataLanguage } from './dataLanguage';
import { signedInUser } from './session';

/** The client's IP address, taking the trusted proxies into account. */
export const addressOf = (req: Request) => req.ip ?? '';

/** The client's network address and User-Agent. */
export const clientOf = (req: Request): Client => ({
  address: addressOf(req),
  userAgent: req.get('user-agent') ?? null,
});

/** The signed-in person with their client, in routes that refuse guests. */
export const actorOf = (res: Response): Actor => ({
  id: signedInUser(res).id,
  client: clientOf(res.req),
  language: dataLanguage(res.req),
});
