const { chromium } = require('playwright-core');

/** @typedef {import('playwright-core').Page} Page */

const flags = [
  '--no-sandbox',
  '--headless',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the system's Chromium with a temporary profile.
 * @param {string[]} moreFlags
 */
const launchBrowser = (...moreFlags) =>
  chromium.launch({
    executablePath: process.env.CHROME_PATH || '/usr/bin/chromium',
    args: [...flags, ...moreFlags],
  });

/**
 * Collects the page's console errors, uncaught exceptions and failed requests. The returned list grows
 * as long as the page is open.
 * @param {Page} page
 * @returns {string[]}
 */
function watch(page) {
  /** @type {string[]} */
  const problems = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push(`console: ${message.text().split('\n')[0]} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its open requests.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`);
  });
  return problems;
}

module.exports = { flags, launchBrowser, watch };
