import express, { type Router } from 'express';
import { z } from 'zod';
import { STATE_MAX, STATE_MIN } from '@contract/answer';
import { BENEFIT_KINDS, BENEFIT_MAX } from '@contract/priorities/benefits';
import {
  MAX_PLANNED_AT_ONCE,
  PLAN_NOTE_LENGTH,
  PLAN_STATUSES,
} from '@contract/priorities/planItems';
import { confirmBenefit } from '@server/domain/plan/confirmBenefit';
import { removePlanItem, savePlanItem, savePlanItems } from '@server/domain/plan/savePlanItem';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { jsonBody } from '@server/middleware/body/body';
import { actorOf } from '@server/middleware/client';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from './deps';
import { day, idOrNull, id, optionalText, revision } from './fields';
import { companyKey } from './keys';
import { parseBody } from './parseBody';

const AIM = 'Choose an aim from 1 to 10.';
export const aim = z.int(AIM).min(STATE_MIN, AIM).max(STATE_MAX, AIM);
const status = z.enum(PLAN_STATUSES, 'This status does not exist.');

/** null or an empty text clears a field; an absent one is kept. */
export const orCleared = <S extends z.ZodType>(schema: S) =>
  z.union([z.literal('').transform(() => null), z.null(), schema]).optional();
const shared = { owner_id: orCleared(id), starts_on: orCleared(day), due_on: orCleared(day) };

const BENEFIT = `Enter a benefit from 0 to ${BENEFIT_MAX.toLocaleString('en')} millions.`;
export const benefit = z.number(BENEFIT).min(0, BENEFIT).max(BENEFIT_MAX, BENEFIT);
export const benefitKind = z.enum(BENEFIT_KINDS, 'This kind of benefit does not exist.');

export const itemKey = z.object({ id: idOrNull, company_id: id, activity_id: id });
export const itemFields = z.object({
  ...shared,
  aim: aim.optional(),
  status: status.optional(),
  note: optionalText(PLAN_NOTE_LENGTH).optional(),
  benefit_m: orCleared(benefit),
  benefit_kind: orCleared(benefitKind),
  full_on: orCleared(day),
  benefit_real_m: orCleared(benefit),
  revision: revision.nullish().transform((value) => value ?? null),
});
export const manyFields = z.object({
  ...shared,
  items: z
    .array(z.object({ ...shared, activity_id: id, aim }), 'Choose the actions to plan.')
    .min(1, 'Choose the actions to plan.')
    .max(MAX_PLANNED_AT_ONCE, `Plan at most ${String(MAX_PLANNED_AT_ONCE)} actions at once.`)
    .refine(areDistinct, 'An action is listed twice.'),
});
export const removalKey = z.object({ id });
export const confirmKey = z.object({ id });
export const confirmedRevision = z.object({ revision });

export function areDistinct(items: readonly { activity_id: string }[]): boolean {
  return new Set(items.map(({ activity_id }) => activity_id)).size === items.length;
}

/** /plan/save, save-many, remove, confirm */
export function planRoutes(deps: RouteDeps): Router {
  const router = express.Router();
  const forSignedIn = [...signedIn(deps), ...jsonBody];

  router.post(
    '/plan/save',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const key = parseBody(itemKey, req.body);
      const fields = () => parseBody(itemFields, req.body);
      const { item, created } = await savePlanItem(deps, actorOf(res), key, fields);
      res.status(created ? 201 : 200).json({ data: item });
    }),
  );

  router.post(
    '/plan/save-many',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { company_id } = parseBody(companyKey, req.body);
      const fields = () => parseBody(manyFields, req.body);
      const items = await savePlanItems(deps, actorOf(res), company_id, fields);
      res.status(201).json({ data: items });
    }),
  );

  router.post(
    '/plan/remove',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const key = parseBody(removalKey, req.body);
      res.json({ data: await removePlanItem(deps, actorOf(res), key.id) });
    }),
  );

  router.post(
    '/plan/confirm',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { id: itemId } = parseBody(confirmKey, req.body);
      const fields = () => parseBody(confirmedRevision, req.body);
      res.json({ data: await confirmBenefit(deps, actorOf(res), itemId, fields) });
    }),
  );

  return router;
}
