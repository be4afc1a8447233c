import type { Listening } from './listen';

/** What the process tells its operator; logs are apart. */
export const say = (text: string) => process.stdout.write(`${text}\n`);

const REPEAT_MS = 500;
/** Service managers kill a process some 10 s after they asked it to end. */
const LONGEST_STOP_MS = 7_500;

/** Runs a server until the process is told to end. What keeps it from starting is said in a line. */
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
      // A second signal means: at once. But npm repeats the terminal's own to its child.
      if (Date.now() - stoppingSince > REPEAT_MS) process.exit(1);
      return;
    }
    stoppingSince = Date.now();
    setTimeout(() => process.exit(1), LONGEST_STOP_MS);
    server.stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
