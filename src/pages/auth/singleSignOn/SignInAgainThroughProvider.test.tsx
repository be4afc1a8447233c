import { act, screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { signInAgain } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { useSignOnInPage } from '@/testing/page/signOnInPage';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
const TITLE = 'Please log in again';

/** Enters a company, whose saving finds out that the session has ended. */
async function loseSession() {
  await server.signIn('admin');
  const { user } = renderApp('/companies-management');
  await user.click(await screen.findByRole('button', { name: 'Add new' }));
  const name = await screen.findByLabelText('Company name');
  await user.type(name, 'Fresh Works');
  await server.endSessions();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(TITLE);
  return user;
}

function returnToTab() {
  act(() => {
    window.dispatchEvent(new Event('focus'));
  });
}
/** Returns to the tab, and waits until the app asks who is logged in. */
async function returnAndAsk() {
  const before = server.browser.requests.length;
  returnToTab();
  await waitFor(() => expect(server.browser.requests.slice(before)).toContain('/auth/user'));
}
const dialogIsClosed = () => waitFor(() => expect(screen.queryByText(TITLE)).toBeNull());

describe('Somebody who must use single sign-on, and whose session has ended', () => {
  useSignOnInPage(['example.com']);

  it('logs in at the provider in a new tab, returns, and saves their entries', async () => {
    const user = await loseSession();
    const link = screen.getByRole('link', { name: 'Continue with Contoso (opens in a new tab)' });
    expect(link).toHaveAttribute('href', '/auth/sso/entra?redirect=%2Fcompanies-management');
    expect(link).toHaveAttribute('target', '_blank');
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Login' })).toBeNull();

    // They return before they have logged in.
    await returnAndAsk();
    expect(screen.getByText(TITLE)).toBeVisible();

    await server.signIn('admin');
    returnToTab();
    await dialogIsClosed();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Fresh Works has been added')).toBeVisible();
  });

  it('continues even if the request of an earlier return is still pending', async () => {
    await loseSession();
    const release = server.faults.holdNext('/auth/user');
    await returnAndAsk();
    await server.signIn('admin');
    returnToTab();
    release();
    await dialogIsClosed();
  });

  it('sees the page of the other person if that one has logged in', async () => {
    await loseSession();
    await server.signIn('subscriber');
    returnToTab();
    await dialogIsClosed();
    // The page of the other person replaces the first one.
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: `Account of ${ACCOUNT_NAMES.subscriber}` }),
      ).toBeVisible(),
    );
  });

  it('can choose the password, if they are the administrator for emergencies', async () => {
    const user = await loseSession();
    await user.click(screen.getByRole('button', { name: 'Log in with a password' }));
    await signInAgain(user, 'admin@example.com');
    await dialogIsClosed();
  });
});

describe('Somebody who may use both', () => {
  useSignOnInPage();

  it('has the choice', async () => {
    const user = await loseSession();
    const dialog = within(screen.getByRole('dialog', { name: TITLE }));
    expect(dialog.getAllByRole('link')).toHaveLength(2);
    await signInAgain(user, 'admin@example.com');
    await dialogIsClosed();
  });
});
