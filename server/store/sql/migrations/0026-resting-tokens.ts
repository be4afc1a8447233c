import type { ColumnTypes } from '@server/store/sql/engine';

/** API tokens that rest after their owner signed out at a provider. */
export const restingTokens = ({ flag }: ColumnTypes): string[] => [
  `alter table api_tokens add column resting ${flag}`,
];
