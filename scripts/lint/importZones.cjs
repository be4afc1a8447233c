// Who may import whom. Made from the folders' names, so that a new feature is guarded at birth:
// contract ← shared ← features/* ← pages ← app, and contract ← server/domain ← routes ← createApp.
const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../..');

const foldersOf = (folder) =>
  existsSync(path.join(root, folder))
    ? readdirSync(path.join(root, folder), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => entry.name)
    : [];

const zone = (target, from, message, except = []) => ({ target, from, message, except });

/** Features, and what may be had of each from outside. */
const features = foldersOf('src/features');
const doors = features.map((feature) => `./${feature}/index.ts`);

const layers = [
  zone('./contract', ['./src', './server'], 'The contract knows neither side of the wire.'),
  zone('./spec', ['./contract', './src', './server'], 'The table reads the product, as text.'),
  zone(
    './src/shared',
    ['./src/features', './src/pages', './src/app'],
    'Shared code knows no feature: raise an event, or take a parameter.',
  ),
  zone(
    './src/features',
    ['./src/pages', './src/app'],
    'A feature knows neither pages nor the app.',
  ),
  zone('./src/pages', './src/app', 'A page does not know the app around it.'),
  ...features.map((feature) =>
    zone(
      `./src/features/${feature}`,
      './src/features',
      'A feature never imports a sibling: the page composes them.',
      [`./${feature}`],
    ),
  ),
  zone(
    ['./src/pages', './src/app', './src/testing'],
    './src/features',
    'From outside a feature is entered through its index.ts.',
    doors,
  ),
];

/** Each server folder, and what else of the server it may import. */
const serverLayers = {
  domain: ['store/Store.ts', 'store/tables.ts'],
  store: ['domain'],
  middleware: ['domain', 'store/Store.ts', 'store/tables.ts'],
  uploads: ['domain', 'store/Store.ts'],
  mail: ['domain'],
  routes: ['domain', 'middleware', 'store'],
  fixtures: ['domain', 'store'],
  backup: ['config.ts', 'openStore.ts', 'run.ts', 'store'],
  testing: ['.'],
  // Tried from outside, by a process of its own.
  bench: ['.'],
  attack: ['.'],
  everyRoute: ['.'],
  metrics: ['store/Store.ts'],
  // The operator's own process, beside the server's.
};

const serverZones = (...alsoAllowed) => [
  zone('./server', './src', 'The server does not know the app.'),
  ...foldersOf('server').map((folder) => {
    const allowed = serverLayers[folder];
    if (!allowed) throw new Error(`server/${folder}: give it its place in ${__filename}.`);
    return zone(
      `./server/${folder}`,
      './server',
      `server/${folder} may import of the server: itself, ${allowed.join(', ')}.`,
      // The linter takes no name twice.
      [...new Set([folder, ...allowed, ...alsoAllowed])].map((name) => `./${name}`),
    );
  }),
  zone(
    './server/createApp.ts',
    ['./server/start.ts', './server/qa.ts', './server/boot.ts', './server/run.ts'],
    'The app is made without listening; the process is started around it.',
  ),
];

const notServer = zone('./src', './server', 'The app knows the server by its contract alone.');
const notTesting = zone('./src', './src/testing', 'Only tests and stories stand on src/testing.');

const rule = (zones) => ({
  'import-x/no-restricted-paths': ['error', { basePath: root, zones }],
});

const inTests = ['**/*.test.{ts,tsx}', '{src,server}/testing/**', 'server/everyRoute/**'];
const inStories = ['src/**/*.stories.tsx'];

/** Blocks for ESLint's configuration; a later one that fits a file stands in for an earlier one. */
const importZones = [
  {
    files: ['{contract,src,server,spec}/**/*.{ts,tsx}'],
    rules: rule([...layers, ...serverZones(), notServer, notTesting]),
  },
  { files: inStories, rules: rule([...layers, notServer]) },
  { files: inTests, rules: rule([...layers, ...serverZones('testing', 'store', 'domain')]) },
];

module.exports = { importZones, features, inTests, inStories };
