import { pipeline } from 'node:stream/promises';
import express, { type Router } from 'express';
import { z } from 'zod';
import { AUDIENCES, EVIDENCE_LIMITS } from '@contract/evidence/evidence';
import { addEvidence } from '@server/domain/evidence/addEvidence';
import { removeEvidence, restoreEvidence } from '@server/domain/evidence/changeEvidence';
import { openEvidence } from '@server/domain/evidence/openEvidence';
import type { EvidenceSettings } from '@server/domain/evidence/settings';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { jsonBody } from '@server/middleware/body/body';
import { evidenceForm, receivedFile } from '@server/middleware/body/evidenceForm';
import { actorOf } from '@server/middleware/client';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from './deps';
import { day, idOrNull, id, optionalText } from './fields';
import { answerKey } from './keys';
import { parseBody } from './parseBody';

/** A form has texts only, of which an empty one counts as absent. */
const orAbsent = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);
const optionalDay = orAbsent(day.nullish()).transform((value) => value ?? null);
const optionalId = orAbsent(idOrNull);

export const evidenceFields = z.object({
  url: optionalText(EVIDENCE_LIMITS.urlLength),
  name: optionalText(EVIDENCE_LIMITS.nameLength),
  evidence_on: optionalDay,
  valid_until: optionalDay,
  audience: orAbsent(
    z
      .enum(AUDIENCES, 'Choose the company or its administrators.')
      .nullish()
      .transform((value) => value ?? 'company'),
  ),
  request_id: optionalId,
  replaces_id: optionalId,
});
export const evidenceId = z.object({ id });

/** /evidence/add, remove, restore, and GET /evidence/:id */
export function evidenceRoutes(deps: RouteDeps & { evidence: EvidenceSettings }): Router {
  const router = express.Router();
  const { store, background, evidence } = deps;
  const clock = deps.recordingClock;
  const forSignedIn = [...signedIn(deps), ...jsonBody];

  router.post(
    '/evidence/add',
    ...signedIn(deps),
    evidenceForm({ store, clock, background }),
    asyncRoute(async (req, res) => {
      const key = parseBody(answerKey, req.body);
      const fields = () => parseBody(evidenceFields, req.body);
      const adding = { store, clock, evidence };
      const added = await addEvidence(adding, actorOf(res), key, receivedFile(req), fields);
      res.status(201).json({ data: added });
    }),
  );

  for (const [path, change] of [
    ['/evidence/remove', removeEvidence],
    ['/evidence/restore', restoreEvidence],
  ] as const) {
    router.post(
      path,
      forSignedIn,
      asyncRoute(async (req, res) => {
        const key = parseBody(evidenceId, req.body);
        res.json({ data: await change({ store, clock }, actorOf(res), key.id) });
      }),
    );
  }

  router.get(
    '/evidence/:id',
    ...signedIn(deps),
    asyncRoute(async (req, res) => {
      const file = await openEvidence(store, actorOf(res), req.params['id'] ?? '');
      // Browsers neither show nor run the file, whatever its content is, and nothing on the way changes it.
      res.attachment(file.fileName);
      res.setHeader('Content-Type', file.type);
      res.setHeader('Content-Security-Policy', 'sandbox');
      res.setHeader('X-Content-Type-Options', 'nosniff');
      res.setHeader('Cache-Control', 'private, no-store, no-transform');
      res.setHeader('Content-Length', file.size);
      // A client that goes away ends the download; an error after the first byte closes the connection.
      await pipeline(file.bytes, res).catch((error: unknown) => {
        if (!res.destroyed) throw error;
      });
    }),
  );

  return router;
}
