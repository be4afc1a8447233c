import express, { type Router } from 'express';
import { z } from 'zod';
import { removeTarget, restoreTarget, saveTarget } from '@server/domain/targets/saveTarget';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { jsonBody } from '@server/middleware/body/body';
import { actorOf } from '@server/middleware/client';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from './deps';
import { day, id, name, optionalText } from './fields';
import { parseBody } from './parseBody';

const average = z.number('Enter a number from 1 to 10.');

export const saveBody = z.object({ company_id: id, driver_name: name('Choose a driver.') });
export const targetFields = z.object({
  value: average,
  due_on: day,
  milestones: z
    .array(z.object({ on: day, value: average }), 'This is not a list of milestones.')
    .nullish()
    .transform((milestones) => milestones ?? []),
  reason: optionalText(),
});
export const targetId = z.object({ id });

/** /target/save, remove, restore */
export function targetRoutes(deps: RouteDeps): Router {
  const router = express.Router();
  const forSignedIn = [...signedIn(deps), ...jsonBody];

  router.post(
    '/target/save',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const place = parseBody(saveBody, req.body);
      const fields = () => parseBody(targetFields, req.body);
      const { target, created } = await saveTarget(deps, actorOf(res), place, fields);
      res.status(created ? 201 : 200).json({ data: target });
    }),
  );

  for (const [path, change] of [
    ['/target/remove', removeTarget],
    ['/target/restore', restoreTarget],
  ] as const) {
    router.post(
      path,
      forSignedIn,
      asyncRoute(async (req, res) => {
        const key = parseBody(targetId, req.body);
        res.json({ data: await change(deps, actorOf(res), key.id) });
      }),
    );
  }

  return router;
}
