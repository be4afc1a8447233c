import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { signIn } from '../../e2e/harness';
import { startProduct } from '../../e2e/product/startProduct';
import browserLib from '../lib/browser.cjs';
import { brokenCategories, failedAudits, scoreLines, type Result } from './results';

// `npm run lighthouse`: runs Lighthouse's phone profile on the built app, signed out and signed in.

const PAGES = [
  { name: 'login', path: '/login' },
  { name: 'dashboard', path: '/', as: 'editor@example.com' },
];

/** Lighthouse is installed in this folder and only on first use, so its types may be missing. */
const PACKAGE: string = 'lighthouse';
interface Lighthouse {
  default: (
    url: string,
    flags: { port: number; logLevel: 'error' },
  ) => Promise<{ lhr: Result } | undefined>;
}

const say = (text: string) => process.stdout.write(`${text}\n`);

async function main() {
  const { default: lighthouse } = (await import(PACKAGE)) as Lighthouse;
  const profile = mkdtempSync(path.join(tmpdir(), 'value-drivers-lighthouse-'));
  const product = await startProduct();
  // Lighthouse connects to this browser, in which a person is signed in.
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: browserLib.chromiumPath,
    args: [...browserLib.flags, '--remote-debugging-port=0'],
    // Lighthouse checks whether a page can enter the back/forward cache.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
    baseURL: product.address,
  });
  try {
    const [port = ''] = readFileSync(path.join(profile, 'DevToolsActivePort'), 'utf8').split('\n');
    for (const { name, path: url, as } of PAGES) {
      if (as) {
        const page = await context.newPage();
        await signIn(page, as);
        await page.close();
      }
      const result = await lighthouse(product.address + url, {
        port: Number(port),
        logLevel: 'error',
      });
      report(name, url, result?.lhr);
    }
  } finally {
    await context.close();
    await product.stop();
    rmSync(profile, { recursive: true, force: true });
  }
}

function report(name: string, url: string, result: Result | undefined) {
  if (!result || result.runtimeError) {
    throw new Error(`Lighthouse could not load ${name}: ${result?.runtimeError?.message ?? ''}`);
  }
  const shown = new URL(result.finalDisplayedUrl).pathname;
  if (shown !== url) throw new Error(`Lighthouse was redirected from ${url} to ${shown}`);
  say(`\n${name}\n${scoreLines(name, result).join('\n')}`);
  const failed = failedAudits(result);
  if (failed.length > 0) say(`\n  below 100:\n${failed.join('\n')}`);
  const broken = brokenCategories(result);
  if (broken.length === 0) return;
  say(`\n  Required to be 100: ${broken.join(', ')}`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
