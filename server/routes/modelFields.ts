import { z } from 'zod';
import { MODEL_FORMAT, MODEL_LIMITS, MODEL_SHEETS } from '@contract/model/modelPayloads';
import { id, optionalText } from './fields';

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

export const versionTarget = z.object({ version_id: id });
