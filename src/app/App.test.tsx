import { PAGES } from '@contract/pages';
import { render, screen, waitFor, within } from '@testing-library/react';
import { paths, type RouteName } from '@/shared/routing/paths';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { expectConsole } from '@/testing/checks/consoleGuard';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';
import { setViewport } from '@/testing/page/viewport';
import { Providers } from './App';
import { makeStore } from './store/store';

const server = useTestServer();

const ROUTE_NAMES = Object.keys(PAGES) as RouteName[];
const PERSISTED_KEY = 'value-drivers/user-editor';

describe('The app', () => {
  it.each(ROUTE_NAMES.filter((name) => PAGES[name].access === 'signedIn'))(
    'redirects a guest from %s to Login, which keeps the requested address (§2.2, §4.1)',
    async (name) => {
      const { address } = renderApp(paths[name]());
      await screen.findByLabelText('Email');
      expect(address.path).toBe(paths.login(paths[name]()));
    },
  );

  it.each(ROUTE_NAMES.filter((name) => PAGES[name].access === 'guest'))(
    'redirects a signed-in user from %s to the dashboard (§2.3)',
    async (name) => {
      await server.signIn('editor');
      const { address } = renderApp(paths[name]());
      await waitFor(() => expect(address.path).toBe('/'));
    },
  );

  it('shows onboarding to a signed-in user (§2.4)', async () => {
    await server.signIn('editor');
    renderApp('/onboarding');
    expect(
      await screen.findByRole('heading', { name: 'Please, complete your profile' }),
    ).toBeVisible();
  });

  it.each(['/login', '/forgot-password', '/reset-password', '/onboarding', '/create-user'])(
    'has no sidebar on %s (§2.13)',
    async (path) => {
      renderApp(path);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.queryByRole('navigation')).toBeNull();
    },
  );

  it('has no Add new button on the help page, not even for administrators (§2.14)', async () => {
    await server.signIn('admin');
    renderApp('/faq');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add new' })).toBeNull();
  });

  it('shows a not-found page at an unknown address', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp('/no/such/page');
    expect(await screen.findAllByText('Page not found')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Back to the dashboard' }));
    await waitFor(() => expect(address.path).toBe('/'));
  });

  it('has a sidebar with four pages, three management links in order, and the profile menu (§2.11)', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/faq');
    const menu = await screen.findByRole('navigation', { name: 'Main menu' });
    const links = within(menu).getAllByRole('link');
    const specified = ['Dashboard', 'Impact areas', 'Company overview', 'Evolution'];
    expect(
      links.map((link) => link.textContent).filter((name) => specified.includes(name)),
    ).toEqual(specified);
    const manage = within(screen.getByRole('navigation', { name: 'Manage' })).getAllByRole('link');
    expect(manage.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['My Companies', '/companies-management'],
      ['Workspaces', '/workspaces-management'],
      ['Collaborators', '/collaborators-management'],
    ]);
    await user.click(
      await screen.findByRole('button', { name: `Account of ${ACCOUNT_NAMES.editor}` }),
    );
    const items = await screen.findAllByRole('menuitem', {
      name: /account|support|report|logout/i,
    });
    expect(items.map((item) => item.textContent)).toEqual([
      'My account',
      'Support and help center',
      'Report an error',
      'Logout',
    ]);
  });

  it.each(['/faq', '/companies-management', '/workspaces-management', '/collaborators-management'])(
    'shows no company selector on %s (§2.21)',
    async (path) => {
      await server.signIn('editor');
      renderApp(path);
      await screen.findByRole('button', { name: `Account of ${ACCOUNT_NAMES.editor}` });
      const bar = within(screen.getByRole('banner'));
      await waitFor(() => expect(bar.queryByText('Alder Valley Foods')).not.toBeInTheDocument());
    },
  );

  it('shows the menu in a drawer on phones, which is closed initially and after navigation (§2.12)', async () => {
    setViewport({ width: 390 });
    await server.signIn('editor');
    const { user } = renderApp('/');
    const opener = await screen.findByRole('button', { name: 'Open menu' });
    expect(screen.queryByRole('menu')).not.toBeInTheDocument();

    await user.click(opener);
    await user.click(await screen.findByRole('link', { name: 'Impact areas' }));
    expect(await screen.findByRole('heading', { name: 'Impact areas' })).toBeVisible();
    await waitFor(() => expect(document.querySelector('.ant-drawer-open')).toBeNull());
  });

  it('shows the Logout entry in red, and closes the drawer on logout (§2.15)', async () => {
    setViewport({ width: 390 });
    await server.signIn('editor');
    const { user, address } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    await user.click(
      await screen.findByRole('button', { name: `Account of ${ACCOUNT_NAMES.editor}` }),
    );
    const entry = await screen.findByRole('menuitem', { name: 'Logout' });
    expect(entry).toHaveClass('ant-dropdown-menu-item-danger');
    await user.click(entry);
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(address.path).toBe('/login');
    expect(document.querySelector('.ant-drawer-open')).toBeNull();
  });

  it('goes to Login even if the logout request fails (§4.4)', async () => {
    expectConsole(/^Logout failed/);
    await server.signIn('editor');
    const { user, address } = renderApp('/faq');
    server.faults.loseNext('/auth/logout');
    await user.click(
      await screen.findByRole('button', { name: `Account of ${ACCOUNT_NAMES.editor}` }),
    );
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(address.path).toBe('/login');
  });

  it('shows the user’s picture, or a generic one if there is none (§2.19)', async () => {
    await server.store.write((tx) => tx.update('users', 'user-editor', { picture_url: null }));
    await server.signIn('editor');
    const { close } = renderApp('/faq');
    const profile = await screen.findByRole('button', {
      name: `Account of ${ACCOUNT_NAMES.editor}`,
    });
    expect(profile.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'EK');
    expect(profile.querySelector('img')).toBeNull();
    close();

    const picture_url = '/uploads/mine.png';
    await server.store.write((tx) => tx.update('users', 'user-editor', { picture_url }));
    renderApp('/faq');
    const own = await screen.findByRole('button', { name: `Account of ${ACCOUNT_NAMES.editor}` });
    expect(own.querySelector('img')).toHaveAttribute('src', picture_url);
  });

  it('opens and closes the profile menu with the keyboard', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/');
    const button = await screen.findByRole('button', {
      name: `Account of ${ACCOUNT_NAMES.editor}`,
    });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    button.focus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-expanded', 'true');
    const entry = await screen.findByRole('menuitem', { name: /My account/ });
    await waitFor(() => expect(entry).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
    expect(button).toHaveFocus();
  });

  it('keeps the selected theme for the next visit', async () => {
    await server.signIn('editor');
    const { user, close } = renderApp('/faq');
    await screen.findByRole('button', { name: `Account of ${ACCOUNT_NAMES.editor}` });
    await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    close();

    renderApp('/faq');
    expect(await screen.findByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  });

  it('keeps a theme that was selected before the user was loaded', async () => {
    await server.signIn('editor');
    const release = server.faults.holdNext('/auth/user');
    const { user, close } = renderApp('/faq');
    await user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
    release();
    await screen.findByRole('button', { name: `Account of ${ACCOUNT_NAMES.editor}` });
    expect(document.documentElement.dataset.theme).toBe('dark');
    close();

    renderApp('/faq');
    expect(await screen.findByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  });

  it.each([
    ['is not JSON', '{{{'],
    ['is null', 'null'],
    ['is a number', '7'],
    ['has parts that are not JSON', JSON.stringify({ companies: '{', _persist: '{"version":1}' })],
    [
      'has parts of another shape',
      JSON.stringify({
        companies: '[1]',
        activity: '"x"',
        theme: 'null',
        _persist: '{"version":1,"rehydrated":true}',
      }),
    ],
    [
      'has a newer version',
      JSON.stringify({ theme: '{"choice":"dark"}', _persist: '{"version":99}' }),
    ],
    ['has no version', JSON.stringify({ theme: '{"choice":"dark"}' })],
  ])('starts with the initial state if the persisted state %s', async (_, persisted) => {
    window.localStorage.setItem(PERSISTED_KEY, persisted);
    await server.signIn('editor');
    renderApp('/');
    expect(await screen.findByText('8 of 10')).toBeVisible();
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it('works when browser storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    await server.signIn('editor');
    renderApp('/');
    expect(await screen.findByText('8 of 10')).toBeVisible();
  });

  it('drops the notification of a reply that arrives after the app has gone', async () => {
    let success: ReturnType<typeof useNotify>['success'] = () => undefined;
    function Page() {
      ({ success } = useNotify());
      return null;
    }
    const { unmount } = render(
      <Providers store={makeStore()}>
        <Page />
      </Providers>,
    );
    success('The companies were saved.');
    expect(await screen.findByText('The companies were saved.')).toBeVisible();
    unmount();
    // antd would write to the console, which fails a test.
    success('The answer was saved.');
    expect(screen.queryByText('The answer was saved.')).toBeNull();
  });
});
