import { z } from 'zod';
import { STATE_MAX, STATE_MIN } from '@contract/answer';
import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import { ROUND_LIMITS, ROUND_NAMES } from '@contract/rounds/rounds';
import { AppError, badFields } from '@server/domain/errors';
import { day, idOrNull, id, name, optionalText, revision } from './fields';
import { companyKey } from './keys';
import { parseBody } from './parseBody';

const AREAS = IMPACT_AREA_NAMES.map((_, index) => String(index + 1));
const area = z.enum(AREAS, 'Choose impact areas from 1 to 7.');
const party = optionalText(ROUND_LIMITS.partyLength).transform((text) => text || null);

const part = z.object({
  user_id: id,
  party,
  areas: z
    .array(area, 'This is not a list of impact areas.')
    .nullish()
    .transform((areas) => [...new Set(areas ?? [])].sort()),
});
const COMPANIES = 'Choose the companies of the round.';
const MANY_COMPANIES = `Ask in at most ${String(ROUND_LIMITS.companies)} companies.`;
const MANY_PEOPLE = `Ask at most ${String(ROUND_LIMITS.parts)} people in a round.`;

/** `companies` is checked first, because the permission depends on it. */
export const roundKey = z.object({
  id: idOrNull,
  workspace_id: idOrNull,
  companies: z
    .array(companyKey, COMPANIES)
    .max(ROUND_LIMITS.companies, MANY_COMPANIES)
    .refine((all) => areDistinct(all, 'company_id'), 'A company is listed twice.')
    .nullish()
    .transform((companies) => companies ?? null),
});

const companies = z
  .array(
    z.object({
      company_id: id,
      people: z.array(part, 'Choose the people to ask.').max(ROUND_LIMITS.parts, MANY_PEOPLE),
    }),
  )
  .min(1, COMPANIES)
  .refine(
    (all) => all.every(({ people }) => areDistinct(people, 'user_id')),
    'A person is listed twice in a company.',
  );

/** Names problems anywhere in the companies of a round as problems of `companies`. */
export function parseRound<S extends z.ZodType>(schema: S, body: unknown): z.infer<S> {
  try {
    return parseBody(schema, body);
  } catch (error) {
    const fields = error instanceof AppError ? error.details.fields : undefined;
    if (!fields) throw error;
    const named = Object.entries(fields).map(([path, message]) => [path.split('.')[0], message]);
    throw badFields(Object.fromEntries(named) as Record<string, string>);
  }
}

/** Absent fields keep their values in a stored round. */
export const roundFields = z.object({
  name: name('Enter a name for the round.').optional(),
  names: z.enum(ROUND_NAMES, 'Choose whether names are shown or hidden.').optional(),
  opens_on: day.optional(),
  due_on: day.optional(),
  companies: companies.optional(),
});

export const roundPlace = z.object({ round_id: id, company_id: id });
export const opinionKey = z.object({ ...roundPlace.shape, activity_id: id });

const STATE = 'Choose a state from 1 to 10.';
const CONFIDENCE = 'Choose a confidence from 1 to 3.';
const mark = z
  .boolean('Choose yes or no.')
  .nullish()
  .transform((value) => value ?? false);

export const opinionFields = z
  .object({
    state: z.int(STATE).min(STATE_MIN, STATE).max(STATE_MAX, STATE).nullish(),
    unsure: mark,
    not_applicable: mark,
    confidence: z.int(CONFIDENCE).min(1, CONFIDENCE).max(3, CONFIDENCE).nullish(),
    reason: optionalText(ROUND_LIMITS.reasonLength).transform((text) => text || null),
    save_id: idOrNull,
  })
  .refine(hasOneMeaning, {
    path: ['state'],
    error: 'Choose a state, or not sure, or not applicable.',
  })
  .transform(({ state = null, confidence = null, ...rest }) => ({
    ...rest,
    state,
    confidence: state === null ? null : confidence,
  }));

function hasOneMeaning(opinion: {
  state?: number | null | undefined;
  unsure: boolean;
  not_applicable: boolean;
}): boolean {
  const meanings = [typeof opinion.state === 'number', opinion.unsure, opinion.not_applicable];
  return meanings.filter(Boolean).length <= 1;
}

export const handInFields = z.object({
  handed_in: z.boolean('Choose whether the part is handed in.'),
});

export const decisionFields = z.object({
  decide_id: id,
  dry_run: z.boolean('Choose whether to decide or to preview.'),
  rows: z
    .array(
      z.object({
        activity_id: id,
        // The use case checks the range row by row.
        state: z.number(STATE),
        revision: revision.min(0, 'This is not a revision.').nullable(),
        keep: z.enum(['mine', 'theirs'], 'Choose which values to keep.').optional(),
      }),
      'The rows are missing.',
    )
    .max(
      ROUND_LIMITS.decisions,
      `Decide at most ${String(ROUND_LIMITS.decisions)} actions at once.`,
    ),
});

function areDistinct<Key extends string>(rows: readonly Record<Key, string>[], key: Key): boolean {
  return new Set(rows.map((row) => row[key])).size === rows.length;
}
