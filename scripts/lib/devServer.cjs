/**
 * First path segments that the API server answers. Compared as whole segments, since the app's own
 * routes begin alike: /company-overview, /companies-management, /workspaces-management.
 */
const apiPaths =
  /^\/(graphql|auth|user|company|workspace|uploads|report-error|fixtures|healthz|readyz)(\/|$)/;

/** Hot reload on PORT, with everything the API answers passed on to API_PORT. */
const devServer = {
  host: process.env.HOST ?? '127.0.0.1',
  port: Number(process.env.PORT ?? 3000),
  hot: true,
  historyApiFallback: true,
  client: { overlay: { errors: true, warnings: false, runtimeErrors: false } },
  proxy: [
    {
      context: (pathname) => apiPaths.test(pathname),
      // The Host header stays ours, or the API would take each save for a foreign origin's.
      target: `http://127.0.0.1:${process.env.API_PORT ?? 3001}`,
    },
  ],
};

module.exports = { devServer, apiPaths };
