import type { GreaterThan, NotBefore, NotNull } from './Store';

const hasKey = (condition: unknown, key: string) =>
  typeof condition === 'object' && condition !== null && key in condition;

export const isGreaterThan = (condition: unknown): condition is GreaterThan =>
  hasKey(condition, 'greaterThan');

export const isNotBefore = (condition: unknown): condition is NotBefore =>
  hasKey(condition, 'notBefore');

export const isNotNull = (condition: unknown): condition is NotNull => hasKey(condition, 'not');
