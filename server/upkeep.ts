import type { Logger } from 'pino';
import type { Background } from './domain/background';
import { systemClock } from './domain/clock';
import type { Clocks } from './domain/startClocks';
import { sweep } from './domain/cleanup/housekeeping';
import { sendDigests } from './domain/digest/sendDigests';
import { scanHeldFiles } from './domain/evidence/heldFiles';
import type { ScanSettings } from './domain/evidence/scan';
import { createForgetting } from './domain/mail/forgetMails';
import { openDueRounds } from './domain/rounds/openRound';
import { deliverDue, type Mailer } from './domain/mail/outbox';
import { mailRequests } from './domain/requests/mailRequests';
import type { SessionLimits } from './domain/signIn/sessions';
import type { Metrics } from './metrics/metrics';
import type { Store } from './store/Store';

const SWEEP_INTERVAL_MS = 60 * 60 * 1000;
const DELIVERY_INTERVAL_MS = 30 * 1000;
const OPENING_INTERVAL_MS = 60 * 60 * 1000;
const DIGEST_INTERVAL_MS = 5 * 60 * 1000;
const REQUESTS_INTERVAL_MS = 60 * 1000;
const SCAN_INTERVAL_MS = 5 * 60 * 1000;
const FORGETTING_INTERVAL_MS = 5 * 60 * 1000;
const CLOCK_INTERVAL_MS = 10 * 60 * 1000;

interface UpkeepOptions {
  store: Store;
  clocks: Clocks;
  mailer: Mailer;
  sessionLimits: SessionLimits;
  /** After how many days an event of the activity log is removed. */
  eventsDays: number;
  /** The same for error reports. */
  reportsDays: number;
  /** The program that looks for malware in evidence; null for none. */
  scan: ScanSettings | null;
  logger: Logger;
  background: Background;
  metrics: Metrics | null;
  /** The site's public address, for links in mails. */
  site: string;
}

/** Removes expired rows, opens rounds, queues weekly mails and sends due mails, now and at intervals until `stop`. */
export function startUpkeep(options: UpkeepOptions): { stop(): void } {
  const { store, mailer, sessionLimits, eventsDays, reportsDays } = options;
  const { logger, background, metrics, site, clocks, scan } = options;
  const stopping = new AbortController();
  const { signal } = stopping;

  const runSweep = async () => {
    const began = performance.now();
    await sweep({
      store,
      clock: clocks.removing,
      sessionLimits,
      eventsDays,
      reportsDays,
      signal,
      onRemoved: (table, rows) => metrics?.rowsSwept(table, rows),
    });
    if (!signal.aborted) metrics?.sweepEnded(performance.now() - began);
  };
  const deliver = () =>
    deliverDue({ store, clock: systemClock, mailer, logger, signal, ...metrics?.mails });

  const recording = { store, clock: clocks.recording, signal };
  const mailDue = () => mailRequests({ ...recording, site });
  const scanHeld = () => scanHeldFiles({ ...recording, scan });

  const digest = () => sendDigests({ store, clock: clocks.recording, site, signal });

  const openRounds = async () => {
    await openDueRounds({ store, clock: clocks.recording, site, signal });
    await deliver();
  };

  background.run(clocks.check);
  const forget = createForgetting({ store, mailer });

  background.run(forget);
  background.run(runSweep);
  background.run(digest);
  background.run(openRounds);
  background.run(mailDue);
  background.run(scanHeld);
  background.run(deliver);
  const timers = [
    setInterval(() => background.run(clocks.check), CLOCK_INTERVAL_MS),
    setInterval(() => background.run(runSweep), SWEEP_INTERVAL_MS),
    setInterval(() => background.run(forget), FORGETTING_INTERVAL_MS),
    setInterval(() => background.run(deliver), DELIVERY_INTERVAL_MS),
    setInterval(() => background.run(digest), DIGEST_INTERVAL_MS),
    setInterval(() => background.run(openRounds), OPENING_INTERVAL_MS),
    setInterval(() => background.run(mailDue), REQUESTS_INTERVAL_MS),
    setInterval(() => background.run(scanHeld), SCAN_INTERVAL_MS),
  ];
  return {
    stop() {
      timers.forEach(clearInterval);
      stopping.abort();
    },
  };
}
