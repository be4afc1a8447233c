/** Replaces what a browser adds to `fetch`: an origin and cookies. */
export interface Browser {
  /** The paths requested so far, in order; for queries with the operation's name. */
  readonly requests: string[];
  keepCookie(name: string, value: string): void;
  signOut(): void;
  close(): void;
}

export function openBrowser(origin: string): Browser {
  const realFetch = globalThis.fetch;
  const requests: string[] = [];
  const cookies = new Map<string, string>();

  globalThis.fetch = async (input, init = {}) => {
    const url = new URL(input instanceof Request ? input.url : input);
    requests.push(nameOf(url.pathname, init.body));
    const headers = new Headers(init.headers);
    headers.set('Sec-Fetch-Site', 'same-origin');
    // Compression only costs time between a test and its server.
    headers.set('Accept-Encoding', 'identity');
    if (cookies.size > 0) headers.set('Cookie', [...cookies.values()].join('; '));
    const response = await realFetch(origin + url.pathname + url.search, { ...init, headers });
    for (const set of response.headers.getSetCookie()) {
      const [pair = ''] = set.split(';');
      cookies.set(pair.split('=')[0] ?? '', pair);
    }
    return response;
  };

  return {
    requests,
    keepCookie: (name, value) => {
      cookies.set(name, `${name}=${value}`);
    },
    signOut: () => {
      cookies.clear();
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
