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
 * @property {string[]} [inlineScripts] chunks whose scripts the page contains
 * @property {string[]} [preload] chunks that the page needs immediately
 * @property {string[]} [preloadInTurn] chunks that the page requests while the former arrive
 * @property {string[]} [prefetch] chunks that the login page fetches while the person types
 * @property {boolean} [withLogin] whether the page contains the prerendered login form
 * @property {boolean} [withFrame] whether the page contains the prerendered frame
 */

/** The chunks of the frame, which are loaded before those of a page. */
const FRAME = ['store', 'start'];

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
 * Scripts of other chunks whose modules these chunks contain as well. Once these are loaded, webpack does not request
 * the others.
 * @param {Compilation} compilation
 * @param {string[]} chunks
 */
const includedScripts = (compilation, chunks) => {
  const ids = new Set(chunks.flatMap((name) => compilation.namedChunks.get(name)?.ids ?? []));
  return [...compilation.chunks]
    .filter(({ id, name }) => id !== null && ids.has(id) && !chunks.includes(name ?? ''))
    .flatMap(({ files }) => [...files].filter((file) => js.test(file)));
};

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

/**
 * Inlined scripts: a small file that changes with every build is not worth a request.
 * @param {Compilation} compilation
 * @param {string[]} chunks
 */
const inlinedScripts = (compilation, chunks) =>
  filesOf(compilation, chunks, js)
    .map((file) => textOf(compilation, file).replaceAll('</script', '<\\/script'))
    .map((text) => `<script nonce="__CSP_NONCE__">${text}</script>`)
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
  const { inlineSheets = [], inlineScripts = [], preload = [], prefetch = [] } = chunks;
  const { preloadInTurn = [], withLogin = false, withFrame = false } = chunks;
  return new HtmlWebpackPlugin({
    template: 'public/index.html',
    filename,
    inject: false,
    // The page is compressed, and contains few comments.
    minify: false,
    templateParameters: (
      /** @type {Compilation} */ compilation,
      /** @type {{ js: string[], css: string[] }} */ assets,
    ) => {
      const { description, needsJavaScript, loadFailed, title, markup, frames, ...rest } =
        login.in(language);
      const inlined = filesOf(compilation, inlineScripts, js).map((file) => `/${file}`);
      return {
        scripts: assets.js.filter((src) => !inlined.includes(src)),
        inside: inlinedScripts(compilation, inlineScripts),
        links: inlineSheets.length > 0 ? [] : assets.css,
        sheets: inlinedSheets(compilation, inlineSheets),
        preload: filesOf(compilation, preload, js),
        preloadInTurn: filesOf(compilation, preloadInTurn, js).map((file) => `/${file}`),
        prefetch: filesOf(compilation, prefetch, /\.(css|js)$/).map((file) => `/${file}`),
        included: includedScripts(compilation, FRAME).map((file) => `/${file}`),
        userAddress: `${process.env.API_ROOT_URL ?? ''}/auth/user`,
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
      inlineSheets: ['main', 'store', 'start', 'dashboardEvolution'],
      inlineScripts: ['main'],
      preload: ['store', ...messages],
      preloadInTurn: ['framework', 'start'],
      withFrame: true,
    }),
    page(fileName('login'), language, {
      // The form is painted while the scripts arrive.
      inlineSheets: ['main', 'login'],
      preload: ['framework', 'login'],
      prefetch: [...messages, 'store', 'start'],
      withLogin: true,
    }),
  ];
}

module.exports = { pages };
