// The two pages that the server hands out: the app's, and the one with Login in its HTML. Both carry
// the style sheets of their first drawing within them, so that nothing is waited for.
const HtmlWebpackPlugin = require('html-webpack-plugin');
const { LoginMarkup } = require('./loginMarkup.cjs');

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

/** `sheets`: chunks whose sheets stand in it; `preload`: that come at once; `ahead`: that come later. */
function page(filename, { sheets = [], preload = [], ahead = [], markup = () => '' }) {
  return new HtmlWebpackPlugin({
    template: 'public/index.html',
    filename,
    inject: false,
    // Comments and spaces are few, and the page is compressed.
    minify: false,
    templateParameters: (compilation, assets) => ({
      scripts: assets.js,
      links: sheets.length > 0 ? [] : assets.css,
      sheets: sheetsOf(compilation, sheets),
      preload: filesOf(compilation, preload, js),
      ahead: filesOf(compilation, ahead, /\.(css|js)$/).map((file) => `/${file}`),
      userAddress: `${process.env.API_ROOT_URL ?? ''}/auth/user`,
      markup: markup(),
    }),
  });
}

/** Plugins that write the pages; in development there is the app's alone. */
function pages({ production }) {
  if (!production) return [page('index.html', {})];
  const login = new LoginMarkup();
  return [
    login,
    page('index.html', { sheets: ['main', 'start', 'signed-in'], preload: ['start'] }),
    page('login.html', {
      sheets: ['main'],
      ahead: ['start', 'signed-in'],
      markup: () => login.markup,
    }),
  ];
}

module.exports = { pages };
