import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from 'playwright-core';
import { chromiumFlags, chromiumPath } from '../browser';
import { LONG_WAIT_MS, WAIT_MS } from '../limits';
import { signIn } from '../harness';
import { startProduct } from '../product/startProduct';

/** A server that can be killed and restarted with its data, and browsers that can be killed. */
export class KillableProduct {
  private readonly folder = mkdtempSync(path.join(tmpdir(), 'value-drivers-saving-'));
  private product: Awaited<ReturnType<typeof startProduct>> | null = null;
  private contexts: BrowserContext[] = [];
  private profiles = 0;
  address = '';

  async start() {
    const port = this.address ? new URL(this.address).port : '0';
    this.product = await startProduct({ DATA_DIR: path.join(this.folder, 'data'), PORT: port });
    this.address = this.product.address;
  }

  killServer = () => this.product?.kill();

  /** Starts a separate browser and signs in. After a kill, `profile` reopens the same browser profile. */
  async open(email: string, profile = `profile-${String(this.profiles++)}`) {
    const context = await chromium.launchPersistentContext(path.join(this.folder, profile), {
      executablePath: chromiumPath,
      args: chromiumFlags,
      baseURL: this.address,
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(WAIT_MS);
    this.contexts.push(context);
    // Chromium keeps the session of a browser that was killed if it had time to write it.
    await context.clearCookies();
    const page = context.pages()[0] ?? (await context.newPage());
    page.on('dialog', (dialog) => void dialog.accept());
    await signIn(page, email);
    return { context, page, profile };
  }

  /** Kills the browser immediately, without giving it time to write anything. */
  async killBrowser(profile: string) {
    const own = path.join(this.folder, profile);
    for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
      if (commandOf(pid).includes(`--user-data-dir=${own}`)) kill(Number(pid));
    }
    await new Promise((resolve) => setTimeout(resolve, 300));
    rmSync(path.join(own, 'SingletonLock'), { force: true });
  }

  async stop() {
    await Promise.all(this.contexts.map((context) => context.close().catch(() => undefined)));
    await this.product?.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has already exited with its parent.
  }
}

export const actionAt = (activityId: string) =>
  `/actionia?impact_area=${activityId.split('-')[1] ?? '1'}&activity_id=${activityId}`;

/** Fills in the number of weeks of the open action. */
export async function typeWeeks(page: Page, weeks: number) {
  const field = page.getByLabel('Time needed');
  await field.fill(String(weeks));
}

export async function chooseCost(page: Page, level: string) {
  const group = page.getByRole('radiogroup', { name: 'Cost' });
  await group.getByText(level, { exact: true }).click();
}

interface Stored {
  time_w: number | null;
  cost: number | null;
}

/** The answer stored on the server, requested with the page's session. */
export async function storedAnswer(page: Page, activityId: string): Promise<Stored> {
  const response = await page.request.post('/graphql', {
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    data: {
      query: `{answer(activity_id:"${activityId}",company_id:"company-1"){time_w cost}}`,
    },
  });
  const { data } = (await response.json()) as { data: { answer: Stored | null } };
  return data.answer ?? { time_w: null, cost: null };
}

/** Waits until the server has stored this number of weeks; returns the last number read. */
export async function storedWeeks(page: Page, activityId: string, weeks: number) {
  const until = Date.now() + LONG_WAIT_MS;
  for (;;) {
    const { time_w } = await storedAnswer(page, activityId).catch(() => ({ time_w: undefined }));
    if (time_w === weeks || Date.now() > until) return time_w;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
