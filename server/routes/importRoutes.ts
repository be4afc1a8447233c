import express, { type Router } from 'express';
import { z } from 'zod';
import { MAX_IMPORTED_ROWS, MAX_ROWS_WITH_VALUES } from '@contract/workbook/importPayloads';
import { importAnswers } from '@server/domain/importAnswers/importAnswers';
import { asyncRoute } from '@server/middleware/asyncRoute';
import { importBody } from '@server/middleware/body/body';
import { actorOf } from '@server/middleware/client';
import { signedIn } from '@server/middleware/signedIn';
import type { RouteDeps } from './deps';
import { id, revision } from './fields';
import { companyKey } from './keys';
import { parseBody } from './parseBody';

const row = z.object({
  activity_id: id,
  revision: revision.min(0, 'This is not a revision.').nullable(),
  // The use case validates the values row by row.
  values: z.record(z.string(), z.unknown()),
  keep: z.enum(['mine', 'theirs'], 'Choose which values to keep.').optional(),
});
export const importFields = z.object({
  import_id: id,
  dry_run: z.boolean('Choose whether to import or to preview.'),
  rows: z
    .array(row, 'The rows are missing.')
    .max(MAX_IMPORTED_ROWS, `Import at most ${String(MAX_IMPORTED_ROWS)} rows at once.`)
    .refine(hasFewValues, `Import the values of at most ${String(MAX_ROWS_WITH_VALUES)} rows.`),
});

function hasFewValues(rows: readonly { values: object }[]): boolean {
  const filled = rows.filter(({ values }) => Object.keys(values).length > 0);
  return filled.length <= MAX_ROWS_WITH_VALUES;
}

/** POST /answers/import */
export function importRoutes(deps: RouteDeps): Router {
  const importing = { store: deps.store, clock: deps.recordingClock };
  return express.Router().post(
    '/answers/import',
    signedIn(deps),
    importBody,
    asyncRoute(async (req, res) => {
      const { company_id } = parseBody(companyKey, req.body);
      const fields = () => parseBody(importFields, req.body);
      res.json({ data: await importAnswers(importing, actorOf(res), company_id, fields) });
    }),
  );
}
