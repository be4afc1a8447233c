/** @jest-config-loader esbuild-register */
import { availableParallelism } from 'node:os';
import type { Config } from 'jest';
import waiting from './scripts/lib/waiting.cjs';

type Project = Exclude<NonNullable<Config['projects']>[number], string>;

const typescript: NonNullable<Config['transform']>[string] = [
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

const common: Project = {
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

const server: Project = {
  ...common,
  displayName: 'server',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/{server,contract,scripts,spec}/**/*.test.ts'],
};

const reactBuild = (name: string) => `<rootDir>/node_modules/${name}.production.js`;
const reduxBuild = (name: string) => `<rootDir>/node_modules/${name}.production.min.cjs`;

/** React and Redux as people get them: React's development build takes more than half as long again. */
const productionBuilds = {
  '^react$': reactBuild('react/cjs/react'),
  '^react/jsx-runtime$': reactBuild('react/cjs/react-jsx-runtime'),
  '^react-dom$': reactBuild('react-dom/cjs/react-dom'),
  '^react-dom/client$': reactBuild('react-dom/cjs/react-dom-client'),
  '^scheduler$': '<rootDir>/scripts/jest/reactScheduler.cjs',
  '^@reduxjs/toolkit$': reduxBuild('@reduxjs/toolkit/dist/cjs/redux-toolkit'),
  '^@reduxjs/toolkit/query$': reduxBuild('@reduxjs/toolkit/dist/query/cjs/rtk-query'),
  '^@reduxjs/toolkit/query/react$': reduxBuild(
    '@reduxjs/toolkit/dist/query/react/cjs/rtk-query-react',
  ),
  '^react-redux$': reduxBuild('react-redux/dist/cjs/react-redux'),
};

const LAZY_BARRELS = '(?:antd/lib|@ant-design/icons/lib/icons)/index\\.js$';
const ELEMENT_IDS = '@rc-component/util/lib/hooks/useId\\.js$';
const RUNTIME_STYLES =
  '(?:antd/lib/theme/(?:useToken|util/genStyleUtils)|@ant-design/icons/lib/renderUtils)\\.js$';

const web: Project = {
  ...common,
  displayName: 'web',
  // jsdom with Node's own fetch, streams and encoders, so that requests reach the real test server.
  testEnvironment: '<rootDir>/scripts/jest/browserWithServer.cjs',
  testMatch: ['<rootDir>/src/**/!(*.development).test.{ts,tsx}'],
  setupFilesAfterEnv: ['<rootDir>/src/testing/environment/setupJsdom.ts'],
  moduleNameMapper: {
    ...productionBuilds,
    '\\.module\\.css$': '<rootDir>/scripts/jest/cssModuleStub.cjs',
    '\\.css$': '<rootDir>/scripts/jest/cssModuleStub.cjs',
    '^@ant-design/plots$': '<rootDir>/src/testing/environment/plots.tsx',
    // The icons' CommonJS form asks for the colours' ES form, which Jest cannot load.
    '^@ant-design/colors/es/(.*)$': '@ant-design/colors/lib/$1',
    ...moduleNameMapper,
  },
  transform: {
    ...transform,
    [LAZY_BARRELS]: '<rootDir>/scripts/jest/lazyBarrel.cjs',
    [ELEMENT_IDS]: '<rootDir>/scripts/jest/uniqueIds.cjs',
    [RUNTIME_STYLES]: '<rootDir>/scripts/build/antdStyles/jestTransform.cjs',
  },
  transformIgnorePatterns: [
    `/node_modules/(?!.*(?:${LAZY_BARRELS}|${ELEMENT_IDS}|${RUNTIME_STYLES}))`,
  ],
};

const { moduleNameMapper: webModules } = web;

/** One story in the development builds, which write to the console what they find wrong. */
const webInDevelopment: Project = {
  ...web,
  displayName: 'web in development',
  testMatch: ['<rootDir>/src/**/*.development.test.tsx'],
  moduleNameMapper: Object.fromEntries(
    Object.entries(webModules ?? {}).filter(([name]) => !(name in productionBuilds)),
  ),
};

/** Needs a build and a browser, hence apart: `npm run e2e`. */
const e2e: Project = {
  ...common,
  displayName: 'e2e',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
};

const run: Config = {
  testTimeout: waiting.TEST_MS,
  testSequencer: '<rootDir>/scripts/jest/longestFirst.cjs',
  // Beside Jest's own: how much there is to run, and how to run alone what failed.
  reporters: ['default', '<rootDir>/scripts/jest/testReporter.cjs', 'summary'],
};

const config: Config = process.env.JEST_E2E
  ? { ...run, projects: [e2e], maxWorkers: 4 }
  : { ...run, projects: [server, web, webInDevelopment], maxWorkers: availableParallelism() + 1 };

export default config;
