import express, { type Router } from 'express';
import { z } from 'zod';
import {
  COMPANY_DOWNLOADS,
  FILE_FORMATS,
  isWideDownload,
  WIDE_DOWNLOADS,
} from '@contract/events/downloads';
import { recordDownload } from '@server/domain/events/recordDownload';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { jsonBody } from '@server/middleware/body/body';
import { actorOf } from '@server/middleware/client';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from './deps';
import { id } from './fields';
import { parseBody } from './parseBody';

export const downloadFields = z
  .object({
    contents: z.enum([...COMPANY_DOWNLOADS, ...WIDE_DOWNLOADS], 'There is no such file.'),
    format: z.enum(FILE_FORMATS, 'This format does not exist.'),
    company_id: id.optional(),
  })
  .refine(({ contents, company_id }) => isWideDownload(contents) === (company_id === undefined), {
    path: ['company_id'],
    error: 'Only a file with the figures of a company has a company.',
  });

/** POST /download/record */
export function downloadRoutes(deps: RouteDeps): Router {
  const router = express.Router();
  router.post(
    '/download/record',
    signedIn(deps),
    ...jsonBody,
    asyncRoute(async (req, res) => {
      await recordDownload(deps, actorOf(res), parseBody(downloadFields, req.body));
      res.status(201).json({ data: null });
    }),
  );
  return router;
}
