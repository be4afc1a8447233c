import { type Agent, request } from 'node:http';
import { DEMO_PASSWORD } from '../store/demo/seed';

export interface TimedReply {
  status: number;
  body: unknown;
  ms: number;
}

/** A signed-in client with persistent connections. It takes little processor time, so that the server is measured. */
export class Person {
  private cookie = '';

  constructor(
    private readonly port: number,
    private readonly agent: Agent,
    readonly user: { id: string; email: string; company_id: string },
  ) {}

  async signIn(): Promise<void> {
    const { email } = this.user;
    const reply = await this.post('/auth/login', { email, password: DEMO_PASSWORD });
    if (reply.status !== 200) {
      throw new Error(`${email} could not sign in: ${JSON.stringify(reply.body)}`);
    }
  }

  query(query: string, variables: Record<string, unknown> = {}): Promise<TimedReply> {
    return this.post('/graphql', { query, variables });
  }

  save(fields: Record<string, string>): Promise<TimedReply> {
    const { id: user_id, company_id } = this.user;
    return this.post('/user/autosave', { user_id, company_id, ...fields });
  }

  importAnswers(
    import_id: string,
    rows: readonly object[],
    { dry_run = false } = {},
  ): Promise<TimedReply> {
    const { company_id } = this.user;
    return this.post('/answers/import', { import_id, company_id, dry_run, rows });
  }

  /** Adds a file as evidence on an action. */
  async upload(activity_id: string, content: Uint8Array<ArrayBuffer>): Promise<TimedReply> {
    const form = new FormData();
    form.append('company_id', this.user.company_id);
    form.append('activity_id', activity_id);
    form.append('file', new File([content], 'certificate.pdf'));
    const encoded = new Response(form);
    const type = encoded.headers.get('content-type') ?? '';
    return this.send('/evidence/add', type, Buffer.from(await encoded.arrayBuffer()));
  }

  /** The size of a downloaded file. */
  async download(path: string): Promise<number> {
    const address = `http://127.0.0.1:${String(this.port)}${path}`;
    const response = await fetch(address, { headers: { cookie: this.cookie } });
    return response.ok ? (await response.arrayBuffer()).byteLength : 0;
  }

  post(path: string, payload: unknown): Promise<TimedReply> {
    return this.send(path, 'application/json', Buffer.from(JSON.stringify(payload)));
  }

  private send(path: string, type: string, body: Buffer): Promise<TimedReply> {
    const began = performance.now();
    return new Promise((resolve, reject) => {
      const sent = request(
        {
          host: '127.0.0.1',
          port: this.port,
          path,
          method: 'POST',
          agent: this.agent,
          headers: {
            'content-type': type,
            'content-length': body.length,
            cookie: this.cookie,
          },
        },
        (response) => {
          const [cookie] = response.headers['set-cookie'] ?? [];
          if (cookie !== undefined) this.cookie = cookie.split(';')[0] ?? '';
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () => {
            const text = Buffer.concat(chunks).toString();
            resolve({
              status: response.statusCode ?? 0,
              body: text === '' ? null : (JSON.parse(text) as unknown),
              ms: performance.now() - began,
            });
          });
        },
      );
      sent.once('error', reject);
      sent.end(body);
    });
  }
}
