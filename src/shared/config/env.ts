// webpack replaces these names at build time; the guards allow Jest to run without it.
declare const __API_QUERY_URL__: string | undefined;
declare const __API_ROOT_URL__: string | undefined;
declare const __APP_VERSION__: string | undefined;

/** The addresses of the server (contract, "Transport"). */
export const env = {
  apiQueryUrl: typeof __API_QUERY_URL__ === 'string' ? __API_QUERY_URL__ : '/graphql',
  apiRootUrl: typeof __API_ROOT_URL__ === 'string' ? __API_ROOT_URL__ : '',
  appVersion: typeof __APP_VERSION__ === 'string' ? __APP_VERSION__ : 'development',
} as const;
