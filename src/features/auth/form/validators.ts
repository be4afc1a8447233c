import { isEmailAddress } from '@contract/fields/email';
import { isAcceptablePassword } from '@contract/fields/password';

/** Returns the error message for a field's text, or null if it is valid. */
type Check<Field extends string> = (text: string, all: Record<Field, string>) => string | null;

/** A validator for each field of a form. */
export type Checks<Field extends string> = Record<Field, Check<Field>>;

/** Accepts any text. */
export const anything = () => null;

export const filled = (missing: string) => (text: string) => (text.trim() === '' ? missing : null);

export const email = (missing: string, malformed: string) => (text: string) =>
  filled(missing)(text) ?? (isEmailAddress(text) ? null : malformed);

/** A password is not trimmed, because spaces are part of it. */
export const password = (missing: string) => (text: string) => (text === '' ? missing : null);

export const newPassword = (missing: string, weak: string) => (text: string) =>
  password(missing)(text) ?? (isAcceptablePassword(text) ? null : weak);

export const sameAs =
  (other: string, differs: string) => (text: string, all: Readonly<Record<string, string>>) =>
    text === all[other] ? null : differs;

/** The error message of each invalid field, in the order of the validators. */
export function firstErrors<Field extends string>(
  checks: Checks<Field>,
  values: Record<Field, string>,
): Record<string, string> {
  const found = (Object.keys(checks) as Field[]).map(
    (name) => [name, checks[name](values[name], values)] as const,
  );
  return Object.fromEntries(found.filter((entry): entry is [Field, string] => entry[1] !== null));
}
