import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { NO_SINGLE_SIGN_ON, type SingleSignOnSettings } from '@server/domain/singleSignOn/settings';

const MAX_STEPS = 20;

export interface TestProvider {
  issuer: string;
  /** Signs an account out at the provider, which notifies this address; returns 'done' or an error message. */
  signOut(subject: string, address: string): Promise<string>;
  stop(): Promise<void>;
}

/** Starts a provider of single sign-on beside the tests, on any port or where an earlier one was. */
export async function startProvider(issuer?: string): Promise<TestProvider> {
  const args = issuer === undefined ? [] : [new URL(issuer).port];
  const child: ChildProcess = fork(join(__dirname, 'provider.ts'), args, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { PATH: process.env['PATH'] },
  });
  const [address] = (await once(child, 'message')) as [string];
  return {
    issuer: address,
    async signOut(subject, address) {
      const replied = once(child, 'message');
      child.send({ subject, address });
      const [reply] = (await replied) as [string];
      return reply;
    },
    async stop() {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/** Settings with this provider. */
export const signOnBy = (
  issuer: string,
  more: Partial<SingleSignOnSettings> = {},
): SingleSignOnSettings => ({
  ...NO_SINGLE_SIGN_ON,
  providers: [
    {
      id: 'acme',
      name: 'Acme',
      issuer: new URL(issuer),
      clientId: 'value-drivers',
      clientSecret: 'a secret of the client',
      trustsEmail: false,
    },
  ],
  ...more,
});

/** A browser that opens pages and follows them step by step. */
export class Visitor {
  private readonly cookies = new Map<string, Map<string, string>>();

  async open(url: string, form?: Record<string, string>): Promise<Response> {
    const jar = this.jarOf(url);
    const response = await fetch(url, {
      redirect: 'manual',
      headers: {
        accept: 'text/html',
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (value === '' || /expires=thu, 01 jan 1970|max-age=0/i.test(line)) jar.delete(name);
      else jar.set(name, value);
    }
    return response;
  }

  /** The value of a cookie for this address. */
  cookie(url: string, name: string): string | undefined {
    return this.jarOf(url).get(name);
  }

  /** The names of all cookies for this address. */
  cookieNames(url: string): string[] {
    return [...this.jarOf(url).keys()];
  }

  setCookie(url: string, name: string, value: string): void {
    this.jarOf(url).set(name, value);
  }

  /**
   * Begins at the app, logs in at the provider as `account`, or refuses there if it is null, and returns the address to
   * which the provider sends the browser back.
   */
  async logInAtProvider(start: string, account: string | null): Promise<string> {
    const app = new URL(start).origin;
    let url = start;
    let form: Record<string, string> | undefined;
    for (let step = 0; step < MAX_STEPS; step++) {
      const response = await this.open(url, form);
      form = undefined;
      const location = response.headers.get('location');
      if (location !== null) {
        url = new URL(location, url).href;
        if (new URL(url).origin === app) return url;
        continue;
      }
      const page = await response.text();
      const prompt = /name="prompt" value="(\w+)"/.exec(page)?.[1];
      if (prompt === undefined) throw new Error(`${url} is no prompt: ${page.slice(0, 400)}`);
      if (account === null) url = `${url}/abort`;
      else form = { prompt, login: account, password: 'any' };
    }
    throw new Error('The provider does not come to an end.');
  }

  private jarOf(url: string): Map<string, string> {
    const { host } = new URL(url);
    const jar = this.cookies.get(host) ?? new Map<string, string>();
    this.cookies.set(host, jar);
    return jar;
  }
}
