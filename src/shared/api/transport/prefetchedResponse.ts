type PrefetchedResponses = Record<string, Promise<Response> | undefined>;

/** The response to a request that the HTML page sent before any script ran. Each can be taken once. */
export function takePrefetchedResponse(
  url: string,
  init: RequestInit,
): Promise<Response> | undefined {
  const responses = prefetchedResponses();
  if (init.method !== 'GET' || !responses) return undefined;
  const response = responses[url];
  delete responses[url];
  return response;
}

/** Settles with the first request that the HTML page sent; undefined if there is none. Leaves the response to be taken. */
export const firstPrefetched = (): Promise<unknown> | undefined =>
  Object.values(prefetchedResponses() ?? {})[0];

const prefetchedResponses = () =>
  (window as { prefetchedResponses?: PrefetchedResponses }).prefetchedResponses;
