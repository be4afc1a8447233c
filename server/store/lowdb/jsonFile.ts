import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';

/** lowdb's adapter for one JSON file. */
export interface JsonFile<State extends object> {
  read(): State;
  /** Replaces the file at once: a reader, or a restart after a crash, finds the old or the new one. */
  write(state: State): void;
}

/**
 * Synchronous, because json-server's router drops the promise that an asynchronous adapter returns:
 * a refused write would end the process.
 */
export function createJsonFile<State extends object>(path: string, empty: State): JsonFile<State> {
  return {
    read() {
      if (!existsSync(path)) return empty;
      const text = readFileSync(path, 'utf8');
      try {
        return { ...empty, ...(JSON.parse(text) as State) };
      } catch (cause) {
        throw new Error(`${path} is not readable as JSON. Mend or remove it.`, { cause });
      }
    },
    write(state) {
      const temporary = `${path}.${String(process.pid)}.tmp`;
      try {
        writeDurably(temporary, JSON.stringify(state));
        renameSync(temporary, path);
      } catch (error) {
        rmSync(temporary, { force: true });
        throw error;
      }
    },
  };
}

/** lowdb's adapter for a state that lives in memory alone. */
export function createMemoryFile<State extends object>(initial: State): JsonFile<State> {
  return { read: () => initial, write: () => undefined };
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    // One call may take less than it was given: a full disk, a signal.
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length;) {
      written += writeSync(file, bytes, written);
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
