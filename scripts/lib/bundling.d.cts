import type { RuleSetRule, RuleSetUseItem, WebpackPluginInstance } from 'webpack';

export const root: string;
export const alias: Record<string, string | false>;
export const extensions: string[];
export function plugins(): WebpackPluginInstance[];
export const antdStylesRule: RuleSetRule;
export function cssRules(first: RuleSetUseItem, options: { production: boolean }): RuleSetRule[];
