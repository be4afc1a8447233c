import express, { type Router } from 'express';
import { z } from 'zod';
import { SCENARIO_LIMITS } from '@contract/scenarios/scenarios';
import { chooseScenario } from '@server/domain/scenarios/chooseScenario';
import { removeScenario, saveScenario } from '@server/domain/scenarios/saveScenario';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { importBody, jsonBody } from '@server/middleware/body/body';
import { actorOf } from '@server/middleware/client';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from './deps';
import { day, idOrNull, id, name, optionalText, revision } from './fields';
import { parseBody } from './parseBody';
import { aim, areDistinct, benefit, benefitKind, orCleared } from './planRoutes';

/** null or an empty text, and an absent value, are none. */
const orNone = <S extends z.ZodType>(schema: S) =>
  orCleared(schema).transform((value) => value ?? null);
const revisionOrNull = revision.nullish().transform((value) => value ?? null);
const item = z
  .object({
    activity_id: id,
    aim,
    owner_id: orNone(id),
    due_on: orNone(day),
    benefit_m: orNone(benefit),
    benefit_kind: orNone(benefitKind),
  })
  .refine(({ benefit_m, benefit_kind }) => benefit_m === null || benefit_kind !== null, {
    path: ['benefit_kind'],
    error: 'Choose the kind of the benefit.',
  });

/** An existing scenario is named by its id alone. */
export const scenarioKey = z.object({ id: idOrNull, company_id: idOrNull });
export const scenarioFields = z.object({
  name: name('Enter a name for the scenario.').optional(),
  note: optionalText(SCENARIO_LIMITS.noteLength).optional(),
  items: z
    .array(item, 'Choose the actions of the scenario.')
    .max(SCENARIO_LIMITS.items, `A scenario has at most ${String(SCENARIO_LIMITS.items)} actions.`)
    .refine(areDistinct, 'An action is listed twice.')
    .optional(),
  revision: revisionOrNull,
});
export const scenarioId = z.object({ id });
export const removedFields = z.object({ revision: revisionOrNull });
export const choiceFields = z.object({
  revision,
  chosen: idOrNull,
  dry_run: z.boolean('Choose whether to plan the scenario or to preview it.'),
});

/** /scenario/save, remove, choose */
export function scenarioRoutes(deps: RouteDeps): Router {
  const router = express.Router();
  const forSignedIn = [...signedIn(deps), ...jsonBody];

  router.post(
    '/scenario/save',
    ...signedIn(deps),
    ...importBody,
    asyncRoute(async (req, res) => {
      const key = parseBody(scenarioKey, req.body);
      const fields = () => parseBody(scenarioFields, req.body);
      const { scenario, created } = await saveScenario(deps, actorOf(res), key, fields);
      res.status(created ? 201 : 200).json({ data: scenario });
    }),
  );

  router.post(
    '/scenario/remove',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const key = parseBody(scenarioId, req.body);
      const fields = () => parseBody(removedFields, req.body);
      await removeScenario(deps, actorOf(res), key.id, fields);
      res.json({ data: null });
    }),
  );

  router.post(
    '/scenario/choose',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const key = parseBody(scenarioId, req.body);
      const choice = () => parseBody(choiceFields, req.body);
      res.json({ data: await chooseScenario(deps, actorOf(res), key.id, choice) });
    }),
  );

  return router;
}
