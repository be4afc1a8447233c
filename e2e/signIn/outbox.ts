import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { WAIT_MS } from '../limits';

const root = path.resolve(__dirname, '../..');
const POLL_MS = 100;

interface Mail {
  to: string;
  text: string;
}

/**
 * Runs `npm run create-admin` on a data folder that no server uses, and returns the invitation link.
 */
export function createAdministrator(dataDir: string, email: string): string {
  const command = ['--import', 'tsx', 'server/createAdmin.ts', email];
  const env = { ...process.env, DATA_DIR: dataDir };
  return linkIn(execFileSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' }));
}

/** Waits for a mail to this address with a link to the page, and returns the link of the newest one. */
export async function mailedLink(dataDir: string, to: string, page: string): Promise<string> {
  const end = Date.now() + WAIT_MS;
  while (Date.now() < end) {
    const links = mailsIn(path.join(dataDir, 'outbox'))
      .filter((mail) => mail.to === to)
      .map(({ text }) => linkIn(text))
      .filter((link) => link.startsWith(page));
    const last = links.at(-1);
    if (last) return last;
    await pause(POLL_MS);
  }
  throw new Error(`No mail to ${to} with a link to ${page}`);
}

/**
 * The link without its origin, because the server's port is unknown when its mails are configured.
 */
function linkIn(text: string): string {
  const address = /https?:\/\/\S+/.exec(text)?.[0];
  if (!address) return '';
  const { pathname, search } = new URL(address);
  return pathname + search;
}

/** The mails in the order in which they were sent. */
function mailsIn(folder: string): Mail[] {
  return namesIn(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Mail);
}

/** The folder is created with the first mail. */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
