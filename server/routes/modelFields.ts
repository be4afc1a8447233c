import { z } from 'zod';
import { MODEL_FORMAT, MODEL_LIMITS, MODEL_SHEETS } from '@contract/model/modelPayloads';
import { idOrNull, id, optionalText } from './fields';

// The use case validates the values row by row.
const rows = z
  .array(z.record(z.string(), z.unknown()), 'This is not a list of rows.')
  .max(MODEL_LIMITS.rows, `A sheet has at most ${String(MODEL_LIMITS.rows)} rows.`);

export const modelFields = z.object({
  import_id: id,
  note: optionalText(MODEL_LIMITS.noteLength),
  format: z.literal(MODEL_FORMAT, 'This is another format.').optional(),
  sheets: z.partialRecord(z.enum(MODEL_SHEETS, 'There is no such sheet.'), rows, {
    error: 'The sheets are missing.',
  }),
});

/** A version by its id, which the reply of an import calls `version_id`. */
export const versionKey = z
  .object({ id: idOrNull, version_id: idOrNull })
  .refine(({ id: own, version_id }) => Boolean(own ?? version_id), {
    path: ['id'],
    error: 'This id is missing.',
  });
