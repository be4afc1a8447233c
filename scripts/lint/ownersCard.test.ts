import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { dependencies, devDependencies } from '../../package.json';

// The packages and the files that the product's owner asked for by name.

const root = path.resolve(__dirname, '../..');

test.each([
  'react',
  'react-dom',
  '@reduxjs/toolkit',
  'react-redux',
  'redux-persist',
  'react-router',
  'antd',
  '@ant-design/plots',
  'dayjs',
  'webpack',
  'ts-loader',
  'jest',
  '@testing-library/react',
  'json-server',
])('the package %s is used', (name) => {
  expect(Object.keys({ ...dependencies, ...devDependencies })).toContain(name);
});

test.each([
  'package.json',
  'webpack.config.js',
  'tsconfig.json',
  'src',
  'public',
  'db.json',
  'jest.config.ts',
  '.storybook',
])('%s is at the top level', (name) => {
  expect(existsSync(path.join(root, name))).toBe(true);
});

test('webpack compiles with ts-loader', () => {
  const parts = readdirSync(path.join(root, 'scripts/build')).map(
    (name) => `scripts/build/${name}`,
  );
  const files = ['webpack.config.js', ...parts].filter((file) => /\.[cm]?js$/.test(file));
  const code = files.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  expect(code.includes("loader: 'ts-loader'")).toBe(true);
});
