import { pipeline } from 'node:stream/promises';
import express, { type Response, type Router } from 'express';
import { z } from 'zod';
import { LIMITS } from '@contract/limits';
import { updateAccount } from '@server/domain/accounts/myAccount';
import { saveSubscriptions } from '@server/domain/digest/saveSubscriptions';
import { findScreenshot, reportError } from '@server/domain/reportError/reportError';
import { exportPerson } from '@server/domain/personalData/exportPerson';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { fileForm, fileOf, importBody } from '@server/middleware/body/body';
import { actorOf } from '@server/middleware/client';
import { sessionToken } from '@server/middleware/session';
import { proofForFields, signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from '@server/routes/deps';
import { email, id, name, newPassword, optionalText } from '@server/routes/fields';
import { parseBody } from '@server/routes/parseBody';
import { sendImage } from '@server/routes/sendImage';
import { siteOf } from '@server/routes/site';

const BROWSER_LENGTH = 500;

const form = z.record(z.string(), z.unknown());
export const accountFields = z.object({
  name: name('Name is required'),
  email,
  current_password: optionalText(LIMITS.nameLength),
  new_password: z.union([z.literal('').optional().default(''), newPassword]),
  digest: z
    .enum(['true', 'false'], 'This must be true or false.')
    .optional()
    .transform((word) => (word === undefined ? undefined : word === 'true')),
});
export const reportFields = z
  .object({
    whatHappened: optionalText().refine((text) => text !== '', 'Tell us what happened.'),
    whereFound: optionalText(),
    description: optionalText(),
    route: optionalText(LIMITS.addressLength),
    version: optionalText(LIMITS.nameLength),
  })
  .transform(({ whatHappened, whereFound, route, version, ...rest }) => ({
    ...rest,
    what_happened: whatHappened,
    where_found: whereFound,
    route: route || null,
    version: version || null,
  }));

export const subscriptionFields = z.object({
  company_ids: z
    .array(id, 'Choose companies, or all of them.')
    .max(LIMITS.subscribedCompanies, 'These are too many companies. Choose all of them.')
    .nullable(),
});

export const screenshotKey = z.object({ reference: id });

/** PUT /user/updateUser, POST /user/subscriptions, POST /user/export, POST /report-error, GET /report-error/screenshot */
export function accountRoutes(deps: RouteDeps): Router {
  const router = express.Router();

  router.put(
    '/user/updateUser',
    signedIn(deps),
    fileForm('profile_picture', { bytes: LIMITS.imageBytes, size: '2 MB' }),
    proofForFields(deps),
    asyncRoute(async (req, res) => {
      const site = siteOf(req, deps.publicUrl);
      const reply = await updateAccount({ ...deps, site }, actorOf(res), {
        id: parseBody(form, req.body)['id'],
        fields: () => parseBody(accountFields, req.body),
        picture: fileOf(req),
        token: sessionToken(req) ?? '',
      });
      res.json(reply);
      deps.sendQueuedMails();
    }),
  );

  router.post(
    '/user/subscriptions',
    signedIn(deps),
    importBody,
    asyncRoute(async (req, res) => {
      const fields = () => parseBody(subscriptionFields, req.body);
      res.json({ data: await saveSubscriptions(deps, actorOf(res), fields) });
    }),
  );

  router.post(
    '/user/export',
    signedIn(deps),
    asyncRoute(async (_req, res) => {
      const archive = await exportPerson(deps, actorOf(res));
      res.type('zip').attachment('data.zip');
      await sendWhileTaken(res, archive);
    }),
  );

  router.post(
    '/report-error',
    signedIn(deps),
    fileForm('screenshot', { bytes: LIMITS.screenshotBytes, size: '500 kB' }),
    asyncRoute(async (req, res) => {
      const report = {
        ...parseBody(reportFields, req.body),
        browser: req.get('user-agent')?.slice(0, BROWSER_LENGTH) ?? null,
      };
      const site = siteOf(req, deps.publicUrl);
      const data = await reportError({ ...deps, site }, actorOf(res), report, fileOf(req));
      res.status(201).json({ data });
      deps.sendQueuedMails();
    }),
  );

  router.get(
    '/report-error/screenshot',
    signedIn(deps),
    asyncRoute(async (req, res) => {
      const reference = () => parseBody(screenshotKey, req.query).reference;
      sendImage(res, await findScreenshot(deps, actorOf(res), reference));
    }),
  );

  return router;
}

/** Sends bytes as fast as the client takes them; without the rest if the client has gone. */
async function sendWhileTaken(res: Response, bytes: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await pipeline(bytes, res);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
  }
}
