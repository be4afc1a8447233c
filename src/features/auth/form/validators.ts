import { isEmailAddress } from '@contract/fields/email';
import { isAcceptablePassword } from '@contract/fields/password';

/** What is wrong with a field's text, in words; null for nothing. */
type Check<Field extends string> = (text: string, all: Record<Field, string>) => string | null;

/** A check for each field of a form. */
export type Checks<Field extends string> = Record<Field, Check<Field>>;

/** Fields that may hold anything. */
export const anything = () => null;

export const filled = (missing: string) => (text: string) => (text.trim() === '' ? missing : null);

export const email = (missing: string, malformed: string) => (text: string) =>
  filled(missing)(text) ?? (isEmailAddress(text) ? null : malformed);

/** A password is taken as it is: spaces are letters too. */
export const password = (missing: string) => (text: string) => (text === '' ? missing : null);

export const newPassword = (missing: string, weak: string) => (text: string) =>
  password(missing)(text) ?? (isAcceptablePassword(text) ? null : weak);

export const sameAs =
  (other: string, differs: string) => (text: string, all: Readonly<Record<string, string>>) =>
    text === all[other] ? null : differs;

/** What is wrong with which field, in the form's order. */
export function firstErrors<Field extends string>(
  checks: Checks<Field>,
  values: Record<Field, string>,
): Record<string, string> {
  const found = (Object.keys(checks) as Field[]).map(
    (name) => [name, checks[name](values[name], values)] as const,
  );
  return Object.fromEntries(found.filter((entry): entry is [Field, string] => entry[1] !== null));
}
