import { spawn } from 'node:child_process';
import { clearTimeout, setTimeout } from 'node:timers';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Store } from '@server/store/Store';
import { readPieces } from './pieces';

/** The operator's program that looks for malware; null for none. */
export interface ScanSettings {
  /** A command line for the shell. It reads the file from its standard input. */
  command: string;
  /** Milliseconds after which the file is held back. */
  timeoutMs: number;
}

export const SCAN_TIMEOUT_MS = 10_000;

/** 'held' if the program did not decide: it took too long, failed, or could not be started. */
export type ScanResult = 'passed' | 'refused' | 'held';

const PASSED = 0;
const REFUSED = 1;

/** Gives a stored file to the operator's program: exit code 0 passes and 1 refuses it. Every other end holds it back. */
export async function scanFile(
  store: Store,
  file: { id: string; size: number },
  settings: ScanSettings | null,
): Promise<ScanResult> {
  if (!settings) return 'passed';
  // A process group of its own, so that children of the shell are ended too.
  const child = spawn(settings.command, {
    shell: true,
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => {
      resolve(null);
    });
    child.once('close', resolve);
  });
  const timer = setTimeout(() => {
    endGroup(child.pid);
  }, settings.timeoutMs);
  // A program that has decided need not read the rest.
  const sending = pipeline(Readable.from(readPieces(store, file)), child.stdin).catch(
    () => undefined,
  );
  const code = await ended;
  clearTimeout(timer);
  await sending;
  if (code === PASSED) return 'passed';
  return code === REFUSED ? 'refused' : 'held';
}

function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended in the meantime.
  }
}
