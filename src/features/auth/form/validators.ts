import { hasEmailShape } from '@contract/fields/email';
import { normalName } from '@contract/fields/names';
import { isAcceptablePassword } from '@contract/fields/password';

/** Returns the error message for a field's text, or null if it is valid. */
type Validator<Field extends string> = (text: string, all: Record<Field, string>) => string | null;

/** A validator for each field of a form. */
export type Validators<Field extends string> = Record<Field, Validator<Field>>;

/** Accepts any text. */
export const optional = () => null;

export const required = (missing: string) => (text: string) =>
  normalName(text) === '' ? missing : null;

/** An address to sign in with. It may have another form than the stored one. */
export const email = (missing: string, malformed: string) => (text: string) =>
  required(missing)(text) ?? (hasEmailShape(text) ? null : malformed);

/** A password is not trimmed, because spaces are part of it. */
export const password = (missing: string) => (text: string) => (text === '' ? missing : null);

export const newPassword = (missing: string, weak: string) => (text: string) =>
  password(missing)(text) ?? (isAcceptablePassword(text) ? null : weak);

export const matchesField =
  (other: string, differs: string) => (text: string, all: Readonly<Record<string, string>>) =>
    text === all[other] ? null : differs;

/** The error message of each invalid field, in the order of the validators. */
export function validate<Field extends string>(
  validators: Validators<Field>,
  values: Record<Field, string>,
): Record<string, string> {
  const errors = (Object.keys(validators) as Field[]).map(
    (name) => [name, validators[name](values[name], values)] as const,
  );
  return Object.fromEntries(errors.filter((entry): entry is [Field, string] => entry[1] !== null));
}
