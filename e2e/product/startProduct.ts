import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LONG_WAIT_MS } from '../limits';

const root = path.resolve(__dirname, '../..');

/** Environment variables of the server. */
export type Settings = Record<string, string>;

/** A running server with its own data folder. */
export interface Product {
  address: string;
  /** Stops the process and removes its data. */
  stop(): Promise<void>;
  /** Kills the process immediately, to simulate a crash. */
  kill(): Promise<void>;
}

/** Serves the built app like `npm run server`, on a free port and with a new data folder. */
export async function startProduct(env: Settings = {}): Promise<Product> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'value-drivers-e2e-'));
  const child = spawn(process.execPath, ['dist/server/start.cjs'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      SEED: 'demo',
      HOST: '127.0.0.1',
      PORT: '0',
      DATA_DIR: dataDir,
      ...env,
    },
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  return {
    address: await addressOf(child),
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      await exited;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The address that the server prints when it is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = (problem: string) => {
      child.kill('SIGKILL');
      reject(new Error(`The server ${problem}:\n${output}`));
    };
    const timer = setTimeout(() => fail('did not start in time'), LONG_WAIT_MS);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => fail('exited'));
  });
}
