/**
 * First path segments that only the API server answers. They are compared as whole segments, because some of the app's
 * own routes begin with the same words: /company-overview, /companies-management.
 */
const apiFolders = /^\/(auth|user|uploads|fixtures|healthz|readyz)(\/|$)/;

/**
 * The calls that read, as patterns. A page can have the address of a call that writes, such as /plan. The file is read
 * here, because images are built without docs.
 */
function readingCalls() {
  /** @type {Record<string, object>} */
  const paths = require('../../docs/openapi.json').paths;
  return Object.entries(paths)
    .filter(([, operations]) => 'get' in operations)
    .map(([call]) => new RegExp(`^${call.replace(/\{[^}]+\}/g, '[^/]+')}$`));
}

/**
 * A shared review is a page and a call at the same address, which the server tells apart in the same way.
 * @param {string} pathname
 * @param {string | undefined} accept
 */
const isSharedPage = (pathname, accept) =>
  /^\/shared\/[^/]+$/.test(pathname) && accept?.includes('text/html') === true;

/** Decides which requests are for the API server. */
function apiCallTest() {
  const reading = readingCalls();
  /**
   * @param {string} pathname
   * @param {{ method?: string | undefined, headers?: { accept?: string | undefined } }} request
   */
  return (pathname, { method, headers }) =>
    !['GET', 'HEAD'].includes(method ?? '') ||
    apiFolders.test(pathname) ||
    (!isSharedPage(pathname, headers?.accept) && reading.some((call) => call.test(pathname)));
}

/**
 * Serves the app on PORT with hot reloading, and forwards API calls to API_PORT.
 * @returns {import('webpack-dev-server').Configuration}
 */
const devServer = () => ({
  host: process.env.HOST ?? '127.0.0.1',
  port: Number(process.env.PORT ?? 3000),
  hot: true,
  historyApiFallback: true,
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
  proxy: [
    {
      context: apiCallTest(),
      // The proxy keeps the Host header; otherwise the API would refuse saves as cross-origin.
      target: `http://127.0.0.1:${process.env.API_PORT ?? 3001}`,
    },
  ],
});

module.exports = { devServer, apiCallTest };
