const { chromium } = require('playwright-core');

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

/** The system's Chromium with a fresh profile that is removed with it. */
const launchBrowser = () =>
  chromium.launch({ executablePath: process.env.CHROME_PATH || '/usr/bin/chromium', args: flags });

/** Collects what a person would find in the console: errors, and requests that failed. */
function watch(page) {
  const problems = [];
  page.on('console', (message) => {
    if (message.type() !== 'error') return;
    problems.push(`console: ${message.text().split('\n')[0]} ${message.location().url}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // A page that is left takes its open requests with it.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') problems.push(`request: ${request.url()} ${reason}`);
  });
  return problems;
}

module.exports = { flags, launchBrowser, watch };
