// What the app's build and Storybook's build must agree on, so that a card looks the same in both.
const path = require('node:path');
const { DefinePlugin, NormalModuleReplacementPlugin } = require('webpack');
const { version } = require('../../package.json');
const withoutStyles = require('./antdStyles/withoutStyles.cjs');

const root = path.resolve(__dirname, '../..');

const alias = {
  '@': path.join(root, 'src'),
  '@contract': path.join(root, 'contract'),
  // The chart library asks for all of lodash in its CommonJS form; this one can be tree-shaken.
  lodash$: 'lodash-es',
  // Only needed by the chart library's HTML annotations, which we do not use.
  html2canvas: false,
  '@ant-design/cssinjs$': path.join(__dirname, 'antdStyles/cssinjs.mjs'),
  // Colour scales by name: ours are given by value.
  'd3-scale-chromatic': false,
};

const extensions = ['.tsx', '.ts', '.mjs', '.js'];

/** Replaced in src/shared/config/env.ts at build time; in tests they are absent and its defaults count. */
const defines = {
  __API_QUERY_URL__: JSON.stringify(process.env.API_QUERY_URL ?? '/graphql'),
  __API_ROOT_URL__: JSON.stringify(process.env.API_ROOT_URL ?? ''),
  __APP_VERSION__: JSON.stringify(version),
};

/** Modules of the chart library with every chart there is, and ours with lines alone. */
const slimChart = [
  [/@ant-design[\\/]plots[\\/]es[\\/]core[\\/]index\.js$/, 'registry.mjs'],
  [/@ant-design[\\/]plots[\\/]es[\\/]core[\\/]base[\\/]chart\.js$/, 'chart.mjs'],
];

const plugins = () => [
  new DefinePlugin(defines),
  new NormalModuleReplacementPlugin(
    /zip\/zipToArrayBuffer\.js$/,
    path.join(__dirname, 'zipWithoutWorker.mjs'),
  ),
  ...slimChart.map(
    ([module, ours]) =>
      new NormalModuleReplacementPlugin(module, path.join(__dirname, 'slimChart', ours)),
  ),
];

/** antd's styles and its icons' as sheets, made at build time; see there. */
const antdStylesRule = {
  test: [/[\\/]antd[\\/]es[\\/][^\\/].+[\\/]style([\\/][^\\/]+)?\.js$/, ...withoutStyles.modules],
  use: require.resolve('./antdStyles/loader.cjs'),
};

/** Types are checked by `npm run typecheck`, apart from the build. */
const typescriptRule = {
  test: /\.tsx?$/,
  exclude: /node_modules/,
  use: {
    loader: 'ts-loader',
    options: { transpileOnly: true, compilerOptions: { noEmit: false } },
  },
};

/**
 * Rules for `*.module.css` and plain `*.css`; `first` is the loader that hands the CSS on. Without one
 * there are the class names alone.
 */
function cssRules(first, { production }) {
  const modules = {
    exportOnlyLocals: !first,
    namedExport: false,
    exportLocalsConvention: 'as-is',
    localIdentName: production ? '[hash:base64:6]' : '[name]__[local]',
  };
  return [
    {
      test: /\.module\.css$/,
      use: [first, { loader: 'css-loader', options: { modules, esModule: true } }].filter(Boolean),
    },
    {
      test: /\.css$/,
      exclude: /\.module\.css$/,
      use: [first, 'css-loader'].filter(Boolean),
      // antd's package says otherwise of all its files.
      sideEffects: true,
    },
  ];
}

module.exports = { root, alias, extensions, plugins, cssRules, antdStylesRule, typescriptRule };
