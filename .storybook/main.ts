import type { StorybookConfig } from '@storybook/react-webpack5';
import remarkGfm from 'remark-gfm';
import type { Configuration, RuleSetRule } from 'webpack';
import bundling from '../scripts/build/bundling.cjs';

const { alias, cssRules, plugins, typescriptRule } = bundling;

/**
 * Storybook adds its own CSS rules, which do not support CSS modules; they are replaced by the
 * product's rules.
 */
const isCssRule = (rule: unknown): boolean => {
  const { test } = (rule ?? {}) as RuleSetRule;
  return test instanceof RegExp && test.test('a.css');
};

function withOurBundling(config: Configuration): Configuration {
  const rules = (config.module?.rules ?? []).filter((rule) => !isCssRule(rule));
  // Webpack also allows a list of aliases here, but Storybook passes an object.
  const storybooks = config.resolve?.alias as Record<string, string> | undefined;
  return {
    ...config,
    resolve: { ...config.resolve, alias: { ...storybooks, ...alias } },
    module: {
      ...config.module,
      rules: [
        ...rules,
        typescriptRule({ refreshes: false }),
        ...cssRules('style-loader', { production: false }),
      ],
    },
    plugins: [...(config.plugins ?? []), ...plugins()],
    performance: { hints: false },
    // Without source maps and minification the build takes a third of the time. Storybook is not
    // loaded over slow connections, so it needs neither.
    devtool: false,
    optimization: { ...config.optimization, minimize: false },
  };
}

const config: StorybookConfig = {
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  framework: '@storybook/react-webpack5',
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables are no part of MDX itself.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
  ],
  staticDirs: ['../public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The tables of properties come from each file's own types, without the minute of a second type check.
  typescript: { check: false, reactDocgen: 'react-docgen' },
  webpackFinal: (storybooks) => withOurBundling(storybooks),
};

export default config;
