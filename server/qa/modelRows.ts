import { z } from 'zod';
import { LANGUAGES } from '@contract/language';
import { average, count, filled, orNull, text, time } from './fixtureColumns';

/** The columns of the tables of the model's versions, without the id. */
export const MODEL_ROWS = {
  model_versions: {
    status: z.enum(['draft', 'applied', 'undone']),
    note: text,
    digest: filled,
    changes: z.array(z.looseObject({ table: filled, id: filled })),
    change_count: count,
    base_id: orNull(filled),
    created_by: filled,
    created_at: time,
    applied_at: orNull(time),
    undone_at: orNull(time),
  },
  model_texts: {
    activity_id: filled,
    language: z.enum(LANGUAGES),
    name: filled,
    description: text,
    anchors: z.array(text),
  },
  model_steps: {
    company_id: filled,
    version_id: filled,
    driver_id: orNull(filled),
    before: orNull(average),
    after: orNull(average),
    contributions: z.array(z.strictObject({ activity_id: filled, contribution: z.number() })),
  },
} satisfies Record<string, z.ZodRawShape>;
