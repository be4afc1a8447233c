import { z } from 'zod';
import { NOT_STORABLE } from '@contract/answer';
import { isEmailAddress } from '@contract/fields/email';
import { LIMITS } from '@contract/limits';
import { normalName } from '@contract/fields/names';
import { isAcceptablePassword, PASSWORD_RULE } from '@contract/fields/password';
import { parseReach } from '@contract/permissions/reach';
import { parseRole } from '@contract/permissions/roles';
import { isWebsite, WEBSITE_RULE } from '@contract/fields/website';

const TOO_LONG = 'This is too long.';

interface TextBounds {
  /** The message for a value that is not a text. */
  message: string;
  /** In characters. */
  max: number;
  tooLong?: string;
  trimmed?: boolean;
}

/**
 * Text that a database can store. `abort` ends the validation of text that is too long, because zod would
 * otherwise run the refinements on it.
 */
function boundedText({ message, max, tooLong = TOO_LONG, trimmed = false }: TextBounds) {
  const text = z.string(message);
  return (trimmed ? text.trim() : text)
    .max(max, { error: tooLong, abort: true })
    .refine((value) => !NOT_STORABLE.test(value), 'This contains characters that are not allowed.');
}

/** An absent text field counts as empty. */
const emptyIfAbsent = (value: unknown) => (value === undefined || value === null ? '' : value);

export const id = boundedText({
  message: 'This id is missing.',
  max: LIMITS.nameLength,
}).min(1, 'This id is missing.');

/** An optional id; null if absent. Callers treat an empty id as none. */
export const idOrNull = boundedText({ message: 'This is not an id.', max: LIMITS.nameLength })
  .nullish()
  .transform((value) => value ?? null);

/** A name in its stored form, with a visible character. */
export const name = (missing: string, max: number = LIMITS.nameLength) =>
  boundedText({ message: missing, max, trimmed: true }).overwrite(normalName).min(1, missing);

/** Text that is empty if absent. */
export const optionalText = (max: number = LIMITS.textLength) =>
  z.preprocess(emptyIfAbsent, boundedText({ message: 'This is not a text.', max, trimmed: true }));

/**
 * An email address to sign in with. Its format is not validated. The messages write "e-mail", because clients may
 * take the word "email" for EMAIL_TAKEN.
 */
export const anyEmail = name('Enter your e-mail address.', LIMITS.emailLength);

/** An email address to be stored. It is not trimmed, because that would also remove characters that are not allowed. */
export const email = boundedText({ message: 'Enter an e-mail address.', max: LIMITS.emailLength })
  .refine((text) => text.trim() !== '', { error: 'Enter an e-mail address.', abort: true })
  .refine(isEmailAddress, 'Enter a valid e-mail address.');

export const role = boundedText({ message: 'Choose a role.', max: LIMITS.nameLength }).transform(
  (word, context) => {
    const known = parseRole(word);
    if (known) return known;
    context.addIssue({ code: 'custom', message: 'This role does not exist.' });
    return z.NEVER;
  },
);

export const administratorsReach = boundedText({
  message: 'Choose a reach.',
  max: LIMITS.nameLength,
}).transform((word, context) => {
  const known = parseReach(word);
  if (known) return known;
  context.addIssue({ code: 'custom', message: 'This reach does not exist.' });
  return z.NEVER;
});

/** A password to sign in with. The password rule does not apply to it. */
export const anyPassword = z
  .string('Enter your password.')
  .min(1, 'Enter your password.')
  .max(LIMITS.nameLength, { error: 'This password is too long.', abort: true });

export const newPassword = boundedText({
  message: PASSWORD_RULE,
  max: LIMITS.nameLength,
  tooLong: 'This password is too long.',
}).refine(isAcceptablePassword, PASSWORD_RULE);

/** null if empty. */
export const website = optionalText(LIMITS.addressLength)
  .refine((value) => value === '' || isWebsite(value), WEBSITE_RULE)
  .transform((value) => value || null);

/** The address of an image on another site; null if empty. */
export const pictureAddress = optionalText(LIMITS.addressLength)
  .refine((value) => value === '' || isHttpAddress(value), 'Enter an address like https://….')
  .transform((value) => value || null);

function isHttpAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}

/** A day such as '2026-12-31'. */
export const day = z.iso.date('Enter a date such as 2026-12-31.');

/** The revision of a stored row. */
export const revision = z.int('This is not a revision.');
