import { QueryStatus } from '@reduxjs/toolkit/query';
import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const OVERVIEW = '/company-overview';
const DRIVER = '/company-overview?tab=revenue-growth';

const text = (shown: string | RegExp) => () => screen.findAllByText(shown);
/** Redux Toolkit tells components about replies in the next frame. */
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const chart = () => screen.findByRole('application');

it.each([
  { path: OVERVIEW, query: 'getTargets', isShown: text('Weakest sub-drivers') },
  { path: OVERVIEW, query: 'getSubdrivers', isShown: text('Global Average') },
  { path: DRIVER, query: 'getSubdrivers', isShown: text('Recommended Actions') },
  { path: DRIVER, query: 'getDrivers', isShown: text('Recommended Actions') },
  { path: '/plan', query: 'getTargets', isShown: text(/already in the plan$/) },
  { path: '/evolution?targets=yes', query: 'getTargets', isShown: chart },
  { path: '/?targets=yes', query: 'getTargets', isShown: chart },
])('the download of $path waits for $query', async ({ path, query, isShown }) => {
  await server.signIn('editor');
  const release = server.faults.holdNext(query);
  const { store } = renderApp(path);
  const pending = () =>
    Object.values(store.getState().api.queries).flatMap((one) =>
      one?.status === QueryStatus.pending ? [one.endpointName] : [],
    );
  await waitFor(() => expect(pending()).toEqual([query]));
  await isShown();
  await nextFrame();
  await nextFrame();
  expect(await screen.findByRole('button', { name: 'Download: Loading data…' })).toBeDisabled();
  release();
  expect(await screen.findByRole('button', { name: 'Download' })).toBeEnabled();
});
