const { availableParallelism } = require('node:os');
const waiting = require('./scripts/lib/waiting.cjs');

/**
 * @typedef {import('jest').Config} Config
 * @typedef {Exclude<NonNullable<Config['projects']>[number], string>} Project
 */

/** @type {NonNullable<Config['transform']>[string]} */
const typescript = [
  '@swc/jest',
  {
    sourceMaps: 'inline',
    jsc: {
      target: 'es2023',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

/** Packages without a CommonJS form, which Jest loads only after transforming them. */
const ES_ONLY = '(?:openid-client|oauth4webapi|jose)';
const transform = {
  '^.+\\.tsx?$': typescript,
  [`/node_modules/${ES_ONLY}/.+\\.js$`]: typescript,
};
const transformIgnorePatterns = [`/node_modules/(?!${ES_ONLY}/)`];
const moduleNameMapper = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@contract/(.*)$': '<rootDir>/contract/$1',
  '^@server/(.*)$': '<rootDir>/server/$1',
  // Jest loads CommonJS only.
  '^@ant-design/icons-svg/es/(.*)$': '@ant-design/icons-svg/lib/$1',
};

/** @type {Project} */
const common = {
  rootDir: __dirname,
  // Not in the temporary folder: each run has its own.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  moduleNameMapper,
  transform,
  transformIgnorePatterns,
  runtime: '<rootDir>/scripts/jest/runtime.cjs',
  modulePathIgnorePatterns: [
    '<rootDir>/dist/',
    '<rootDir>/.cache/',
    '<rootDir>/.storybook-static/',
  ],
  restoreMocks: true,
};

/**
 * Packages as people get them. Those that have a development build choose one by this variable. The development build
 * of React takes more than 1.5 times as long, and those of antd and graphql-js check each call.
 */
const PRODUCTION = { env: { NODE_ENV: 'production' } };

/** @type {Project} */
const server = {
  ...common,
  displayName: 'server',
  testEnvironment: '<rootDir>/scripts/jest/node.cjs',
  testEnvironmentOptions: PRODUCTION,
  testMatch: ['<rootDir>/{server,contract,scripts,spec}/**/*.test.ts'],
};

const LAZY_BARRELS = '(?:antd/lib|@ant-design/icons/lib/icons)/index\\.js$';
const RUNTIME_STYLES =
  '(?:antd/lib/theme/(?:useToken|util/genStyleUtils)|@ant-design/icons/lib/renderUtils)\\.js$';

const webModules = {
  '\\.module\\.css$': '<rootDir>/scripts/jest/cssModuleStub.cjs',
  '\\.css$': '<rootDir>/scripts/jest/cssModuleStub.cjs',
  '^@ant-design/plots$': '<rootDir>/src/testing/environment/plots.tsx',
  // The icons' CommonJS form asks for the colours' ES form, which Jest cannot load.
  '^@ant-design/colors/es/(.*)$': '@ant-design/colors/lib/$1',
  ...moduleNameMapper,
};

/** @type {Project} */
const web = {
  ...common,
  displayName: 'web',
  // jsdom with Node's own fetch, streams and encoders, so that requests reach the real test server.
  testEnvironment: '<rootDir>/scripts/jest/browser/browserWithServer.cjs',
  testEnvironmentOptions: PRODUCTION,
  testMatch: ['<rootDir>/src/**/!(*.development).test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/environment/setupJsdom.ts'],
  moduleNameMapper: {
    '^scheduler$': '<rootDir>/scripts/jest/reactScheduler.cjs',
    ...webModules,
  },
  transform: {
    ...transform,
    [LAZY_BARRELS]: '<rootDir>/scripts/jest/lazyBarrel.cjs',
    [RUNTIME_STYLES]: '<rootDir>/scripts/build/antdStyles/jestTransform.cjs',
  },
  transformIgnorePatterns: [`/node_modules/(?!.*(?:${LAZY_BARRELS}|${RUNTIME_STYLES}))`],
};

/**
 * One story in the development builds, which write to the console what they find wrong.
 * @type {Project}
 */
const webInDevelopment = {
  ...web,
  displayName: 'web in development',
  testEnvironmentOptions: {},
  testMatch: ['<rootDir>/src/**/*.development.test.tsx'],
  moduleNameMapper: webModules,
};

/**
 * Needs a build and a browser, hence apart: `npm run e2e`.
 * @type {Project}
 */
const e2e = {
  ...common,
  displayName: 'e2e',
  // Keeps the modules of a worker, and with them the browser and the server that its test files share.
  testEnvironment: '<rootDir>/scripts/jest/node.cjs',
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
};

/** @type {Config} */
const run = {
  testTimeout: waiting.TEST_MS,
  // A worker frees its memory when it exits, which takes longer than Jest's default of half a second.
  workerGracefulExitTimeout: waiting.WAIT_MS,
  testSequencer: '<rootDir>/scripts/jest/longestFirst.cjs',
  // Beside Jest's own: how much there is to run, and how to run alone what failed.
  reporters: ['default', '<rootDir>/scripts/jest/testReporter.cjs', 'summary'],
};

const isE2e = Boolean(process.env.JEST_E2E);

/** @type {Config} */
const config = {
  ...run,
  projects: isE2e ? [e2e] : [server, web, webInDevelopment],
  // More workers compete for the processors' caches, which takes longer. Pages often wait for frames and timers.
  maxWorkers: availableParallelism() + (isE2e ? 2 : 0),
};

module.exports = config;
