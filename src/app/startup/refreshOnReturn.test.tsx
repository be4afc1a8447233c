import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const MINUTE_MS = 60_000;

/** The person is in another tab for so long, while `meanwhile` happens. */
async function beAway(ms: number, meanwhile: () => Promise<unknown> = async () => undefined) {
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

/** What was asked for since. */
function askedSince(): () => string[] {
  const before = server.browser.requests.length;
  return () => server.browser.requests.slice(before).toSorted();
}

async function openDashboard() {
  await server.signIn('editor');
  const app = renderApp('/');
  expect(await screen.findByText('90%')).toBeVisible();
  await screen.findByRole('application');
  return app;
}

describe('Who comes back to the page', () => {
  it('sees the figures that somebody else has changed, without anything gone meanwhile', async () => {
    await openDashboard();
    const asked = askedSince();
    const release = server.faults.holdNext('getImpactAreas');
    await beAway(MINUTE_MS, () =>
      server.store.write((tx) => tx.remove('answers', { company_id: FIXTURE_COMPANY.id })),
    );
    await waitFor(() => expect(asked()).toContain('getImpactAreas'));
    expect(screen.getByText('90%')).toBeVisible();
    expect(document.querySelector('[aria-busy=true], .ant-skeleton')).toBeNull();
    release();
    await waitFor(() => expect(screen.queryByText('90%')).toBeNull());
    expect(asked()).toEqual([
      '/auth/user',
      'getCompanies',
      'getDriverCounts',
      'getDrivers',
      'getGraphDrivers',
      'getImpactAreas',
    ]);
  });

  it('after a moment asks for nothing', async () => {
    await openDashboard();
    const asked = askedSince();
    await beAway(10_000);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(asked()).toEqual([]);
  });

  it('finds the form as they left it, and the list beneath as it is now', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/companies-management');
    const [first] = await screen.findAllByRole('button', { name: /^Actions for Alder/ });
    if (!first) throw new Error('The company is not listed');
    await user.click(first);
    await user.click(await screen.findByRole('menuitem', { name: 'Edit details' }));
    const name = within(await screen.findByRole('dialog')).getByLabelText('Company name');
    await user.clear(name);
    await user.type(name, 'Half a na');
    await beAway(MINUTE_MS, () => rename('Alder Hill'));
    const menu = { name: /^Actions for Alder Hill/, hidden: true };
    expect(await screen.findByRole('button', menu)).toBeInTheDocument();
    expect(name).toHaveValue('Half a na');
    expect(name).toHaveFocus();
  });

  it('has another role by now, and may do what goes with it', async () => {
    await openDashboard();
    expect(screen.queryByRole('combobox', { name: 'Company shown' })).toBeNull();
    await beAway(MINUTE_MS, () =>
      server.store.write((tx) => tx.update('users', 'user-editor', { role: 'administrator' })),
    );
    expect(await screen.findByRole('combobox', { name: 'Company shown' })).toBeVisible();
  });

  it('signs in over the form where the session has ended, else at Login', async () => {
    await server.signIn('admin');
    const { user, address } = renderApp('/companies-management');
    await user.click(await screen.findByRole('button', { name: 'Add new' }));
    const name = within(await screen.findByRole('dialog')).getByLabelText('Company name');
    await user.type(name, 'Fresh Works');
    await beAway(MINUTE_MS, () => server.endSessions());
    expect(await screen.findByText('Please log in again')).toBeVisible();
    expect(name).toHaveValue('Fresh Works');
    expect(address.path).toBe('/companies-management');
  });

  it('keeps what is shown where the server cannot be reached', async () => {
    await openDashboard();
    server.faults.goDown();
    const asked = askedSince();
    await beAway(MINUTE_MS);
    await waitFor(() => expect(asked()).toContain('/auth/user'));
    expect(screen.getByText('90%')).toBeVisible();
    expect(screen.queryByText(/^Sample data/)).toBeNull();
  });
});
