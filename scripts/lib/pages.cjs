// The pages that the server hands out, in each language: the app's, and the one with Login in its HTML.
// Both carry the style sheets of their first drawing within them, so that nothing is waited for.
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { DrawnPages } = require('./drawnPages.cjs');

const css = /\.css$/;
const js = /\.js$/;

/** Addresses of the files of named chunks. */
const filesOf = (compilation, chunks, kind) =>
  chunks
    .flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])])
    .filter((file) => kind.test(file));

/** Sheets within the page, each with the address under which its chunk would ask for it. */
const sheetsOf = (compilation, chunks) =>
  filesOf(compilation, chunks, css)
    .map((file) => {
      const text = compilation.assets[file].source().toString();
      return `<style nonce="__CSP_NONCE__" data-href="/${file}">${text}</style>`;
    })
    .join('');

/** Scripts within the page: what is small and changes often is not worth a request. */
const scriptsIn = (compilation, chunks) =>
  filesOf(compilation, chunks, js)
    .map((file) =>
      compilation.assets[file].source().toString().replaceAll('</script', '<\\/script'),
    )
    .map((text) => `<script nonce="__CSP_NONCE__">${text}</script>`)
    .join('');

const drawn = new DrawnPages();

/** What is in the script needs no words beside it, and no file of them. */
const BUILT_IN = 'en';

/** As data within a script element, which nothing in it may end. */
const asData = (words) => words && JSON.stringify(words).replaceAll('<', '\\u003c');

/**
 * `sheets`: chunks whose sheets stand in it, `within`: whose scripts; `preload`: that come at once;
 * `ahead`: that come later. `withLogin`: Login stands in it.
 */
function page(filename, language, chunks) {
  const { sheets = [], within = [], preload = [], ahead = [], withLogin = false } = chunks;
  return new HtmlWebpackPlugin({
    template: 'public/index.html',
    filename,
    inject: false,
    // Comments and spaces are few, and the page is compressed.
    minify: false,
    templateParameters: (compilation, assets) => ({
      scripts: assets.js.filter(
        (src) => !filesOf(compilation, within, js).includes(src.replace(/^\//, '')),
      ),
      inside: scriptsIn(compilation, within),
      links: sheets.length > 0 ? [] : assets.css,
      sheets: sheetsOf(compilation, sheets),
      preload: filesOf(compilation, preload, js),
      ahead: filesOf(compilation, ahead, /\.(css|js)$/).map((file) => `/${file}`),
      userAddress: `${process.env.API_ROOT_URL ?? ''}/auth/user`,
      language,
      description: drawn.in(language).description,
      needsJavaScript: drawn.in(language).needsJavaScript,
      title: withLogin ? `${drawn.in(language).title} · Value Drivers` : 'Value Drivers',
      markup: withLogin ? drawn.in(language).markup : '',
      words: withLogin ? asData(drawn.in(language).words) : null,
    }),
  });
}

/** Plugins that write the pages; in development there is the app's alone. */
function pages({ production }) {
  if (!production) return [drawn, page('index.html', BUILT_IN, {})];
  return [drawn, ...pagesIn(BUILT_IN), ...pagesIn('es', 'spanish')];
}

/** `words`: the chunk with all that is said. */
function pagesIn(language, words) {
  const named = (name) => (words ? `${name}.${language}.html` : `${name}.html`);
  const also = words ? [words] : [];
  return [
    page(named('index'), language, {
      sheets: ['main', 'start'],
      within: ['main'],
      preload: ['start', ...also],
    }),
    page(named('login'), language, {
      sheets: ['main'],
      ahead: [...also, 'start', 'signed-in'],
      withLogin: true,
    }),
  ];
}

module.exports = { pages };
