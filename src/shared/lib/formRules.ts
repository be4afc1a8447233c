import { isEmailAddress } from '@contract/fields/email';
import { isAcceptablePassword } from '@contract/fields/password';
import type { FormRule } from 'antd';

const matches =
  (accept: (text: string) => boolean, message: string): FormRule =>
  () => ({
    validator: (_, value: string | undefined) =>
      !value?.trim() || accept(value) ? Promise.resolve() : Promise.reject(new Error(message)),
  });

export const emailRules = (missing: string, malformed: string): FormRule[] => [
  { required: true, whitespace: true, message: missing },
  matches(isEmailAddress, malformed),
];

/** Accepts an empty password. */
export const optionalPasswordRules = (weak: string): FormRule[] => [
  matches(isAcceptablePassword, weak),
];
