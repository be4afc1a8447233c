const LETTERS_AND_DIGITS = /^[A-Za-z0-9]+$/;
const MIN_LENGTH = 8;

export const PASSWORD_RULE =
  'Password must be at least 8 characters long and include both letters and numbers.';

/** At least 8 characters, only letters and digits, at least one of each; §5.4. */
export function isAcceptablePassword(password: string): boolean {
  return (
    password.length >= MIN_LENGTH &&
    LETTERS_AND_DIGITS.test(password) &&
    /[A-Za-z]/.test(password) &&
    /\d/.test(password)
  );
}
