type PrefetchedResponses = Record<string, Promise<Response> | undefined>;

/** The response to a request that the HTML page sent before any script ran. Each can be taken once. */
export function takePrefetchedResponse(
  url: string,
  init: RequestInit,
): Promise<Response> | undefined {
  const responses = (window as { prefetchedResponses?: PrefetchedResponses }).prefetchedResponses;
  if (init.method !== 'GET' || !responses) return undefined;
  const response = responses[url];
  delete responses[url];
  return response;
}
