// The HTML pages that the server sends, in each language: `index.html` with the app, and `login.html`,
// which also contains the prerendered login form. Both inline the style sheets of their first paint.
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { PrerenderLogin } = require('./prerenderedLogin.cjs');

/**
 * @typedef {import('webpack').Compilation} Compilation
 *
 * Names of chunks, by how the page loads them.
 * @typedef {object} PageChunks
 * @property {string[]} [inlineSheets] chunks whose style sheets the page contains
 * @property {string[]} [preload] chunks that the page needs immediately
 * @property {string[]} [preloadLater] chunks that the page needs afterwards, in their order
 * @property {string[]} [prefetch] chunks that the login page fetches while the person types
 * @property {boolean} [withLogin] whether the page contains the prerendered login form
 * @property {boolean} [withFrame] whether the page contains the prerendered frame
 */

const css = /\.css$/;
const js = /\.js$/;

/**
 * Output files of named chunks.
 * @param {Compilation} compilation
 * @param {string[]} chunks
 * @param {RegExp} kind
 */
const filesOf = (compilation, chunks, kind) =>
  chunks
    .flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])])
    .filter((file) => kind.test(file));

/**
 * @param {Compilation} compilation
 * @param {string} file
 */
const textOf = (compilation, file) => String(compilation.assets[file]?.source());

/**
 * Inlined style sheets. `data-href` lets the chunk loader see that its sheet is there already.
 * @param {Compilation} compilation
 * @param {string[]} chunks
 */
const inlinedSheets = (compilation, chunks) =>
  filesOf(compilation, chunks, css)
    .map((file) => {
      const text = textOf(compilation, file);
      return `<style nonce="__CSP_NONCE__" data-href="/${file}">${text}</style>`;
    })
    .join('');

const login = new PrerenderLogin();

/** The script contains the English messages; other languages are a chunk of their own. */
const BUILT_IN_LANGUAGE = 'en';

/**
 * JSON that cannot end the script element that contains it.
 * @param {object | null} data
 */
const asScriptData = (data) => data && JSON.stringify(data).replaceAll('<', '\\u003c');

/**
 * @param {string} filename
 * @param {string} language
 * @param {PageChunks} chunks
 */
function page(filename, language, chunks) {
  const { inlineSheets = [], preload = [], preloadLater = [], prefetch = [] } = chunks;
  const { withLogin = false, withFrame = false } = chunks;
  return new HtmlWebpackPlugin({
    template: 'public/index.html',
    filename,
    chunks: [withLogin ? 'login' : 'app'],
    inject: false,
    // The page is compressed, and contains few comments.
    minify: false,
    templateParameters: (
      /** @type {Compilation} */ compilation,
      /** @type {{ js: string[], css: string[] }} */ assets,
    ) => {
      const { description, needsJavaScript, loadFailed, title, markup, frames, ...rest } =
        login.in(language);
      return {
        scripts: assets.js,
        links: inlineSheets.length > 0 ? [] : assets.css,
        sheets: inlinedSheets(compilation, inlineSheets),
        preload: filesOf(compilation, preload, js),
        preloadLater: filesOf(compilation, preloadLater, js).map((file) => `/${file}`),
        prefetch: filesOf(compilation, prefetch, /\.(css|js)$/).map((file) => `/${file}`),
        language,
        description,
        needsJavaScript,
        loadFailed,
        title: withLogin ? `${title} · Value Drivers` : 'Value Drivers',
        markup: withLogin ? markup : '',
        frames: withFrame ? frames : null,
        openPaths: JSON.stringify(rest.openPaths),
        messages: withLogin ? asScriptData(rest.messages) : null,
      };
    },
  });
}

/**
 * The plugins that write the pages. Development needs only the app's page.
 * @param {{ production: boolean }} options
 */
function pages({ production }) {
  if (!production) return [login, page('index.html', BUILT_IN_LANGUAGE, {})];
  return [login, ...pagesIn(BUILT_IN_LANGUAGE), ...pagesIn('es', 'spanish')];
}

/**
 * @param {string} language
 * @param {string} [messagesChunk] the chunk with the language's messages, unless they are built in
 */
function pagesIn(language, messagesChunk) {
  const fileName = (/** @type {string} */ name) =>
    messagesChunk ? `${name}.${language}.html` : `${name}.html`;
  const messages = messagesChunk ? [messagesChunk] : [];
  return [
    page(fileName('index'), language, {
      inlineSheets: ['app', 'store', 'start', 'dashboardEvolution'],
      preload: ['store', ...messages],
      preloadLater: ['framework', 'start'],
      withFrame: true,
    }),
    page(fileName('login'), language, {
      // The form is painted while the scripts arrive.
      inlineSheets: ['login'],
      prefetch: [...messages, 'app', 'store', 'start'],
      withLogin: true,
    }),
  ];
}

module.exports = { pages };
