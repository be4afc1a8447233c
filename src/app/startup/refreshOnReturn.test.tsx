import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const MINUTE_MS = 60_000;

/** Hides the tab, runs `meanwhile`, advances the clock by `ms` and shows the tab again. */
async function leaveTab(ms: number, meanwhile: () => Promise<unknown> = async () => undefined) {
  const isHidden = jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  window.dispatchEvent(new Event('blur'));
  await meanwhile();
  const now = Date.now.bind(Date);
  jest.spyOn(Date, 'now').mockImplementation(() => now() + ms);
  isHidden.mockReturnValue(false);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
    window.dispatchEvent(new Event('focus'));
  });
}

const rename = (name: string) =>
  server.store.write((tx) => tx.update('companies', FIXTURE_COMPANY.id, { name }));

/** Returns a function that lists the requests sent since this call. */
function recordRequests(): () => string[] {
  const before = server.browser.requests.length;
  return () => server.browser.requests.slice(before).toSorted();
}

const expectNothingLoads = () =>
  expect(document.querySelector('[aria-busy=true], .ant-skeleton')).toBeNull();

async function openDashboard() {
  await server.signIn('editor');
  const app = renderApp('/');
  expect(await screen.findByText('90%')).toBeVisible();
  await screen.findByRole('application');
  await waitFor(expectNothingLoads);
  return app;
}

describe('Returning to the browser tab', () => {
  it('updates figures that another user has changed, and keeps the old ones visible until then', async () => {
    await openDashboard();
    const requests = recordRequests();
    const release = server.faults.holdNext('getImpactAreas');
    await leaveTab(MINUTE_MS, () =>
      server.store.write((tx) => tx.remove('answers', { company_id: FIXTURE_COMPANY.id })),
    );
    await waitFor(() => expect(requests()).toContain('getImpactAreas'));
    expect(screen.getByText('90%')).toBeVisible();
    expectNothingLoads();
    release();
    await waitFor(() => expect(screen.queryByText('90%')).toBeNull());
    expect(requests()).toEqual([
      '/auth/user',
      'getCompanies',
      'getDrivers',
      'getGraphDrivers',
      'getImpactAreas',
    ]);
  });

  it('sends no requests after a short absence', async () => {
    await openDashboard();
    const requests = recordRequests();
    await leaveTab(10_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(requests()).toEqual([]);
  });

  it('keeps the open form unchanged and updates the list behind it', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/companies-management');
    const [first] = await screen.findAllByRole('button', { name: /^Actions for Alder/ });
    if (!first) throw new Error('The company is not listed');
    await user.click(first);
    await user.click(await screen.findByRole('menuitem', { name: 'Edit details' }));
    const name = within(await screen.findByRole('dialog')).getByLabelText('Company name');
    await user.clear(name);
    await user.type(name, 'Half a na');
    await leaveTab(MINUTE_MS, () => rename('Alder Hill'));
    const menu = { name: /^Actions for Alder Hill/, hidden: true };
    expect(await screen.findByRole('button', menu)).toBeInTheDocument();
    expect(name).toHaveValue('Half a na');
    expect(name).toHaveFocus();
  });

  it('applies a role that has changed in the meantime', async () => {
    await openDashboard();
    expect(screen.queryByRole('combobox', { name: 'Company shown' })).toBeNull();
    await leaveTab(MINUTE_MS, () =>
      server.store.write((tx) => tx.update('users', 'user-editor', { role: 'administrator' })),
    );
    expect(await screen.findByRole('combobox', { name: 'Company shown' })).toBeVisible();
  });

  it('opens the sign-in dialog over an open form if the session has ended', async () => {
    await server.signIn('admin');
    const { user, address } = renderApp('/companies-management');
    await user.click(await screen.findByRole('button', { name: 'Add new' }));
    const name = within(await screen.findByRole('dialog')).getByLabelText('Company name');
    await user.type(name, 'Fresh Works');
    await leaveTab(MINUTE_MS, () => server.endSessions());
    expect(await screen.findByText('Please log in again')).toBeVisible();
    expect(name).toHaveValue('Fresh Works');
    expect(address.path).toBe('/companies-management');
  });

  it('keeps the displayed figures if the server is unreachable', async () => {
    await openDashboard();
    server.faults.goDown();
    const requests = recordRequests();
    await leaveTab(MINUTE_MS);
    await waitFor(() => expect(requests()).toContain('/auth/user'));
    expect(screen.getByText('90%')).toBeVisible();
    expect(screen.queryByText(/^Sample data/)).toBeNull();
  });
});
