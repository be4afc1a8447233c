/** Stands in for what a browser does around fetch: its own origin, its cookies. */
export interface Browser {
  /** Paths that were asked for, in order, with the operation's name for queries. */
  readonly requests: string[];
  signOut(): void;
  close(): void;
}

export function openBrowser(origin: string): Browser {
  const realFetch = globalThis.fetch;
  const requests: string[] = [];
  let cookie: string | null = null;

  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    requests.push(nameOf(url.pathname, init.body));
    const headers = new Headers(init.headers);
    headers.set('Sec-Fetch-Site', 'same-origin');
    if (cookie) headers.set('Cookie', cookie);
    const response = await realFetch(origin + url.pathname + url.search, { ...init, headers });
    for (const set of response.headers.getSetCookie()) cookie = set.split(';')[0] ?? null;
    return response;
  };

  return {
    requests,
    signOut: () => {
      cookie = null;
    },
    close: () => {
      globalThis.fetch = realFetch;
    },
  };
}

function nameOf(path: string, body: unknown): string {
  if (path !== '/graphql' || typeof body !== 'string') return path;
  const { operationName } = JSON.parse(body) as { operationName?: string };
  return operationName ?? path;
}
