import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FILE = 'server.pid';

/** The process that has a folder: its id alone may since have gone to another. */
interface Holder {
  pid: number;
  /** When it started, as the system counts; null where that is not told. */
  started: string | null;
}

export interface FolderLock {
  release(): void;
}

/**
 * Keeps a data folder from a second process of this machine: throws while another living one has
 * it. What a process left behind that ended without saying so is taken over.
 */
export function lockFolder(folder: string): FolderLock {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, FILE);
  const own = `${file}.${String(process.pid)}`;
  writeFileSync(own, JSON.stringify(holderOf(process.pid)), { mode: 0o600 });
  try {
    while (!tryLink(own, file)) {
      const holder = readHolder(file);
      if (holder && isAlive(holder)) throw new Error(refusal(folder, holder));
      removeStale(file, `${own}.stale`, holder);
    }
  } finally {
    rmSync(own, { force: true });
  }

  const release = () => {
    process.off('exit', release);
    if (readHolder(file)?.pid === process.pid) rmSync(file, { force: true });
  };
  process.on('exit', release);
  return { release };
}

const refusal = (folder: string, { pid }: Holder) =>
  `${folder} is in use by process ${String(pid)}. Stop that server, or set DATA_DIR to another folder.`;

/** Makes the lock at once with its contents; false when there is one. */
function tryLink(own: string, file: string): boolean {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes a stale lock away; one that another has made meanwhile is put back. */
function removeStale(file: string, aside: string, stale: Holder | null): void {
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const taken = readHolder(aside);
  if (taken && (taken.pid !== stale?.pid || taken.started !== stale.started)) tryLink(aside, file);
  rmSync(aside, { force: true });
}

/** null for a lock that is gone, or that nobody can have written whole. */
function readHolder(file: string): Holder | null {
  try {
    const { pid, started } = JSON.parse(readFileSync(file, 'utf8')) as Partial<Holder>;
    return typeof pid === 'number' ? { pid, started: started ?? null } : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, started }: Holder): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // Somebody else's process may not be signalled, and lives.
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
  }
  const now = startOf(pid);
  return started === null || now === null || started === now;
}

const holderOf = (pid: number): Holder => ({ pid, started: startOf(pid) });

/** When a process started, in ticks since the machine did; null where there is no /proc. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${String(pid)}/stat`, 'utf8');
    // The command's name, in brackets, may hold spaces; what follows it is the third field on.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}
