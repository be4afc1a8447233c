import type { FormRule } from 'antd';

/** Reads a number with a decimal point or comma; null for anything else. */
export function parseAmount(text: string): number | null {
  const trimmed = text.trim();
  return /^\d{1,9}([.,]\d{0,6})?$/.test(trimmed) ? Number(trimmed.replace(',', '.')) : null;
}

/** Refuses a text that is not a number, or not one that is accepted; with `isOptional` it may be empty. */
export const rejectedUnless =
  (accept: (amount: number) => boolean, message: string, { isOptional = false } = {}): FormRule =>
  () => ({
    validator: (_, value: string | undefined) => {
      if (isOptional && !value?.trim()) return Promise.resolve();
      const amount = parseAmount(value ?? '');
      return amount !== null && accept(amount)
        ? Promise.resolve()
        : Promise.reject(new Error(message));
    },
  });
