import express, { type Router } from 'express';
import { z } from 'zod';
import {
  createWorkspace,
  deleteWorkspace,
  reactivateWorkspace,
  updateWorkspace,
} from '@server/domain/manage/workspaces';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { jsonBody } from '@server/middleware/body/body';
import { actorOf } from '@server/middleware/client';
import { proofForFields, signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from '@server/routes/deps';
import { administratorsReach, id, name } from '@server/routes/fields';
import { parseBody } from '@server/routes/parseBody';

export const workspaceKey = z.object({ workspace_id: id });
export const namedUser = z.object({ user_id: z.unknown() });
export const workspaceFields = z
  .object({ workspace_name: name('Workspace name cannot be empty.') })
  .transform(({ workspace_name }) => ({ name: workspace_name }));
export const reachField = z.object({ administrators_reach: administratorsReach.optional() });

/** /workspace/create, update, delete, reactivate */
export function workspaceRoutes(deps: RouteDeps): Router {
  const router = express.Router();
  const forSignedIn = [...signedIn(deps), ...jsonBody];

  router.post(
    '/workspace/create',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { user_id } = parseBody(namedUser, req.body);
      const fields = () => parseBody(workspaceFields, req.body);
      const { id, name } = await createWorkspace(deps, actorOf(res), user_id, fields);
      res.status(201).json({ data: { id, name, companies: [], collaborators: [] } });
    }),
  );

  router.put(
    '/workspace/update',
    forSignedIn,
    proofForFields(deps),
    asyncRoute(async (req, res) => {
      const { workspace_id } = parseBody(workspaceKey, req.body);
      const fields = () => ({
        ...parseBody(workspaceFields, req.body),
        ...parseBody(reachField, req.body),
      });
      res.json({ data: await updateWorkspace(deps, actorOf(res), workspace_id, fields) });
    }),
  );

  router.post(
    '/workspace/delete',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { workspace_id } = parseBody(workspaceKey, req.body);
      res.json({ data: await deleteWorkspace(deps, actorOf(res), workspace_id) });
    }),
  );

  router.put(
    '/workspace/reactivate',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { workspace_id } = parseBody(workspaceKey, req.body);
      res.json({ data: await reactivateWorkspace(deps, actorOf(res), workspace_id) });
    }),
  );

  return router;
}
