// Draws Login at build time, for the page's HTML: the app's own component, compiled for Node.
const path = require('node:path');
const webpack = require('webpack');
const { root, alias, extensions, plugins, cssRules, typescriptRule } = require('./bundling.cjs');

const folder = path.join(root, '.cache/login');

const config = {
  context: root,
  mode: 'production',
  target: 'node',
  entry: './src/app/opening/loginMarkup.tsx',
  output: { path: folder, filename: 'markup.cjs', library: { type: 'commonjs2' } },
  resolve: { alias, extensions },
  // Packages are Node's own to load; only what this drawing uses of ours is compiled.
  externals: [
    ({ request }, done) =>
      /^(?!@\/|@contract\/)[a-z@]/.test(request) ? done(null, `commonjs ${request}`) : done(),
  ],
  module: { rules: [typescriptRule, ...cssRules(null, { production: true })] },
  plugins: [...plugins(), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  optimization: { minimize: false },
};

function compile() {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

/** Makes the markup before the app is built; `markup` is empty until then. */
class LoginMarkup {
  markup = '';

  apply(compiler) {
    compiler.hooks.beforeRun.tapPromise('LoginMarkup', async () => {
      await compile();
      const file = path.join(folder, 'markup.cjs');
      delete require.cache[file];
      this.markup = require(file).loginMarkup();
    });
  }
}

module.exports = { LoginMarkup };
