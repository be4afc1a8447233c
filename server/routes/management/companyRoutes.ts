import express, { type Router } from 'express';
import { z } from 'zod';
import { LIMITS } from '@contract/limits';
import { isMoneyUnit } from '@contract/money/moneyUnits';
import {
  changeWorkspaces,
  createCompany,
  deleteCompany,
  reactivateCompany,
  updateCompany,
} from '@server/domain/manage/companies';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { jsonBody, jsonBodyWithImage } from '@server/middleware/body/body';
import { actorOf } from '@server/middleware/client';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from '@server/routes/deps';
import { id, name, optionalText, website } from '@server/routes/fields';
import { companyKey } from '@server/routes/keys';
import { parseBody } from '@server/routes/parseBody';

const UNIT = 'Choose a currency such as EUR.';
/** undefined if absent, to keep it. */
const moneyUnit = z.string(UNIT).refine(isMoneyUnit, UNIT).optional();

export const companyFields = z
  .object({
    company_name: name('Company name cannot be empty.'),
    // Any length that fits into a body; an image's size is checked when it is decoded.
    company_logo: optionalText(LIMITS.imageBodyBytes),
    company_website: website,
    money_unit: moneyUnit,
  })
  .transform(({ company_name, company_logo, company_website, money_unit }) => ({
    name: company_name,
    logo: company_logo,
    website: company_website,
    money_unit,
  }));
export const workspaceChoice = z
  .object({ workspace_id: id.or(z.literal('')).nullable() })
  .transform(({ workspace_id }) => workspace_id || null);

/** /company/create, update, delete, reactivate, change-workspaces */
export function companyRoutes(deps: RouteDeps): Router {
  const router = express.Router();
  const forSignedIn = [...signedIn(deps), ...jsonBody];
  const withImage = [...signedIn(deps), ...jsonBodyWithImage];

  router.post(
    '/company/create',
    withImage,
    asyncRoute(async (req, res) => {
      const fields = () => parseBody(companyFields, req.body);
      res.status(201).json({ data: await createCompany(deps, actorOf(res), fields) });
    }),
  );

  router.put(
    '/company/update',
    withImage,
    asyncRoute(async (req, res) => {
      const { company_id } = parseBody(companyKey, req.body);
      const fields = () => parseBody(companyFields, req.body);
      res.json({ data: await updateCompany(deps, actorOf(res), company_id, fields) });
    }),
  );

  router.post(
    '/company/delete',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { company_id } = parseBody(companyKey, req.body);
      res.json({ data: await deleteCompany(deps, actorOf(res), company_id) });
    }),
  );

  router.put(
    '/company/reactivate',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { company_id } = parseBody(companyKey, req.body);
      res.json({ data: await reactivateCompany(deps, actorOf(res), company_id) });
    }),
  );

  router.put(
    '/company/change-workspaces',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { company_id } = parseBody(companyKey, req.body);
      const choice = () => parseBody(workspaceChoice, req.body);
      res.json({ data: await changeWorkspaces(deps, actorOf(res), company_id, choice) });
    }),
  );

  return router;
}
