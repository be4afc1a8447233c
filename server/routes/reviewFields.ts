import { z } from 'zod';
import { REVIEW_LIMITS, SHARE_SCOPES } from '@contract/reviews/reviews';
import { MAX_ROWS_WITH_VALUES } from '@contract/workbook/importPayloads';
import { day, id, name, optionalText } from './fields';

const reviewName = name('Enter a name for the review.');
const summary = optionalText(REVIEW_LIMITS.summaryLength);

export const reviewKey = z.object({ id });
export const takeFields = z.object({ name: reviewName, summary });
export const importedFields = z.object({
  name: reviewName,
  as_of: day,
  rows: z
    .array(
      // The use case validates the values row by row.
      z.object({ activity_id: id, values: z.record(z.string(), z.unknown()) }),
      'The rows are missing.',
    )
    .max(MAX_ROWS_WITH_VALUES, `Import at most ${String(MAX_ROWS_WITH_VALUES)} rows at once.`),
});
/** Absent fields keep their values. */
export const updateFields = z.object({
  name: reviewName.optional(),
  summary: z.preprocess((value) => value ?? undefined, summary.optional()),
});
export const withdrawFields = z.object({
  reason: optionalText(REVIEW_LIMITS.reasonLength).refine(
    (text) => text !== '',
    'Say why it is withdrawn.',
  ),
});
export const shareKey = z.object({ review_id: id });
export const shareFields = z.object({
  recipient: name('Say who receives it.', REVIEW_LIMITS.recipientLength),
  scope: z.enum(SHARE_SCOPES, 'Choose the page, or the page with its proofs.'),
  ends_on: day,
});

const DIGITS = new RegExp(
  `^[0-9a-f]{${String(REVIEW_LIMITS.fewestDigits)},${String(REVIEW_LIMITS.mostDigits)}}$`,
);
const DIGITS_RULE = 'Enter 12 to 64 digits from 0 to 9 and a to f.';
/** The first digits of a digest, as they are printed; spaces and case do not matter. */
export const digestFields = z.object({
  digest: z
    .string(DIGITS_RULE)
    .max(200, DIGITS_RULE)
    .transform((text) => text.replaceAll(/\s/g, '').toLowerCase())
    .refine((text) => DIGITS.test(text), DIGITS_RULE),
});
export const figureFields = z.object({ figure: id });
