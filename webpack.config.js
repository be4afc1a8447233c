const path = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const CompressionPlugin = require('compression-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const ForkTsCheckerPlugin = require('fork-ts-checker-webpack-plugin');
const { LicenseWebpackPlugin } = require('license-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { constants } = require('node:zlib');
const bundling = require('./scripts/build/bundling.cjs');
const { devServer } = require('./scripts/build/devServer.cjs');
const { pages } = require('./scripts/build/pages.cjs');

const { root, alias, extensions, plugins, cssRules, typescriptRule } = bundling;

/** Changes rarely: as a chunk of its own it stays cached across releases of the product. */
const framework = /[\\/]node_modules[\\/](react-dom|scheduler)[\\/]/;

/** Packages, without the icons, which are small and which pages without antd show too, and antd's style sheet. */
const packageOrAntdSheet =
  /[\\/](node_modules[\\/](?!@ant-design[\\/]icons-svg)|\.cache[\\/]antd\.css$)/;

/**
 * Whether the chunk 'overlays' contains a module of a package.
 * @param {import('webpack').Module} module
 * @param {{ chunkGraph: import('webpack').ChunkGraph }} context
 */
const isInOverlays = (module, { chunkGraph }) =>
  packageOrAntdSheet.test(module.nameForCondition() ?? '') &&
  [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => name === 'overlays');

/** Chunks that a page waits for; each is one file. */
const unsplitChunks = ['app', 'login', 'store', 'start', 'chart', 'dashboardEvolution'];

/** @param {{ name?: string | null | undefined }} chunk */
const isSplit = ({ name }) => !unsplitChunks.includes(name ?? '');

/** The server sends these files as they are; it compresses only pages, which contain a nonce. */
const precompression = [
  new CompressionPlugin({ algorithm: 'gzip', test: /\.(js|css|svg)$/, threshold: 1024 }),
  new CompressionPlugin({
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    test: /\.(js|css|svg)$/,
    threshold: 1024,
    /** @type {import('node:zlib').BrotliOptions} */
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
];

/** The license texts of the packages within the built files. Its own type of a plugin is older than webpack's. */
const licenses = () =>
  /** @type {import('webpack').WebpackPluginInstance} */ (
    /** @type {unknown} */ (
      new LicenseWebpackPlugin({
        outputFilename: 'licenses.txt',
        perChunkOutput: false,
        skipChildCompilers: true,
        handleMissingLicenseText: (_name, license) =>
          `${license ?? 'No license is named'}. The package has no file with the text.`,
        stats: { warnings: false, errors: true },
      })
    )
  );

/** For `webpack serve`: edited components keep their state, and its overlay shows type errors of the app, too. */
const serving = () => [
  new ReactRefreshPlugin({ overlay: false }),
  new ForkTsCheckerPlugin({
    typescript: {
      configFile: path.join(root, 'tsconfig.json'),
      // The app alone: with the server and the tests, the check would take three times as long.
      configOverwrite: { include: ['src/app/main.tsx', 'src/**/*.d.ts'] },
    },
  }),
];

/**
 * @param {{ WEBPACK_SERVE?: boolean }} env
 * @param {{ mode?: string }} argv
 * @returns {import('webpack').Configuration & { devServer?: object }}
 */
module.exports = (env, argv) => {
  const serves = env.WEBPACK_SERVE === true;
  const production = argv.mode === 'production';
  const hash = production ? '.[contenthash]' : '';
  return {
    context: root,
    mode: production ? 'production' : 'development',
    // Guests get a page with the login form alone; the server of development sends the app's page only.
    entry: {
      app: './src/app/main.tsx',
      ...(production && { login: './src/app/login/main.tsx' }),
    },
    output: {
      path: path.join(root, 'dist/web'),
      publicPath: '/',
      filename: `assets/[name]${hash}.js`,
      chunkFilename: `assets/[name]${hash}.js`,
      assetModuleFilename: `assets/[name]${hash}[ext]`,
      clean: true,
    },
    resolve: { alias, extensions },
    module: {
      // A missing export would otherwise be undefined at run time.
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        typescriptRule({ refreshes: serves }),
        ...cssRules(production ? MiniCssExtractPlugin.loader : 'style-loader', { production }),
        { test: /\.(svg|png|jpe?g|webp|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      ...plugins(),
      ...pages({ production }),
      ...(serves ? serving() : []),
      new CopyPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
      }),
      ...(production
        ? [
            new MiniCssExtractPlugin({
              filename: `assets/[name]${hash}.css`,
              // Class names of CSS modules are unique, so the order of the sheets does not matter.
              ignoreOrder: true,
            }),
            licenses(),
            ...precompression,
          ]
        : []),
    ],
    optimization: {
      splitChunks: {
        chunks: isSplit,
        // In bytes of source. Each chunk delays a page on a slow device, even if it is cached.
        minSize: 50_000,
        cacheGroups: {
          // antd's parts that open from the frame: one file, which the pages share.
          antd: {
            test: isInOverlays,
            name: 'antd',
            chunks: isSplit,
            priority: 5,
            enforce: true,
          },
          framework: {
            test: framework,
            name: 'framework',
            chunks: 'all',
            priority: 10,
            enforce: true,
          },
        },
      },
      minimizer: [
        new TerserPlugin({ minify: TerserPlugin.swcMinify, extractComments: false }),
        new CssMinimizerPlugin(),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      buildDependencies: {
        config: [__filename, require.resolve('./scripts/build/bundling.cjs')],
      },
    },
    devtool: production ? false : 'eval-cheap-module-source-map',
    // `npm run size` checks the sizes against budgets.
    performance: { hints: false },
    stats: production ? 'errors-warnings' : 'minimal',
    ...(serves && { devServer: devServer() }),
  };
};
