import type { Listening } from './listen';

/** Prints a line for the operator. Logs are separate. */
export const printLine = (text: string) => process.stdout.write(`${text}\n`);

const REPEATED_SIGNAL_MS = 500;
/** Service managers kill a process about 10 s after they asked it to end. */
const MAX_STOP_MS = 7_500;

/** Runs a server until a signal ends the process. Prints one line if it cannot start. */
export function run(start: () => Promise<Listening>): void {
  start().then(stopOnSignal, (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  });
}

function stopOnSignal(server: Listening): void {
  let stoppingSince: number | null = null;
  const stop = () => {
    if (stoppingSince !== null) {
      // A second signal ends the process immediately, unless it is npm's repetition of the first.
      if (Date.now() - stoppingSince > REPEATED_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), MAX_STOP_MS);
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
