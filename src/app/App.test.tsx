import { screen, waitFor, within } from '@testing-library/react';
import { paths, ROUTES, type RouteName } from '@/shared/routing/paths';
import { expectConsole } from '@/testing/checks/consoleGuard';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';
import { setViewport } from '@/testing/page/viewport';

const server = useTestServer();

const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
const KEPT = 'value-drivers/user-editor';

describe('The app', () => {
  it.each(ROUTE_NAMES.filter((name) => ROUTES[name].access === 'signedIn'))(
    'sends a guest from %s to Login, with the way back',
    async (name) => {
      const { address } = renderApp(paths[name]());
      await screen.findByLabelText('Email');
      expect(address.path).toBe(paths.login(paths[name]()));
    },
  );

  it.each(ROUTE_NAMES.filter((name) => ROUTES[name].access === 'guest'))(
    'sends who is signed in from %s to the dashboard',
    async (name) => {
      await server.signIn('editor');
      const { address } = renderApp(paths[name]());
      await waitFor(() => expect(address.path).toBe('/'));
    },
  );

  it('shows onboarding to who is signed in', async () => {
    await server.signIn('editor');
    renderApp('/onboarding');
    expect(
      await screen.findByRole('heading', { name: 'Please, complete your profile' }),
    ).toBeVisible();
  });

  it.each(['/login', '/forgot-password', '/reset-password', '/onboarding', '/create-user'])(
    'has no sidebar on %s',
    async (path) => {
      renderApp(path);
      expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
      expect(screen.queryByRole('navigation')).toBeNull();
    },
  );

  it('has no Add new on the help page, for administrators either', async () => {
    await server.signIn('admin');
    renderApp('/faq');
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add new' })).toBeNull();
  });

  it('says so at an unknown address', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp('/no/such/page');
    expect(await screen.findAllByText('Page not found')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Back to the dashboard' }));
    expect(address.path).toBe('/');
  });

  it('has a sidebar with four pages, three management links in order, and the profile menu', async () => {
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
    await user.click(await screen.findByRole('button', { name: 'Account of Editor' }));
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
    'shows no company selector on %s',
    async (path) => {
      await server.signIn('editor');
      renderApp(path);
      await screen.findByRole('button', { name: 'Account of Editor' });
      const bar = within(screen.getByRole('banner'));
      await waitFor(() => expect(bar.queryByText('Alder Valley Foods')).not.toBeInTheDocument());
    },
  );

  it('keeps the menu in a drawer on a phone: closed at first and after every change of page', async () => {
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

  it('closes the drawer with the logout, which is red', async () => {
    setViewport({ width: 390 });
    await server.signIn('editor');
    const { user, address } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Open menu' }));
    await user.click(await screen.findByRole('button', { name: 'Account of Editor' }));
    const entry = await screen.findByRole('menuitem', { name: 'Logout' });
    expect(entry).toHaveClass('ant-dropdown-menu-item-danger');
    await user.click(entry);
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(address.path).toBe('/login');
    expect(document.querySelector('.ant-drawer-open')).toBeNull();
  });

  it('goes to Login also where the server knows of no logout', async () => {
    expectConsole(/^Logout failed/);
    await server.signIn('editor');
    const { user, address } = renderApp('/faq');
    server.faults.loseNext('/auth/logout');
    await user.click(await screen.findByRole('button', { name: 'Account of Editor' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(address.path).toBe('/login');
  });

  it('shows the generic picture of who has none, and their own of who has', async () => {
    await server.store.write((tx) => tx.update('users', 'user-editor', { picture_url: null }));
    await server.signIn('editor');
    const { close } = renderApp('/faq');
    const profile = await screen.findByRole('button', { name: 'Account of Editor' });
    expect(profile.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'E');
    expect(profile.querySelector('img')).toBeNull();
    close();

    const picture_url = '/uploads/mine.png';
    await server.store.write((tx) => tx.update('users', 'user-editor', { picture_url }));
    renderApp('/faq');
    const own = await screen.findByRole('button', { name: 'Account of Editor' });
    expect(own.querySelector('img')).toHaveAttribute('src', picture_url);
  });

  it('opens what is theirs by the keyboard alone', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/');
    const button = await screen.findByRole('button', { name: 'Account of Editor' });
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

  it('keeps the chosen colours for the next visit', async () => {
    await server.signIn('editor');
    const { user, close } = renderApp('/faq');
    await screen.findByRole('button', { name: 'Account of Editor' });
    await user.click(screen.getByRole('button', { name: 'Switch to dark theme' }));
    expect(document.documentElement.dataset.theme).toBe('dark');
    close();

    renderApp('/faq');
    expect(await screen.findByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  });

  it('keeps colours that were chosen before the user was known', async () => {
    await server.signIn('editor');
    const release = server.faults.holdNext('/auth/user');
    const { user, close } = renderApp('/faq');
    await user.click(await screen.findByRole('button', { name: 'Switch to dark theme' }));
    release();
    await screen.findByRole('button', { name: 'Account of Editor' });
    expect(document.documentElement.dataset.theme).toBe('dark');
    close();

    renderApp('/faq');
    expect(await screen.findByRole('button', { name: 'Switch to light theme' })).toBeVisible();
  });

  it.each([
    ['no JSON', '{{{'],
    ['null', 'null'],
    ['a number', '7'],
    ['parts that are no JSON', JSON.stringify({ companies: '{', _persist: '{"version":1}' })],
    [
      'parts of another form',
      JSON.stringify({
        companies: '[1]',
        activity: '"x"',
        theme: 'null',
        _persist: '{"version":1,"rehydrated":true}',
      }),
    ],
    ['a newer version', JSON.stringify({ theme: '{"choice":"dark"}', _persist: '{"version":99}' })],
    ['no version', JSON.stringify({ theme: '{"choice":"dark"}' })],
  ])('starts afresh from kept state that is %s', async (_, kept) => {
    window.localStorage.setItem(KEPT, kept);
    await server.signIn('editor');
    renderApp('/');
    expect(await screen.findByText('8 of 10')).toBeVisible();
    expect(document.documentElement.dataset.theme).toBe('light');
  });

  it('works where the browser keeps nothing', async () => {
    const blocked = () => {
      throw new DOMException('Blocked', 'SecurityError');
    };
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    await server.signIn('editor');
    renderApp('/');
    expect(await screen.findByText('8 of 10')).toBeVisible();
  });
});
