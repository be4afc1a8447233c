/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';

/** Packages that contain ES modules only. Jest runs CommonJS, so they are transformed as well. */
const ES_ONLY = ['openid-client', 'oauth4webapi', 'jose'];

const common = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@contract/(.*)$': '<rootDir>/contract/$1',
    '^@server/(.*)$': '<rootDir>/server/$1',
    // Jest runs CommonJS, and these packages contain both forms.
    '^@ant-design/(colors|icons-svg)/es/(.*)$': '@ant-design/$1/lib/$2',
  },
  transform: {
    '\\.[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(?:${ES_ONLY.join('|')})/)`],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
  restoreMocks: true,
} satisfies Config;

const config: Config = {
  projects: [
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{server,contract,scripts}/**/*.test.ts'],
    },
    {
      ...common,
      displayName: 'web',
      // jsdom with Node's own fetch and streams, so that requests reach the test's server.
      testEnvironment: 'jest-fixed-jsdom',
      testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
      setupFilesAfterEnv: ['<rootDir>/src/testing/environment/setupJsdom.ts'],
      moduleNameMapper: {
        '\\.css$': 'identity-obj-proxy',
        '^@ant-design/plots$': '<rootDir>/src/testing/environment/plots.tsx',
        ...common.moduleNameMapper,
      },
    },
    {
      ...common,
      // The built product in Chromium: `npm run e2e`.
      displayName: 'e2e',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/e2e/**/*.e2e.ts'],
    },
    {
      ...common,
      // The built Storybook in Chromium: `npm run stories`.
      displayName: 'stories',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/e2e/stories/*.test.ts'],
    },
  ],
  maxWorkers: '100%',
  // A worker keeps memory of the test files that it has run.
  workerIdleMemoryLimit: '1GB',
  testTimeout: 60_000,
};

export default config;
