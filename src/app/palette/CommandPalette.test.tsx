import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer, type Account } from '@/testing/server/testServer';

const server = useTestServer();
type User = ReturnType<typeof renderApp>['user'];

async function open(account: Account, path = '/faq') {
  await server.signIn(account);
  const app = renderApp(path);
  await screen.findByRole('button', { name: /^Jump to a page/ });
  await app.user.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog', { name: 'Jump to' });
  return app;
}

const searchFor = async (user: User, typed: string) => {
  await user.search(await screen.findByRole('combobox', { name: 'Jump to' }), typed);
};
const waitUntilClosed = () =>
  waitFor(() => expect(screen.queryByRole('combobox', { name: 'Jump to' })).toBeNull());

describe('The command palette', () => {
  it('opens a page by its name, using only the keyboard', async () => {
    const { user, address } = await open('subscriber');
    await searchFor(user, 'evol');
    expect(await screen.findAllByRole('option')).toHaveLength(1);
    await user.keyboard('{Enter}');
    await waitUntilClosed();
    await waitFor(() => expect(address.path).toBe('/evolution'));
  });

  it('finds an action by words of its title, and shows its number and impact area', async () => {
    const { user, address } = await open('editor');
    await searchFor(user, 'acquired year');
    const found = await screen.findByRole('option', { name: /^1\.3\.2\.2 / });
    expect(within(found).getByText('Corporate Strategy & Business Management')).toBeVisible();
    await user.click(found);
    await waitUntilClosed();
    await waitFor(() =>
      expect(address.path).toMatch(/^\/actionia\?.*activity_id=activity-1-3-2-2$/),
    );
  });

  it('finds drivers and sub-drivers, which open on the tab of their driver', async () => {
    const { user, address } = await open('subscriber');
    await searchFor(user, 'operating margin');
    const drivers = await screen.findByRole('group', { name: 'Drivers and sub-drivers' });
    await user.click(within(drivers).getByRole('option', { name: 'Operating Margin' }));
    await waitFor(() => expect(address.path).toBe('/company-overview?tab=operating-margin'));
  });

  it('begins a command on its page, once', async () => {
    const { user, address } = await open('admin');
    await searchFor(user, 'target');
    await user.click(await screen.findByRole('option', { name: 'Set a target…' }));
    expect(await screen.findByRole('dialog', { name: /Global Average/ })).toBeVisible();
    await waitFor(() => expect(address.path).toBe('/company-overview?tab=general'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    address.back();
    await waitFor(() => expect(address.path).toBe('/faq'));
  });

  it('offers commands to those who may use them only', async () => {
    const { user } = await open('subscriber');
    await searchFor(user, '…');
    expect(await screen.findByText('No results')).toBeVisible();
  });

  it('switches the company for an administrator, and requests its actions once', async () => {
    const { user, address, store } = await open('admin', '/companies-management');
    await searchFor(user, 'blue kiln');
    await user.click(await screen.findByRole('option', { name: 'Blue Kiln Ceramics' }));
    await waitUntilClosed();
    await waitFor(() => expect(address.path).toBe('/'));
    expect(store.getState().companies.shownId).not.toBe(FIXTURE_COMPANY.id);
    expect(server.browser.requests.filter((name) => name === 'allActivities')).toHaveLength(1);
  });

  it('does not offer companies to other roles, and says when there are no results', async () => {
    const { user } = await open('editor');
    await searchFor(user, FIXTURE_COMPANY.name);
    expect(await screen.findByText('No results')).toBeVisible();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('returns the focus to where it was when it is closed, each time', async () => {
    const { user } = await open('editor');
    await user.keyboard('{Escape}');
    await waitUntilClosed();
    for (const name of [/^Jump to a page/, /^Switch to/]) {
      const button = screen.getByRole('button', { name });
      button.focus();
      await user.keyboard('{Control>}k{/Control}');
      await screen.findByRole('combobox', { name: 'Jump to' });
      await user.keyboard('{Escape}');
      await waitUntilClosed();
      await waitFor(() => expect(button).toHaveFocus());
    }
  });

  it('does not open over a dialog that contains typed text', async () => {
    const { user } = await open('admin', '/companies-management');
    await user.keyboard('{Escape}');
    await waitUntilClosed();
    await user.click(await screen.findByRole('button', { name: 'Add new' }));
    const name = await screen.findByLabelText('Company name');
    await user.type(name, 'Fresh Works');
    await user.keyboard('{Control>}k{/Control}');
    expect(screen.queryByRole('combobox', { name: 'Jump to' })).toBeNull();
    expect(name).toHaveValue('Fresh Works');
  });

  it('closes with the same shortcut, and opens with its button', async () => {
    const { user } = await open('editor');
    await user.keyboard('{Control>}k{/Control}');
    await waitUntilClosed();
    await user.click(screen.getByRole('button', { name: /^Jump to a page/ }));
    expect(await screen.findByRole('combobox', { name: 'Jump to' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitUntilClosed();
  });
});
