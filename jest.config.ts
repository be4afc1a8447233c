/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

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

const transform = { '^.+\\.tsx?$': typescript };
const moduleNameMapper = {
  '^@/(.*)$': '<rootDir>/src/$1',
  '^@contract/(.*)$': '<rootDir>/contract/$1',
  '^@server/(.*)$': '<rootDir>/server/$1',
};

const common: Project = {
  rootDir: __dirname,
  moduleNameMapper,
  transform,
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

const web: Project = {
  ...common,
  displayName: 'web',
  // jsdom with Node's own fetch, streams and encoders, so that requests reach the real test server.
  testEnvironment: '<rootDir>/scripts/lib/browserWithServer.cjs',
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  setupFilesAfterEnv: [
    '<rootDir>/src/testing/setupJsdom.ts',
    '<rootDir>/scripts/lib/onceMoreInCi.cjs',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/scripts/lib/cssModuleStub.cjs',
    '\\.css$': '<rootDir>/scripts/lib/cssModuleStub.cjs',
    '^@ant-design/plots$': '<rootDir>/src/testing/plots.tsx',
    '^@ant-design/icons-svg/es/(.*)$': '@ant-design/icons-svg/lib/$1',
    // The icons' CommonJS form asks for the colours' ES form, which Jest cannot load.
    '^@ant-design/colors/es/(.*)$': '@ant-design/colors/lib/$1',
    ...moduleNameMapper,
  },
  transform: {
    ...transform,
    '/antd/lib/index\\.js$': '<rootDir>/scripts/lib/lazyBarrel.cjs',
    '/@ant-design/icons/lib/icons/index\\.js$': '<rootDir>/scripts/lib/lazyBarrel.cjs',
  },
  transformIgnorePatterns: ['/node_modules/(?!antd/lib/index|@ant-design/icons/lib/icons/index)'],
};

/** Needs a build and a browser, hence apart: `npm run e2e`. */
const e2e: Project = {
  ...common,
  displayName: 'e2e',
  testEnvironment: 'node',
  testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
  setupFilesAfterEnv: ['<rootDir>/scripts/lib/onceMoreInCi.cjs'],
};

const config: Config = process.env.JEST_E2E
  ? { projects: [e2e], testTimeout: 60_000, maxWorkers: 2 }
  : { projects: [server, web], testTimeout: 60_000, maxWorkers: '100%' };

export default config;
