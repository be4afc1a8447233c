import { isEmailAddress } from '@contract/email';
import { isAcceptablePassword } from '@contract/password';
import type { FormRule } from 'antd';

const holds =
  (accept: (text: string) => boolean, message: string): FormRule =>
  () => ({
    validator: (_, value: string | undefined) =>
      !value?.trim() || accept(value) ? Promise.resolve() : Promise.reject(new Error(message)),
  });

export const emailRules = (missing: string, malformed: string): FormRule[] => [
  { required: true, whitespace: true, message: missing },
  holds(isEmailAddress, malformed),
];

export const newPasswordRules = (missing: string, weak: string): FormRule[] => [
  { required: true, message: missing },
  holds(isAcceptablePassword, weak),
];

/** The same as what stands in another field of the form. */
export const sameAs =
  (field: string, message: string): FormRule =>
  ({ getFieldValue }) => ({
    validator: (_, value: string | undefined) =>
      (value ?? '') === (getFieldValue(field) ?? '')
        ? Promise.resolve()
        : Promise.reject(new Error(message)),
  });
