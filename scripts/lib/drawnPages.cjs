// Draws Login at build time, for each language's HTML: the app's own component, compiled for Node.
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

async function draw() {
  await compile();
  const file = path.join(folder, 'markup.cjs');
  delete require.cache[file];
  return new Map(await require(file).drawPages());
}

/** Draws before the app is built, once; `in(language)` is what that language's pages say. */
class DrawnPages {
  drawing;
  drawn = new Map();

  in(language) {
    return this.drawn.get(language);
  }

  apply(compiler) {
    const drawOnce = async () => {
      this.drawing ??= draw();
      this.drawn = await this.drawing;
    };
    compiler.hooks.beforeRun.tapPromise('DrawnPages', drawOnce);
    compiler.hooks.watchRun.tapPromise('DrawnPages', drawOnce);
  }
}

module.exports = { DrawnPages };
