import express, { type Router } from 'express';
import { z } from 'zod';
import { inviteUser, resendInvitation } from '@server/domain/accounts/invitations';
import { acceptInvitation, readInvitation } from '@server/domain/accounts/onboarding';
import { deleteUser } from '@server/domain/manage/removal';
import { changeCompany, updateRole } from '@server/domain/manage/roles';
import { erasePerson } from '@server/domain/personalData/erasePerson';
import { endSessionsOf } from '@server/domain/signIn/endSessionsOf';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { guestBody, jsonBody } from '@server/middleware/body/body';
import { actorOf, addressOf, clientOf } from '@server/middleware/client';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from '@server/routes/deps';
import {
  anyEmail,
  email,
  idOrNull,
  id,
  name,
  newPassword,
  pictureAddress,
  role,
} from '@server/routes/fields';
import { companyKey } from '@server/routes/keys';
import { parseBody } from '@server/routes/parseBody';
import { siteOf } from '@server/routes/site';

export const userKey = z.object({ user_id: id });
export const invitationLink = z.object({ token: id });
export const confirmedAddress = z.object({ email: anyEmail });

export const invitedFields = z
  .object({ user_email: email, company_role: role, workspace_id: idOrNull })
  .transform(({ user_email, ...rest }) => ({ ...rest, email: user_email }));
const absentWhenNull = <S extends z.ZodType>(schema: S) =>
  schema.nullish().transform((value) => value ?? undefined);
export const roleFields = z.object({
  company_role: absentWhenNull(role),
  workspace_role: absentWhenNull(role),
});
export const moveFields = z.object({ workspace_id: idOrNull });
export const profile = z.object({
  token: id,
  name: name('Enter your name.'),
  picture_url: pictureAddress,
  password: newPassword,
});

/** /user/invitation, email-confirm, create, resend-invitation, update-role, change-company, end-sessions, delete, erase */
export function userRoutes(deps: RouteDeps): Router {
  const router = express.Router();
  const forSignedIn = [...signedIn(deps), ...jsonBody];

  router.post(
    '/user/invitation',
    guestBody,
    asyncRoute(async (req, res) => {
      const { token } = parseBody(invitationLink, req.body);
      res.json({ data: await readInvitation(deps, token, addressOf(req)) });
    }),
  );

  router.put(
    '/user/email-confirm',
    guestBody,
    asyncRoute(async (req, res) => {
      await acceptInvitation(deps, parseBody(profile, req.body), clientOf(req));
      res.status(201).json({ error: null });
    }),
  );

  router.post(
    '/user/create',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { company_id } = parseBody(companyKey, req.body);
      const site = siteOf(req, deps.publicUrl);
      const data = await inviteUser({ ...deps, site }, actorOf(res), company_id, () =>
        parseBody(invitedFields, req.body),
      );
      res.status(201).json({ data });
      deps.sendQueuedMails();
    }),
  );

  router.post(
    '/user/resend-invitation',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { user_id } = parseBody(userKey, req.body);
      const site = siteOf(req, deps.publicUrl);
      const data = await resendInvitation({ ...deps, site }, actorOf(res), user_id);
      res.json({ data });
      deps.sendQueuedMails();
    }),
  );

  router.put(
    '/user/update-role',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { user_id } = parseBody(userKey, req.body);
      const fields = () => parseBody(roleFields, req.body);
      res.json({ data: await updateRole(deps, actorOf(res), user_id, fields) });
    }),
  );

  router.put(
    '/user/change-company',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { user_id, company_id } = parseBody(userKey.extend(companyKey.shape), req.body);
      const move = { userId: user_id, companyId: company_id };
      const fields = () => parseBody(moveFields, req.body);
      res.json({ data: await changeCompany(deps, actorOf(res), move, fields) });
    }),
  );

  router.post(
    '/user/end-sessions',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { user_id } = parseBody(userKey, req.body);
      res.json({ data: await endSessionsOf(deps, actorOf(res), user_id) });
    }),
  );

  router.post(
    '/user/delete',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { user_id } = parseBody(userKey, req.body);
      await deleteUser(deps, actorOf(res), user_id);
      res.json({ data: null });
    }),
  );

  router.post(
    '/user/erase',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { user_id } = parseBody(userKey, req.body);
      const fields = () => parseBody(confirmedAddress, req.body);
      await erasePerson(deps, actorOf(res), user_id, fields);
      res.json({ data: null });
    }),
  );

  return router;
}
