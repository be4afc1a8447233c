import { screen, waitFor } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { renderApp } from '@/testing/page/renderApp';
import { useSignOnInPage } from '@/testing/page/signOnInPage';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

async function fillIn(user: ReturnType<typeof renderApp>['user'], email: string, password: string) {
  const field = await screen.findByLabelText('Email');
  if (email) await user.type(field, email);
  if (password) await user.type(screen.getByLabelText('Password'), password);
  await user.click(screen.getByRole('button', { name: 'Login' }));
}

describe('Login', () => {
  it('redirects a guest to the intended page (§4.5)', async () => {
    const { user, address } = renderApp('/impact-areas');
    await fillIn(user, 'editor@example.com', 'Demo2026');

    expect(await screen.findByRole('heading', { name: 'Impact areas' })).toBeVisible();
    expect(address.path).toBe('/impact-areas');
  });

  it('opens the dashboard without an intended page (§4.6)', async () => {
    const { user, address } = renderApp('/login');
    await fillIn(user, 'editor@example.com', 'Demo2026');

    expect(
      await screen.findByRole('heading', { name: `Welcome back, ${ACCOUNT_NAMES.editor}` }),
    ).toBeVisible();
    expect(address.path).toBe('/');
  });

  it('never leaves the product through the redirect', async () => {
    const { user, address } = renderApp('/login?redirect=//elsewhere.example/x');
    await fillIn(user, 'editor@example.com', 'Demo2026');

    await screen.findByRole('heading', { name: `Welcome back, ${ACCOUNT_NAMES.editor}` });
    expect(address.path).toBe('/');
  });

  it('shows which field is missing or invalid, and sends no request (§5.1)', async () => {
    const { user } = renderApp('/login');
    await fillIn(user, '', '');
    expect(await screen.findByText('Email is required')).toBeVisible();
    expect(screen.getByText('Password is required')).toBeVisible();

    await fillIn(user, 'not an address', '');
    expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
    expect(server.browser.requests).not.toContain('/auth/login');
  });

  it('shows the server’s message for a wrong password, and keeps the values (§8.2)', async () => {
    const { user } = renderApp('/login');
    await fillIn(user, 'editor@example.com', 'wrong');

    expect(await screen.findByRole('alert')).toHaveTextContent(/password/i);
    expect(screen.getByLabelText('Email')).toHaveValue('editor@example.com');
    expect(screen.getByRole('button', { name: 'Login' })).toBeEnabled();
  });

  it('shows an error if there is no response (§8.1)', async () => {
    const { user } = renderApp('/login');
    await screen.findByLabelText('Email');
    server.faults.goDown();
    await fillIn(user, 'editor@example.com', 'Demo2026');

    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to login. Please try again.',
    );
  });

  it('sends one request even if the button is pressed several times', async () => {
    const { user } = renderApp('/login');
    await user.type(await screen.findByLabelText('Email'), 'editor@example.com');
    await user.type(screen.getByLabelText('Password'), 'Demo2026');
    await user.dblClick(screen.getByRole('button', { name: 'Login' }));

    await screen.findByRole('heading', { name: `Welcome back, ${ACCOUNT_NAMES.editor}` });
    expect(server.browser.requests.filter((path) => path === '/auth/login')).toHaveLength(1);
  });

  it('redirects a signed-in person to the dashboard (§4.2)', async () => {
    await server.signIn('editor');
    const { address } = renderApp('/login');
    await waitFor(() => expect(address.path).toBe('/'));
  });

  it('does not treat a server error as a sign-out (§3.23)', async () => {
    await server.signIn('editor');
    server.faults.breakDown('/auth/user');
    const { user, address } = renderApp('/impact-areas');

    expect(await screen.findByText('The server could not be reached')).toBeVisible();
    expect(address.path).toBe('/impact-areas');

    server.faults.recover();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Impact areas' })).toBeVisible();
  });
});

describe('Login with single sign-on', () => {
  useSignOnInPage();
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('offers the providers beside the password, and keeps the intended page', async () => {
    window.history.replaceState(null, '', '/login?redirect=%2Fplan%3Ftab%3Dplan');
    renderApp('/login?redirect=%2Fplan%3Ftab%3Dplan');
    const links = await screen.findAllByRole('link', { name: /^Continue with/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Continue with Contoso', '/auth/sso/entra?redirect=%2Fplan%3Ftab%3Dplan'],
      ['Continue with Google', '/auth/sso/g-suite?redirect=%2Fplan%3Ftab%3Dplan'],
    ]);
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it.each([
    ['refused', /was canceled or refused/],
    ['expired', /took too long/],
    ['unavailable', /cannot be reached/],
    ['failed', /was not valid/],
    ['unverified', /does not confirm your email address/],
    ['unknown', /There is no account with your email address/],
  ])('says why the provider’s login was not accepted: %s', async (problem, message) => {
    window.history.replaceState(null, '', `/login?sso=${problem}`);
    renderApp(`/login?sso=${problem}`);
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
  });

  it('ignores a problem that it does not know', async () => {
    window.history.replaceState(null, '', '/login?sso=toString');
    renderApp('/login?sso=toString');
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
