import { randomUUID } from 'node:crypto';
import type { Store, WriteTransaction } from '@server/store/Store';
import type { MailRow } from '@server/store/tables';
import { CLOCK_SKEW_MS, type Clock } from '../clock';

export type Mail = Pick<MailRow, 'to' | 'subject' | 'text' | 'html' | 'unsubscribe'>;

/** Sends mails; rejects if one cannot be sent. */
export interface Mailer {
  send(mail: Mail, queuedAt: Date): Promise<void>;
  /** Removes those of the mails that it keeps after sending; absent if it keeps none. */
  forget?(isForgotten: (mail: Mail, queuedAt: Date) => boolean): Promise<void>;
}

export interface DeliveryDeps {
  store: Store;
  clock: Clock;
  mailer: Mailer;
  /** Receives the id of each mail that could not be sent, but none of its content. */
  logger: { warn(facts: object, message: string): void };
  /** Once aborted, no further mail is sent. */
  signal?: AbortSignal;
  /** Receives the number of mails in the queue, due or not. */
  onQueued?: (waiting: number) => void;
  onAttempted?: (isSent: boolean) => void;
}

const MINUTE_MS = 60_000;
const LONGEST_DELAY_MS = 6 * 60 * MINUTE_MS;
/** These take more than four days, after which most links in the mails have expired. */
const MAX_ATTEMPTS = 25;

/** A mail to this recipient is queued and removed like any other, but not sent. */
export const NO_RECIPIENT = '';

/** Queues a mail in the transaction that causes it. */
export async function queueMail(tx: WriteTransaction, mail: Mail, now: Date): Promise<void> {
  const at = now.toISOString();
  const id = randomUUID();
  await tx.insert('mails', { id, ...mail, created_at: at, attempts: 0, next_attempt_at: at });
}

/** The recipient and the words of the text, among which are the addresses in it. */
export const wordsIn = ({ to, text }: Pick<Mail, 'to' | 'text'>): ReadonlySet<string> =>
  new Set([to, ...text.split(/[\s<>(),;:"]+/)]);

/** Whether a mail goes to one of these addresses or has one of them in its text. */
export const concernsAddress = (
  mail: Pick<Mail, 'to' | 'text'>,
  addresses: readonly string[],
): boolean => {
  const words = wordsIn(mail);
  return addresses.some((address) => words.has(address));
};

/**
 * Sends the mails that are due. A mail's next attempt is scheduled before it is sent, so that only one of
 * several servers sends it, and so that it is sent later if this attempt fails or the server stops.
 */
export async function deliverDue(deps: DeliveryDeps): Promise<void> {
  while (!deps.signal?.aborted) {
    const mail = await takeDue(deps);
    if (!mail) return;
    try {
      const { to, subject, text, html, unsubscribe, created_at } = mail;
      if (to !== NO_RECIPIENT) {
        const sent = { to, subject, text, html, ...(unsubscribe && { unsubscribe }) };
        await deps.mailer.send(sent, new Date(created_at));
      }
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
      const next = new Date(now.getTime() + delayAfter(attempts)).toISOString();
      await tx.update('mails', id, { attempts, next_attempt_at: next });
      return { ...mail, attempts };
    }
    return null;
  });
}

/** Only the code of an error: its message may quote the mail. */
const reasonOf = (error: unknown) => {
  const { code, responseCode } = Object(error) as { code?: unknown; responseCode?: unknown };
  return { code, responseCode };
};

/** A time too far in the future was stored while the clock was wrong; that mail is due. */
const isDue = (now: Date) => (mail: MailRow) => {
  const wait = Date.parse(mail.next_attempt_at) - now.getTime();
  return wait <= 0 || wait > LONGEST_DELAY_MS + CLOCK_SKEW_MS;
};

/** The first delay is longer than an attempt takes, so that no mail is sent twice; later ones double. */
const delayAfter = (attempts: number) => Math.min(2 ** attempts * MINUTE_MS, LONGEST_DELAY_MS);
