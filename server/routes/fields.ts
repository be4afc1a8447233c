import { z } from 'zod';
import { isEmailAddress } from '@contract/email';
import { LIMITS } from '@contract/limits';
import { isAcceptablePassword, PASSWORD_RULE } from '@contract/password';
import { parseRole } from '@contract/roles';
import { isWebsite, WEBSITE_RULE } from '@contract/website';

const TOO_LONG = 'This is too long.';

/** The sign that ends texts, and halves of signs: no store gives them back as they came. */
const NO_TEXT = /[\0\p{Surrogate}]/u;

/** Text as a store can hold it. */
const text = (message: string) =>
  z.string(message).refine((value) => !NO_TEXT.test(value), 'This has a sign that is no text.');

/** What a text field of a form holds when it was left empty. */
const emptyWhenAbsent = (value: unknown) => (value === undefined || value === null ? '' : value);

export const id = text('This id is missing.')
  .min(1, 'This id is missing.')
  .max(LIMITS.nameLength, TOO_LONG);

/** null where it is not given; an empty one is given, and means none. */
export const givenId = text('This is not an id.')
  .max(LIMITS.nameLength, TOO_LONG)
  .nullish()
  .transform((value) => value ?? null);

/** A name: trimmed, not empty. */
export const name = (missing: string) =>
  text(missing).trim().min(1, missing).max(LIMITS.nameLength, TOO_LONG);

/** Text that may be left out. */
export const optionalText = (max: number = LIMITS.textLength) =>
  z.preprocess(emptyWhenAbsent, text('This is not a text.').trim().max(max, TOO_LONG));

/** An address to sign in with, whatever it looks like. */
export const anyEmail = name('Enter your e-mail address.');

export const email = name('Enter an e-mail address.').refine(
  isEmailAddress,
  'Enter a valid e-mail address.',
);

export const role = text('Choose a role.').transform((word, context) => {
  const known = parseRole(word);
  if (known) return known;
  context.addIssue({ code: 'custom', message: 'This role does not exist.' });
  return z.NEVER;
});

export const newPassword = text(PASSWORD_RULE)
  .max(LIMITS.nameLength, 'This password is too long.')
  .refine(isAcceptablePassword, PASSWORD_RULE);

/** null for none. */
export const website = optionalText(LIMITS.addressLength)
  .refine((value) => value === '' || isWebsite(value), WEBSITE_RULE)
  .transform((value) => value || null);

/** An image on another site; null for none. */
export const pictureAddress = optionalText(LIMITS.addressLength)
  .refine((value) => value === '' || isHttpAddress(value), 'Enter an address like https://….')
  .transform((value) => value || null);

function isHttpAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);
}
