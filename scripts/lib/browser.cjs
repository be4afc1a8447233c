const { existsSync } = require('node:fs');
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

/** Chromium as people use it, for measurements. */
const chromiumPath = process.env.CHROME_PATH || '/usr/bin/chromium';

/** Chromium without its own window, which takes about a seventh less processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** Chromium for tests: without a window if that build is installed. */
const testBrowserPath =
  !process.env.CHROME_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : chromiumPath;

/**
 * Starts a browser with a temporary profile.
 * @param {string} executablePath
 * @param {string[]} moreFlags
 */
const launchBrowser = (executablePath, ...moreFlags) =>
  chromium.launch({ executablePath, args: [...flags, ...moreFlags] });

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

module.exports = { chromiumPath, testBrowserPath, flags, launchBrowser, watch };
