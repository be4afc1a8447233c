// Prerenders the login form at build time, once per language: the app's own component, compiled for Node.
const path = require('node:path');
const webpack = require('webpack');
const { root, alias, extensions, plugins, cssRules, typescriptRule } = require('./bundling.cjs');

/**
 * The contents of a language's HTML pages; src/app/startup/prerenderedLogin/renderPages.tsx renders it.
 * @typedef {object} PrerenderedLogin
 * @property {string} description
 * @property {string} needsJavaScript
 * @property {{ title: string, detail: string, reload: string }} loadFailed for a page whose scripts cannot be loaded
 * @property {string} title
 * @property {string} markup
 * @property {{ wide: string, narrow: string }} frames
 * @property {readonly string[]} openPaths
 * @property {object | null} messages
 */

const outputFolder = path.join(root, '.cache/login');

/** @type {webpack.Configuration} */
const config = {
  context: root,
  mode: 'production',
  target: 'node',
  entry: './src/app/startup/renderPages.tsx',
  output: { path: outputFolder, filename: 'markup.cjs', library: { type: 'commonjs2' } },
  resolve: { alias, extensions },
  // Node loads packages itself; only the app's own modules are compiled.
  externals: [
    ({ request = '' }, done) =>
      /^(?!@\/|@contract\/)[a-z@]/.test(request) ? done(undefined, `commonjs ${request}`) : done(),
  ],
  module: {
    rules: [typescriptRule({ refreshes: false }), ...cssRules(null, { production: true })],
  },
  plugins: [...plugins(), new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 })],
  // The app's workers are in the same chunk, which has one runtime.
  optimization: { minimize: false, usedExports: 'global' },
};

/** @returns {Promise<void>} */
function compile() {
  return new Promise((resolve, reject) => {
    webpack(config, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

async function prerender() {
  await compile();
  const file = path.join(outputFolder, 'markup.cjs');
  delete require.cache[file];
  const { renderPages, PAGE_QUERIES, PAGE_QUERIES_FILE } = require(file);
  /** @type {[string, PrerenderedLogin][]} */
  const pages = await renderPages();
  const queries = { name: PAGE_QUERIES_FILE, text: JSON.stringify(PAGE_QUERIES) };
  return { byLanguage: new Map(pages), queries };
}

/** Webpack plugin that prerenders the login form once, before the app is compiled, and lists the pages' queries. */
class PrerenderLogin {
  /** @type {ReturnType<typeof prerender> | undefined} */
  prerendering;
  /** @type {Awaited<ReturnType<typeof prerender>> | undefined} */
  prerendered;

  /** @param {string} language */
  in(language) {
    const login = this.prerendered?.byLanguage.get(language);
    if (!login) throw new Error(`The login form was not prerendered in '${language}'.`);
    return login;
  }

  /** @param {webpack.Compiler} compiler */
  apply(compiler) {
    const prerenderOnce = async () => {
      this.prerendering ??= prerender();
      this.prerendered = await this.prerendering;
    };
    compiler.hooks.beforeRun.tapPromise('PrerenderLogin', prerenderOnce);
    compiler.hooks.watchRun.tapPromise('PrerenderLogin', prerenderOnce);
    compiler.hooks.thisCompilation.tap('PrerenderLogin', (compilation) => {
      const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: 'PrerenderLogin', stage }, () => {
        const { name, text } = this.prerendered?.queries ?? {};
        if (name) compilation.emitAsset(name, new webpack.sources.RawSource(text ?? ''));
      });
    });
  }
}

module.exports = { PrerenderLogin };
