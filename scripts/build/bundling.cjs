// The webpack settings that the app's builds share, most of them also with Storybook, so that a component looks the
// same in both.
const path = require('node:path');
const { default: refreshTypeScript } = require('react-refresh-typescript');
const { DefinePlugin, NormalModuleReplacementPlugin } = require('webpack');
const { version } = require('../../package.json');

/**
 * @typedef {import('webpack').RuleSetRule} RuleSetRule
 * @typedef {import('webpack').RuleSetUseItem} RuleSetUseItem
 * @typedef {import('webpack').WebpackPluginInstance} WebpackPluginInstance
 */

const root = path.resolve(__dirname, '../..');

/** @type {Record<string, string>} */
const alias = {
  '@': path.join(root, 'src'),
  '@contract': path.join(root, 'contract'),
};

const extensions = ['.tsx', '.ts', '.mjs', '.js'];

/** Constants that src/shared/config/env.ts reads; tests run without them and use its defaults. */
const definedConstants = {
  __API_QUERY_URL__: JSON.stringify(process.env.API_QUERY_URL ?? '/graphql'),
  __API_ROOT_URL__: JSON.stringify(process.env.API_ROOT_URL ?? ''),
  __APP_VERSION__: JSON.stringify(version),
};

/** @returns {WebpackPluginInstance[]} */
const plugins = () => [
  new DefinePlugin(definedConstants),
  new NormalModuleReplacementPlugin(
    /zip\/zipToArrayBuffer\.js$/,
    path.join(__dirname, 'zipWithoutWorker.mjs'),
  ),
];

/**
 * `npm run typecheck` checks the types, apart from the build. `refreshes`: whether an edited component keeps its state
 * in the server of development.
 * @param {{ refreshes: boolean }} options
 * @returns {RuleSetRule}
 */
const typescriptRule = ({ refreshes }) => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'ts-loader',
    options: {
      transpileOnly: true,
      configFile: path.join(root, 'tsconfig.json'),
      compilerOptions: { noEmit: false, sourceMap: true },
      ...(refreshes && { getCustomTransformers: () => ({ before: [refreshTypeScript()] }) }),
    },
  },
});

/**
 * Rules for `*.module.css` and other `*.css` files.
 * @param {RuleSetUseItem | null} firstLoader receives the CSS; null exports only the class names
 * @param {{ production: boolean }} options
 * @returns {RuleSetRule[]}
 */
function cssRules(firstLoader, { production }) {
  const modules = {
    exportOnlyLocals: !firstLoader,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
  };
  const first = firstLoader === null ? [] : [firstLoader];
  return [
    {
      test: /\.module\.css$/,
      use: [...first, { loader: 'css-loader', options: { modules, esModule: true } }],
    },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [...first, 'css-loader'],
      // antd's package.json declares all of its files free of side effects.
      sideEffects: true,
    },
  ];
}

module.exports = { root, alias, extensions, plugins, cssRules, typescriptRule };
