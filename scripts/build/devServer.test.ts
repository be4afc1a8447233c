import { PAGES } from '@contract/pages';
import openApi from '../../docs/openapi.json';
import { apiCallTest } from './devServer.cjs';

const isApiCall = apiCallTest();

test('every call reaches the API server in development', () => {
  const calls = Object.entries(openApi.paths).flatMap(([path, operations]) =>
    Object.keys(operations).map((method) => ({
      path: path.replace(/\{[^}]+\}/g, 'id'),
      method: method.toUpperCase(),
    })),
  );
  expect(calls.length).toBeGreaterThan(50);
  expect(calls.filter(({ path, method }) => !isApiCall(path, { method }))).toEqual([]);
});

test('no page does', () => {
  const paths = Object.values(PAGES).map(({ path }) => path.replace(/:\w+/g, 'id'));
  const request = { method: 'GET', headers: { accept: 'text/html,*/*;q=0.8' } };
  expect(paths.filter((path) => isApiCall(path, request))).toEqual([]);
});
