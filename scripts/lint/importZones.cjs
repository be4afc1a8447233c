// The import directions of ARCHITECTURE.md as rules for ESLint. They are derived from the folder names,
// so they cover a new feature from its first file.
const { readdirSync } = require('node:fs');
const path = require('node:path');

/**
 * @typedef {string | string[]} Paths
 * @typedef {{ target: Paths, from: Paths, message: string, except: string[] }} Zone files in `target` must not import
 * files in `from`, except those in `except`
 */

const root = path.resolve(__dirname, '../..');

/** @param {string} folder */
const foldersIn = (folder) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name);

/** @type {(target: Paths, from: Paths, message: string, except?: string[]) => Zone} */
const zone = (target, from, message, except = []) => ({ target, from, message, except });

const features = foldersIn('src/features');

const layers = [
  zone('./contract', ['./src', './server'], 'The contract imports neither app nor server.'),
  zone(
    './src/shared',
    ['./src/features', './src/pages', './src/app'],
    'Shared code imports no feature: dispatch an event, or take a parameter.',
  ),
  zone('./src/features', ['./src/pages', './src/app'], 'A feature imports neither pages nor app.'),
  zone('./src/pages', './src/app', 'A page does not import the app.'),
  ...features.map((feature) =>
    zone(
      `./src/features/${feature}`,
      './src/features',
      'A feature never imports another feature: the page composes them.',
      [`./${feature}`],
    ),
  ),
  zone(
    ['./src/pages', './src/app', './src/testing'],
    './src/features',
    'Import a feature through its index.ts.',
    features.map((feature) => `./${feature}/index.ts`),
  ),
];

/**
 * The parts of the server that each of its folders may import besides itself.
 * @type {Record<string, string[]>}
 */
const serverLayers = {
  domain: ['store/Store.ts', 'store/tables.ts'],
  store: ['domain'],
  middleware: ['domain', 'store/Store.ts', 'store/tables.ts'],
  files: [],
  uploads: ['domain', 'files', 'store/Store.ts'],
  mail: ['domain', 'files'],
  settings: ['domain', 'config.ts'],
  routes: ['domain', 'middleware', 'store'],
  fixtures: ['domain', 'store'],
  qa: ['domain', 'fixtures', 'middleware', 'routes', 'store'],
  backup: ['config.ts', 'files', 'openStore.ts', 'run.ts', 'store'],
  metrics: ['store/Store.ts'],
  testing: ['.'],
  everyRoute: ['.'],
  // Its tests compare it with all routes.
  openapi: ['.'],
  // These two start the server as a process of its own.
  bench: ['.'],
  attack: ['.'],
};

/** @param {string[]} alsoAllowed */
const serverZones = (...alsoAllowed) => [
  zone('./server', './src', 'The server does not import the app.'),
  ...foldersIn('server').map((folder) => {
    const allowed = serverLayers[folder];
    if (!allowed) throw new Error(`Add server/${folder} to serverLayers in ${__filename}.`);
    return zone(
      `./server/${folder}`,
      './server',
      `server/${folder} may import from the server only itself, ${allowed.join(', ')}.`,
      // The rule rejects a list with duplicates.
      [...new Set([folder, ...allowed, ...alsoAllowed])].map((name) => `./${name}`),
    );
  }),
  zone(
    './server/createApp.ts',
    ['./server/start.ts', './server/qa.ts', './server/boot.ts', './server/run.ts'],
    'createApp does not listen; it imports nothing that starts the process.',
  ),
];

const notServer = zone('./src', './server', 'The app imports nothing from the server.');
const notTesting = zone('./src', './src/testing', 'Only tests and stories import src/testing.');

/**
 * A block for ESLint's configuration.
 * @param {string[]} files
 * @param {Zone[]} zones
 * @returns {{ files: string[], rules: import('eslint').Linter.RulesRecord }}
 */
const block = (files, zones) => ({
  files,
  rules: { 'import-x/no-restricted-paths': ['error', { basePath: root, zones }] },
});

const inTests = ['**/*.test.{ts,tsx}', '{src,server}/testing/**', 'server/everyRoute/**'];
const inStories = ['src/**/*.stories.tsx'];

/** For a file that several blocks match, the last one applies. */
const importZones = [
  block(
    ['{contract,src,server}/**/*.{ts,tsx}'],
    [...layers, ...serverZones(), notServer, notTesting],
  ),
  block(inStories, [...layers, notServer]),
  block(inTests, [...layers, ...serverZones('testing', 'store', 'domain')]),
];

module.exports = { importZones, inTests, inStories };
