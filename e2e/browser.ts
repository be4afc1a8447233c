import { chromium, type Browser, type Page } from 'playwright-core';

/** Debian's Chromium unless CHROME_PATH names another one. */
export const chromiumPath = process.env['CHROME_PATH'] || '/usr/bin/chromium';

export const chromiumFlags = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts Chromium with a temporary profile. */
export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });

/**
 * Collects the page's console errors, uncaught exceptions and failed requests. The returned list grows as long as the
 * page is open.
 */
export function watchProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push(`console: ${message.text().split('\n')[0] ?? ''} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its open requests.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`);
  });
  return problems;
}
