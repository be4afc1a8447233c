import type { StorybookConfig } from '@storybook/react-webpack5';
import type { Configuration, RuleSetRule } from 'webpack';
import bundling from '../scripts/build/bundling.cjs';

const { alias, antdStyleRules, cssRules, plugins } = bundling;

/** Storybook brings rules for CSS of its own; ours know modules. */
const isCssRule = (rule: unknown): boolean => {
  const { test } = (rule ?? {}) as RuleSetRule;
  return test instanceof RegExp && test.test('a.css');
};

function withOurBundling(config: Configuration): Configuration {
  const rules = (config.module?.rules ?? []).filter((rule) => !isCssRule(rule));
  // Webpack allows a list here too; Storybook gives a table.
  const storybooks = config.resolve?.alias as Record<string, string> | undefined;
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...storybooks, ...alias } },
    module: {
      ...config.module,
      rules: [...rules, ...antdStyleRules, ...cssRules('style-loader', { production: false })],
    },
    plugins: [...(config.plugins ?? []), ...plugins()],
    performance: { hints: false },
    // Nobody downloads Storybook over a slow line: without both, the build takes a third of the time.
    devtool: false,
    optimization: { ...config.optimization, minimize: false },
  };
}

const config: StorybookConfig = {
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  framework: '@storybook/react-webpack5',
  addons: [
    '@storybook/addon-webpack5-compiler-swc',
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
  ],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Property tables from a second type check are not worth its minute.
  typescript: { check: false, reactDocgen: false },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: (storybooks) => withOurBundling(storybooks),
};

export default config;
