import express, { type Router } from 'express';
import { z } from 'zod';
import {
  COMMENT_LENGTH,
  MAX_MENTIONS,
  REQUEST_KINDS,
  REQUEST_LENGTH,
  SUBJECT_KINDS,
} from '@contract/inbox/subjects';
import {
  createComment,
  deleteComment,
  resolveComment,
  updateComment,
} from '@server/domain/comments/saveComment';
import { readNotices } from '@server/domain/notices/readNotices';
import { mailRequests } from '@server/domain/requests/mailRequests';
import { askFor, cancelRequest, changeRequest } from '@server/domain/requests/saveRequest';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { jsonBody } from '@server/middleware/body/body';
import { actorOf } from '@server/middleware/client';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from './deps';
import { day, idOrNull, id, optionalText } from './fields';
import { answerKey, companyKey } from './keys';
import { parseBody } from './parseBody';
import { siteOf } from './site';

const commentText = optionalText(COMMENT_LENGTH).refine((text) => text !== '', 'Write a comment.');
const mentions = z
  .array(id, 'This is not a list of people.')
  .max(MAX_MENTIONS, `Mention at most ${String(MAX_MENTIONS)} people.`)
  .optional();
export const newComment = z.object({
  subject_kind: z.enum(SUBJECT_KINDS, 'There are no comments on this kind of subject.'),
  subject_id: id,
  text: commentText,
  mentions,
});
export const ownId = z.object({ id });
export const changedComment = z.object({ text: commentText, mentions });
export const resolution = z.object({ resolved: z.boolean('Choose whether it is resolved.') });

const requestKind = z.enum(REQUEST_KINDS, 'Choose what to ask for.');
const requestText = optionalText(REQUEST_LENGTH);
const dueDay = z.union([z.literal('').transform(() => null), z.null(), day]).optional();
export const requestId = z.object({ id: idOrNull });
export const newRequest = z.object({
  kind: requestKind,
  text: requestText,
  asked_of: id,
  due_on: dueDay,
});
const changedRequest = z.object({
  kind: requestKind.optional(),
  text: requestText.optional(),
  asked_of: id.optional(),
  due_on: dueDay,
});

const MAX_IDS = 500;
export const readFields = z
  .object({
    ids: z.array(id, 'This is not a list of notices.').max(MAX_IDS).optional(),
    all: z.literal(true, 'Send true, or the ids of notices.').optional(),
  })
  .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
    path: ['ids'],
    error: 'Send the ids of notices, or all.',
  })
  .transform(({ ids = null }) => ({ ids }));

/** /comment/create, update, delete, resolve, /request/save, cancel, and /notice/read */
export function inboxRoutes(deps: RouteDeps): Router {
  const router = express.Router();
  const forSignedIn = [...signedIn(deps), ...jsonBody];
  const saving = { store: deps.store, clock: deps.recordingClock };

  /** Mails about requests that are due soon, after the response. */
  const mailAtOnce = (site: string) => {
    deps.background.run(async () => {
      await mailRequests({ ...saving, site });
      deps.sendQueuedMails();
    });
  };

  router.post(
    '/comment/create',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { company_id } = parseBody(companyKey, req.body);
      const fields = () => parseBody(newComment, req.body);
      const comment = await createComment(saving, actorOf(res), company_id, fields);
      res.status(201).json({ data: comment });
    }),
  );

  router.post(
    '/comment/update',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const key = parseBody(ownId, req.body);
      const fields = () => parseBody(changedComment, req.body);
      res.json({ data: await updateComment(saving, actorOf(res), key.id, fields) });
    }),
  );

  router.post(
    '/comment/delete',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const key = parseBody(ownId, req.body);
      res.json({ data: await deleteComment(saving, actorOf(res), key.id) });
    }),
  );

  router.post(
    '/comment/resolve',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const key = parseBody(ownId, req.body);
      const fields = () => parseBody(resolution, req.body);
      res.json({ data: await resolveComment(saving, actorOf(res), key.id, fields) });
    }),
  );

  router.post(
    '/request/save',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const { id: existingId } = parseBody(requestId, req.body);
      const actor = actorOf(res);
      if (existingId) {
        const fields = () => parseBody(changedRequest, req.body);
        res.json({ data: await changeRequest(saving, actor, existingId, fields) });
      } else {
        const key = parseBody(answerKey, req.body);
        const fields = () => parseBody(newRequest, req.body);
        res.status(201).json({ data: await askFor(saving, actor, key, fields) });
      }
      mailAtOnce(siteOf(req, deps.publicUrl));
    }),
  );

  router.post(
    '/request/cancel',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const key = parseBody(ownId, req.body);
      res.json({ data: await cancelRequest(saving, actorOf(res), key.id) });
    }),
  );

  router.post(
    '/notice/read',
    forSignedIn,
    asyncRoute(async (req, res) => {
      const fields = () => parseBody(readFields, req.body);
      res.json({ data: await readNotices(saving, actorOf(res), fields) });
    }),
  );

  return router;
}
