import { z } from 'zod';
import { STATE_MAX, STATE_MIN } from '@contract/answer';
import { COMBINE_RULES, MAPPING_LIMITS } from '@contract/mappings/mappingPayloads';
import { PROFILE_LIMITS } from '@contract/profiles/profilePayloads';
import { LIMITS } from '@contract/limits';
import { idOrNull, id, name, revision } from './fields';

/** Absent fields keep their values in a stored row, which knows its workspace. */
export const workspaceRowKey = z.object({ id: idOrNull, workspace_id: idOrNull });

export const profileFields = z.object({
  name: name('Enter a name for the profile.').optional(),
  activities: z
    .array(id, 'Choose the actions of the profile.')
    .min(1, 'Choose the actions of the profile.')
    .max(PROFILE_LIMITS.activities, `Choose at most ${String(PROFILE_LIMITS.activities)} actions.`)
    .transform((ids) => [...new Set(ids)])
    .optional(),
  reason: name('Enter why these actions do not apply.', PROFILE_LIMITS.reasonLength).optional(),
});
export const rowKey = z.object({ id });

export const profilePlace = z.object({ profile_id: id, company_id: id });
export const applyFields = z.object({
  apply_id: id,
  on: z.boolean('Choose whether to apply the profile or to take it back.'),
  dry_run: z.boolean('Choose whether to apply the profile or to preview it.'),
});

const theirs = name('This text is missing.', MAPPING_LIMITS.textLength);
const list = <S extends z.ZodType>(row: S, max: number) =>
  z
    .array(row, 'This is not a list.')
    .max(max, `List at most ${String(max)} rows.`)
    .optional();
const OURS = 'Choose a state from 1 to 10, or none.';

export const mappingFields = z.object({
  name: name('Enter a name for the mapping.').optional(),
  header_digest: z
    .string('This is not a digest.')
    .regex(/^[\da-f]{64}$/i, 'This is not a digest.')
    .toLowerCase()
    .optional(),
  columns: list(
    z.object({
      field: name('This field is missing.', LIMITS.nameLength),
      header: name('This header is missing.', MAPPING_LIMITS.textLength),
    }),
    MAPPING_LIMITS.columns,
  ),
  scale: list(
    z.object({ theirs, ours: z.int(OURS).min(STATE_MIN, OURS).max(STATE_MAX, OURS).nullable() }),
    MAPPING_LIMITS.scale,
  ),
  pairs: list(z.object({ theirs, activity_id: id }), MAPPING_LIMITS.pairs),
  combine: z.enum(COMBINE_RULES, 'Choose the lowest state or the median.').optional(),
  revision: revision.optional(),
});
export const mappingKey = z.object({ id, revision: revision.optional() });
