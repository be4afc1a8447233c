import express, { type NextFunction, type Request, type Response } from 'express';

type Fault = (req: Request, res: Response, next: NextFunction) => void;

/** A failing server, with the error format of the contract. */
const broken: Fault = (_req, res) => {
  const message = 'The service is not available at the moment.';
  res.status(503).json({ message, error: message, code: 'INTERNAL' });
};

/** Closes the connection without a response, as a lost connection does. */
const lostConnection: Fault = (req) => void req.socket.destroy();

interface Refusal {
  status: number;
  code?: string;
  message: string;
  /** The same as `message` by default. */
  error?: string;
  fields?: Record<string, string>;
}

const respondWith =
  ({ status, code, message, error = message, fields }: Refusal): Fault =>
  (_req, res) => {
    res.status(status).json({ message, error, code, fields });
  };

const refusing =
  (code: string): Fault =>
  (_req, res) => {
    res.json({ data: null, errors: [{ message: 'Refused', extensions: { code } }] });
  };

/** A reply that lacks all requested fields. */
const malformedReply: Fault = (_req, res) => void res.json({ data: {} });

/** Makes the real server fail where a test needs it. The faults are named by their visible effect. */
export class Faults {
  private readonly persistent = new Map<string, Fault>();
  private readonly once = new Map<string, Fault>();

  /** Every call fails without a response until `recover`. */
  goDown = () => this.persistent.set('*', lostConnection);
  /** This query (by operation name) or REST path is answered with 503 until `recover`. */
  breakDown = (...calls: string[]) => calls.forEach((call) => this.persistent.set(call, broken));
  /** This query is refused with this code until `recover`. */
  refuse = (call: string, code: 'BAD_USER_INPUT' | 'FORBIDDEN' | 'NOT_FOUND') =>
    this.persistent.set(call, refusing(code));
  /** This query's reply has an unexpected shape until `recover`. */
  answerOddly = (call: string) => this.persistent.set(call, malformedReply);
  /** This query or REST path is answered with 200 and this body until `recover`. */
  answerWith = (call: string, body: unknown) =>
    this.persistent.set(call, (_req, res) => void res.json(body));
  /**
   * The next request of this REST path waits until the returned function is called, and then
   * succeeds.
   */
  holdNext = (path: string): (() => void) =>
    this.holdNextUntil(path, (_req, _res, next) => {
      next();
    });
  /** The next request of this query or REST path waits until the returned function is called, and gets no response. */
  holdAndLoseNext = (call: string): (() => void) => this.holdNextUntil(call, lostConnection);
  /** The next request of this REST path is refused with these fields. */
  rejectNext = (path: string, refusal: Refusal) => this.once.set(path, respondWith(refusal));
  /** The next request of this REST path gets no response. */
  loseNext = (path: string) => this.once.set(path, lostConnection);
  failNextAutosave = () => this.once.set('/user/autosave', broken);
  recover = () => {
    this.persistent.clear();
    this.once.clear();
  };

  private holdNextUntil(call: string, end: Fault): () => void {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    this.once.set(call, (...exchange) => void released.then(() => end(...exchange)));
    return release;
  }

  readonly handler = express.Router().use(express.json({ limit: '20mb' }), (req, res, next) => {
    const call = callOf(req);
    const fault = this.once.get(call) ?? this.persistent.get(call) ?? this.persistent.get('*');
    this.once.delete(call);
    if (fault) fault(req, res, next);
    else next();
  });
}

/** The operation's name of a query; the path of any other request. */
function callOf(req: Request): string {
  const body = req.body as { operationName?: unknown } | undefined;
  return req.path === '/graphql' ? String(body?.operationName) : req.path;
}
