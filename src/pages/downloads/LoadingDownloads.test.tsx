import { QueryStatus } from '@reduxjs/toolkit/query';
import { screen, waitFor } from '@testing-library/react';
import { historyWeekOf } from '@contract/scoring/weeks';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const OVERVIEW = '/company-overview';
/** The year of the chart is selected once its data are there. */
const YEAR = String(historyWeekOf(new Date()).year);
const DRIVER = '/company-overview?tab=revenue-growth';

it.each([
  [OVERVIEW, 'Weakest sub-drivers', 'getTargets'],
  [OVERVIEW, 'Global Average', 'getSubdrivers'],
  [DRIVER, 'Recommended Actions', 'getSubdrivers'],
  [DRIVER, 'Recommended Actions', 'getDrivers'],
  ['/plan', 'In the plan', 'getTargets'],
  ['/evolution?targets=yes', YEAR, 'getTargets'],
  ['/?targets=yes', YEAR, 'getTargets'],
])('the download of %s, which shows %s, waits for %s', async (path, shown, query) => {
  await server.signIn('editor');
  const release = server.faults.holdNext(query);
  const { store } = renderApp(path);
  const pending = () =>
    Object.values(store.getState().api.queries).flatMap((one) =>
      one?.status === QueryStatus.pending ? [one.endpointName] : [],
    );
  await waitFor(() => expect(pending()).toEqual([query]));
  await screen.findAllByText(shown);
  expect(screen.getByRole('button', { name: 'Download: Loading data…' })).toBeDisabled();
  release();
  expect(await screen.findByRole('button', { name: 'Download' })).toBeEnabled();
});
