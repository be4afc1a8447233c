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

/** A lowdb adapter for one JSON file. */
export interface JsonFile<State extends object> {
  read(): State;
  /** Replaces the file atomically: a reader, or a restart after a crash, finds the old or the new file. */
  write(state: State): void;
}

/**
 * Synchronous, because json-server's router ignores the promise of an asynchronous adapter, so that a
 * failed write would end the process.
 */
export function createJsonFile<State extends object>(
  path: string,
  empty: State,
  format: (state: State) => string = JSON.stringify,
): JsonFile<State> {
  return {
    read() {
      if (!existsSync(path)) return empty;
      const text = readFileSync(path, 'utf8');
      try {
        return { ...empty, ...(JSON.parse(text, withBuffers) as State) };
      } catch (cause) {
        throw new Error(`${path} is not valid JSON. Repair or remove it.`, { cause });
      }
    },
    write(state) {
      const temporary = `${path}.${String(process.pid)}.tmp`;
      try {
        writeDurably(temporary, format(state));
        renameSync(temporary, path);
      } catch (error) {
        rmSync(temporary, { force: true });
        throw error;
      }
    },
  };
}

/** Converts what `JSON.stringify` makes of a Buffer. */
function withBuffers(_key: string, value: unknown): unknown {
  const { type, data } = Object(value) as { type?: unknown; data?: unknown };
  return type === 'Buffer' && Array.isArray(data) ? Buffer.from(data as number[]) : value;
}

/** A lowdb adapter for a state in memory. */
export function createMemoryFile<State extends object>(initial: State): JsonFile<State> {
  return { read: () => initial, write: () => undefined };
}

function writeDurably(path: string, text: string): void {
  const file = openSync(path, 'w', 0o600);
  try {
    // A call may write only a part, for example on a full disk.
    const bytes = Buffer.from(text);
    for (let written = 0; written < bytes.length;) {
      written += writeSync(file, bytes, written);
    }
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}
