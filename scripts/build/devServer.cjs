/**
 * First path segments that the API server answers. They are compared as whole segments, because some of
 * the app's own routes begin with the same words: /company-overview, /companies-management.
 */
const apiPaths =
  /^\/(graphql|auth|user|company|workspace|uploads|report-error|fixtures|healthz|readyz)(\/|$)/;

/**
 * Serves the app on PORT with hot reloading, and forwards API calls to API_PORT.
 * @type {import('webpack-dev-server').Configuration}
 */
const devServer = {
  host: process.env.HOST ?? '127.0.0.1',
  port: Number(process.env.PORT ?? 3000),
  hot: true,
  historyApiFallback: true,
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
  proxy: [
    {
      context: (pathname) => apiPaths.test(pathname),
      // The proxy keeps the Host header; otherwise the API would refuse saves as cross-origin.
      target: `http://127.0.0.1:${process.env.API_PORT ?? 3001}`,
    },
  ],
};

module.exports = { devServer };
