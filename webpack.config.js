const path = require('node:path');
const CompressionPlugin = require('compression-webpack-plugin');
const CopyPlugin = require('copy-webpack-plugin');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { constants } = require('node:zlib');
const bundling = require('./scripts/lib/bundling.cjs');
const { EagerModules } = require('./scripts/lib/eagerModules.cjs');
const { devServer } = require('./scripts/lib/devServer.cjs');
const { pages } = require('./scripts/lib/pages.cjs');

const { root, alias, extensions, plugins, cssRules, antdStylesRule, typescriptRule } = bundling;

/** The framework changes seldom: apart from our code it stays in people's caches over our releases. */
const framework = /[\\/]node_modules[\\/](react|react-dom|scheduler|i18next)[\\/]/;

/** What everybody waits for comes in one file each. */
const inOneFile = ['main', 'start', 'signed-in', 'chart'];

/** Made at build time, so that the server spends no request's time on it; pages it writes itself. */
const precompressed = [
  new CompressionPlugin({ algorithm: 'gzip', test: /\.(js|css|svg)$/, threshold: 1024 }),
  new CompressionPlugin({
    algorithm: 'brotliCompress',
    filename: '[path][base].br',
    test: /\.(js|css|svg)$/,
    threshold: 1024,
    compressionOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } },
  }),
];

module.exports = (_env, argv) => {
  const production = argv.mode === 'production';
  const hash = production ? '.[contenthash]' : '';
  return {
    context: root,
    mode: production ? 'production' : 'development',
    entry: './src/app/main.tsx',
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
      rules: [
        typescriptRule,
        antdStylesRule,
        ...cssRules(production ? MiniCssExtractPlugin.loader : 'style-loader', { production }),
        { test: /\.(svg|png|jpe?g|webp|woff2)$/, type: 'asset/resource' },
      ],
    },
    plugins: [
      ...plugins(),
      ...pages({ production }),
      new CopyPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
      }),
      ...(production
        ? [
            new MiniCssExtractPlugin({
              filename: `assets/[name]${hash}.css`,
              // Css modules cannot depend on each other's order: class names are unique.
              ignoreOrder: true,
            }),
            new EagerModules(),
            ...precompressed,
          ]
        : []),
    ],
    optimization: {
      splitChunks: {
        chunks: ({ name }) => !inOneFile.includes(name),
        cacheGroups: {
          framework: { test: framework, name: 'framework', chunks: 'initial', priority: 10 },
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
        config: [
          __filename,
          require.resolve('./scripts/lib/bundling.cjs'),
          require.resolve('./scripts/lib/antdStyles/drawSheet.cjs'),
          require.resolve('./scripts/lib/antdStyles/themes.cjs'),
          require.resolve('./scripts/lib/antdStyles/withoutStyles.cjs'),
          require.resolve('./scripts/lib/antdStyles/stylesOf.cjs'),
          require.resolve('./scripts/lib/antdStyles/loader.cjs'),
          // The sheets are made in its colours.
          path.join(root, 'src/shared/ui/theme/antdTheme.ts'),
          path.join(root, 'src/shared/ui/theme/designTheme.ts'),
          path.join(root, 'src/shared/ui/theme/tokens.ts'),
        ],
      },
    },
    devtool: production ? false : 'eval-cheap-module-source-map',
    // Charts and antd are known to be large; sizes are looked at by hand.
    performance: { hints: false },
    stats: production ? 'errors-warnings' : 'minimal',
    devServer,
  };
};
