import type { RuleSetRule, RuleSetUseItem } from 'webpack';

export const root: string;
export const alias: Record<string, string | false>;
export const extensions: string[];
export const defines: Record<string, string>;
export function cssRules(first: RuleSetUseItem, options: { production: boolean }): RuleSetRule[];
