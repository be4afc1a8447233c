/** A response of the server with its body. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed JSON body; undefined for another type. */
  json: unknown;
}

interface QueryReply {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string }; path?: string[] }[];
}

/** Sends requests like a browser, with its own cookies. */
export class Client {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly url: string) {}

  async send(method: string, path: string, init: RequestInit = {}): Promise<Reply> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0) headers.set('cookie', this.cookieHeader);
    const response = await fetch(this.url + path, { redirect: 'manual', ...init, method, headers });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    const json: unknown = isJson ? JSON.parse(text) : undefined;
    return { status: response.status, headers: response.headers, text, json };
  }

  /** The value of the Cookie header. */
  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** A client with the same cookies for another server. */
  at(url: string): Client {
    const client = new Client(url);
    for (const [name, value] of this.cookies) client.cookies.set(name, value);
    return client;
  }

  /** A client on the same known device, without a session. */
  onSameDevice(): Client {
    const client = new Client(this.url);
    const secret = this.cookies.get('device');
    if (secret !== undefined) client.cookies.set('device', secret);
    return client;
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send('GET', path, { headers });
  }

  post(path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    return this.send('POST', path, {
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  }

  /** Sends fields as multipart/form-data. */
  form(
    path: string,
    fields: Record<string, string | Blob>,
    headers: Record<string, string> = {},
    method = 'POST',
  ) {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return this.send(method, path, { body, headers });
  }

  put(path: string, body?: unknown): Promise<Reply> {
    return this.send('PUT', path, {
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  }

  async query(query: string, variables: Record<string, unknown> = {}): Promise<QueryReply> {
    const { status, json, text } = await this.post('/graphql', { query, variables });
    if (status !== 200) throw new Error(`The query got the status ${String(status)}: ${text}`);
    return json as QueryReply;
  }

  private keep(cookie: string) {
    const [pair = ''] = cookie.split(';');
    const [name = '', value = ''] = pair.split('=');
    if (value === '') this.cookies.delete(name);
    else this.cookies.set(name, value);
  }
}
