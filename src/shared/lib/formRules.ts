import { isEmailAddress } from '@contract/fields/email';
import { normalName } from '@contract/fields/names';
import { isAcceptablePassword } from '@contract/fields/password';
import type { FormRule } from 'antd';

const matches =
  (accept: (text: string) => boolean, message: string): FormRule =>
  () => ({
    validator: (_, value: string | undefined) =>
      !value?.trim() || accept(value) ? Promise.resolve() : Promise.reject(new Error(message)),
  });

/** A name needs a visible character. */
export const nameRules = (missing: string): FormRule[] => [
  { required: true, whitespace: true, message: missing },
  matches((text) => normalName(text) !== '', missing),
];

export const emailRules = (missing: string, malformed: string): FormRule[] => [
  { required: true, whitespace: true, message: missing },
  matches(isEmailAddress, malformed),
];

/** Like `emailRules`, for one address or several, separated by commas, semicolons or spaces. */
export const emailsRules = (missing: string, malformed: string): FormRule[] => [
  { required: true, whitespace: true, message: missing },
  matches((text) => toEmails(text).every(isEmailAddress), malformed),
];

/** The addresses in a text, each once. */
export const toEmails = (text: string): string[] => [
  ...new Set(text.split(/[\s,;]+/).filter(Boolean)),
];

/** Accepts an empty password. */
export const optionalPasswordRules = (weak: string): FormRule[] => [
  matches(isAcceptablePassword, weak),
];
