import { pino } from 'pino';
import type { AppOptions } from '@server/createApp';
import type { SingleSignOnSettings } from '@server/domain/singleSignOn/settings';
import { startTestServer, type TestServer } from '../startTestServer';
import { signOnBy, startProvider, Visitor, type TestProvider } from './signOn';

/**
 * Starts a provider for the file and, before each test, a server with these settings and a new visitor. `start` replaces
 * the server by one with other settings.
 */
export function useSignOnServer(
  settings: Partial<SingleSignOnSettings> = {},
  options: Partial<AppOptions> = {},
) {
  let provider: TestProvider;
  let server: TestServer;
  let visitor: Visitor;

  async function start(other: Partial<SingleSignOnSettings>) {
    // The reply does not say why the server failed.
    const logger = pino({ level: 'error' });
    const singleSignOn = signOnBy(provider.issuer, other);
    server = await startTestServer({ logger, ...options, singleSignOn });
  }

  beforeAll(async () => {
    provider = await startProvider();
  });
  afterAll(() => provider.stop());
  beforeEach(async () => {
    visitor = new Visitor();
    await start(settings);
  });
  afterEach(() => server.stop());

  const signOnUrl = (query = '') => `${server.address}/auth/sso/acme${query}`;
  return {
    get provider() {
      return provider;
    },
    get server() {
      return server;
    },
    get visitor() {
      return visitor;
    },
    set visitor(next: Visitor) {
      visitor = next;
    },
    signOnUrl,
    async restart(other: Partial<SingleSignOnSettings>) {
      await server.stop();
      await start(other);
    },
    /** Logs in at the provider as the account, returns, and returns the path to which the app redirects then. */
    async comeBackAs(account: string | null, query?: string): Promise<string | null> {
      const back = await visitor.logInAtProvider(signOnUrl(query), account);
      return (await visitor.open(back)).headers.get('location');
    },
    /** The signed-in person; null for nobody. */
    async whoIs(): Promise<unknown> {
      const reply = await visitor.open(`${server.address}/auth/user`);
      return ((await reply.json()) as { data: unknown }).data;
    },
    /** Sends the form of My account with the visitor's session. */
    updateAccount(values: Record<string, string>) {
      const cookie = `sid=${visitor.cookie(server.address, 'sid') ?? ''}`;
      return server.guest().form('/user/updateUser', values, { cookie }, 'PUT');
    },
    events: () =>
      server.store.read(async (tx) =>
        (await tx.findEvents({ limit: 20 })).map(({ kind, after }) => ({ kind, after })),
      ),
  };
}
