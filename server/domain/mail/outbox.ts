import { randomUUID } from 'node:crypto';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { MailRow } from '@server/store/tables';
import { CLOCK_SKEW_MS, type Clock } from '../clock';

export type Mail = Pick<MailRow, 'to' | 'subject' | 'text' | 'html'>;

/** Hands a mail to whatever carries it on; rejects when that fails. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

export interface DeliveryDeps {
  store: Store;
  clock: Clock;
  mailer: Mailer;
  /** Told of each attempt that failed: which mail, never what is in it. */
  logger: { warn(facts: object, message: string): void };
  /** No further mail is taken once it is aborted. */
  signal?: AbortSignal;
  /** How many mails wait in the store, due or not. */
  onQueued?: (waiting: number) => void;
  onAttempted?: (isSent: boolean) => void;
}

const MINUTE_MS = 60_000;
const LONGEST_WAIT_MS = 6 * 60 * MINUTE_MS;
/** Over four days: by then the links within are of no use either. */
const MAX_ATTEMPTS = 25;

/** The recipient of a mail that is queued and removed like any other, but not sent. */
export const NO_RECIPIENT = '';

/** Puts a mail on its way within the transaction that is the reason for it. */
export async function queueMail(tx: WriteTransaction, mail: Mail, now: Date): Promise<void> {
  const at = now.toISOString();
  const id = randomUUID();
  await tx.insert('mails', { id, ...mail, created_at: at, attempts: 0, next_attempt_at: at });
}

/**
 * Sends what is due. Each mail is taken before it is sent, so that of several servers one sends it;
 * one that fails, or whose server ends meanwhile, is due again later.
 */
export async function deliverDue(deps: DeliveryDeps): Promise<void> {
  while (!deps.signal?.aborted) {
    const mail = await takeDue(deps);
    if (!mail) return;
    try {
      const { to, subject, text, html } = mail;
      if (to !== NO_RECIPIENT) await deps.mailer.send({ to, subject, text, html });
    } catch (error) {
      const { id, attempts } = mail;
      deps.logger.warn({ mail: id, attempts, reason: reasonOf(error) }, 'mail not sent');
      deps.onAttempted?.(false);
      continue;
    }
    deps.onAttempted?.(true);
    await deps.store.write((tx) => tx.remove('mails', { id: mail.id }));
  }
}

async function takeDue({ store, clock, onQueued }: DeliveryDeps): Promise<MailRow | null> {
  const now = clock.now();
  const mails = await store.read((tx) => tx.find('mails'));
  onQueued?.(mails.length);
  const candidates = mails.filter(isDue(now));
  if (candidates.length === 0) return null;

  return store.write(async (tx) => {
    for (const { id } of candidates) {
      const mail = await tx.getForUpdate('mails', id);
      if (!mail || !isDue(now)(mail)) continue;
      if (mail.attempts >= MAX_ATTEMPTS) {
        await tx.remove('mails', { id });
        continue;
      }
      const attempts = mail.attempts + 1;
      const next = new Date(now.getTime() + waitAfter(attempts)).toISOString();
      await tx.update('mails', id, { attempts, next_attempt_at: next });
      return { ...mail, attempts };
    }
    return null;
  });
}

/** A mail server's refusal may quote the mail: its code says enough. */
const reasonOf = (error: unknown) => {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  return { code, responseCode };
};

/** A time that is too far ahead was written under a wrong clock. */
const isDue = (now: Date) => (mail: MailRow) => {
  const wait = Date.parse(mail.next_attempt_at) - now.getTime();
  return wait <= 0 || wait > LONGEST_WAIT_MS + CLOCK_SKEW_MS;
};

/** Longer than an attempt can take, so that it is not made twice; then ever longer. */
const waitAfter = (attempts: number) => Math.min(2 ** attempts * MINUTE_MS, LONGEST_WAIT_MS);
