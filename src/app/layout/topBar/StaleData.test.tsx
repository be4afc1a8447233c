import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { renderApp } from '@/testing/page/renderApp';
import { advanceClock } from '@/testing/page/advanceClock';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const bar = () => within(screen.getByRole('banner'));

/** Opens the dashboard, then another page, and advances the clock until the dashboard's data is stale. */
async function visitDashboard() {
  const { user, ...page } = renderApp('/');
  expect(await screen.findByText('8 of 10')).toBeVisible();
  expect(await screen.findByText('90%')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Impact areas' }));
  await screen.findByRole('heading', { level: 1, name: 'Impact areas' });
  advanceClock(300);
  return { user, ...page };
}

describe('Data that cannot be refreshed', () => {
  it('stays visible with the time when it was loaded, until Retry succeeds', async () => {
    await server.signIn('editor');
    const { user } = await visitDashboard();
    expect(bar().queryByText(/^As of/)).toBeNull();

    server.faults.goDown();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await bar().findByText(/^As of/)).toBeVisible();
    expect(screen.getByText('8 of 10')).toBeVisible();
    expect(screen.queryByText(/^Sample data/)).toBeNull();

    const retry = bar().getByRole('button', { name: 'Retry' });
    await waitFor(() => expect(retry).toBeEnabled());
    server.faults.recover();
    const release = server.faults.holdNext('getDrivers');
    await user.click(retry);
    await waitFor(() => expect(retry).toBeDisabled());
    release();
    await waitFor(() => expect(bar().queryByText(/^As of/)).toBeNull());
    expect(screen.getByText('8 of 10')).toBeVisible();
  });

  it('offers Retry once each request has ended, because a pending one would not be repeated', async () => {
    await server.signIn('editor');
    const { user } = await visitDashboard();
    server.faults.goDown();
    const lose = server.faults.holdAndLoseNext('getGraphDrivers');
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    const retry = await bar().findByRole('button', { name: 'Retry' });
    await waitFor(() => expect(retry).toBeDisabled());

    server.faults.recover();
    lose();
    await waitFor(() => expect(retry).toBeEnabled());
    await user.click(retry);
    await waitFor(() => expect(bar().queryByText(/^As of/)).toBeNull());
  });

  it('is never beside sample data, also not for figures that were not loaded before', async () => {
    await server.signIn('editor');
    server.faults.breakDown('getGraphDrivers');
    const { user } = await visitDashboard();

    server.faults.goDown();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await bar().findByText(/^As of/)).toBeVisible();
    expect(screen.getByText('8 of 10')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Sample data/)).toBeNull());
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be reached');
  });

  it('is marked as stale in the user’s language', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-MX', 'en']);
    await server.signIn('editor');
    const { user } = renderApp('/');
    expect(
      await screen.findByRole('heading', { name: `Hola de nuevo, ${ACCOUNT_NAMES.editor}` }),
    ).toBeVisible();
    expect(await screen.findByText(/^90\s?%$/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Áreas de impacto' }));
    await screen.findByRole('heading', { level: 1, name: 'Áreas de impacto' });
    advanceClock(300);
    server.faults.goDown();
    await user.click(screen.getByRole('link', { name: 'Panel de control' }));
    expect(await bar().findByText(/^Datos del/)).toBeVisible();
    expect(bar().getByRole('button', { name: 'Reintentar' })).toBeVisible();
  });

  it('says on a page without figures that there is no connection, until a request succeeds', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/workspaces-management');
    await screen.findByRole('heading', { level: 2, name: 'Food and Household Group' });
    expect(screen.queryByText(/^No connection/)).toBeNull();

    server.faults.goDown();
    await user.click(screen.getByRole('link', { name: 'Collaborators' }));
    expect(await screen.findByText(/^No connection/)).toBeVisible();

    server.faults.recover();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByText(/^No connection/)).toBeNull());
  });
});
