import { screen, waitFor } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { renderApp } from '@/testing/page/renderApp';
import { useSignOnInPage } from '@/testing/page/signOnInPage';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));

/** The path of the link in the newest mail to this address. */
async function linkMailedTo(email: string): Promise<string> {
  const mail = await waitFor(async () => {
    const mails = await server.store.read((tx) => tx.find('mails', { to: email }));
    const newest = mails.at(-1);
    if (!newest) throw new Error(`No mail to ${email} yet`);
    return newest;
  });
  const { pathname, search } = new URL(/https?:\S+/.exec(mail.text)?.[0] ?? '');
  return pathname + search;
}

async function invite(email: string) {
  await server.signIn('admin');
  const response = await fetch(new URL('/user/create', window.location.origin), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      workspace_id: 'workspace-1',
      company_id: 'company-1',
      company_role: 'editor',
      user_email: email,
    }),
  });
  expect(response.status).toBe(201);
  server.browser.signOut();
}

async function logIn(user: User, email: string, password: string) {
  await user.type(await screen.findByLabelText('Email'), email);
  await user.type(screen.getByLabelText('Password'), password);
  await press(user, 'Login');
}

describe('A forgotten password', () => {
  it('is replaced through the mailed link, which works once (§2.7, §4.23)', async () => {
    const { user, address, close } = renderApp('/login');
    await user.click(await screen.findByRole('button', { name: 'Forgot password' }));
    await screen.findByRole('button', { name: 'Send recovery email' });
    await user.type(screen.getByLabelText('Email'), 'editor@example.com');
    await press(user, 'Send recovery email');
    expect(await screen.findByText('Email sent successfully')).toBeVisible();
    await press(user, 'Go back');
    await waitFor(() => expect(address.path).toBe('/login'));
    close();

    const link = await linkMailedTo('editor@example.com');
    expect(link).toMatch(/^\/reset-password\?token=/);
    const reset = renderApp(link);
    await reset.user.type(await screen.findByLabelText('New password'), 'Fresh2027');
    await reset.user.type(screen.getByLabelText('Repeat new password'), 'Fresh2027');
    await press(reset.user, 'Save password');
    expect(await screen.findByText('New password saved successfully')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Save password' })).not.toBeInTheDocument();
    await press(reset.user, 'Go to Login');
    await logIn(reset.user, 'editor@example.com', 'Fresh2027');
    expect(
      await screen.findByRole('heading', { name: `Welcome back, ${ACCOUNT_NAMES.editor}` }),
    ).toBeVisible();
    reset.close();

    server.browser.signOut();
    const again = renderApp(link);
    await again.user.type(await screen.findByLabelText('New password'), 'Fresh2028');
    await again.user.type(screen.getByLabelText('Repeat new password'), 'Fresh2028');
    await press(again.user, 'Save password');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save password' })).toBeEnabled();
  });

  it('cannot be reset while the server is down (§8.3)', async () => {
    const { user } = renderApp('/forgot-password');
    await user.type(await screen.findByLabelText('Email'), 'editor@example.com');
    server.faults.goDown();
    await press(user, 'Send recovery email');
    expect(await screen.findByText('Failed to send email. Please try again.')).toBeVisible();
  });

  it('needs two equal new ones that follow the rule, and a token (§5.2)', async () => {
    const { user, close } = renderApp('/reset-password?token=x');
    await user.type(await screen.findByLabelText('New password'), 'short1');
    await user.type(screen.getByLabelText('Repeat new password'), 'other');
    await press(user, 'Save password');
    expect(await screen.findByText('Passwords do not match.')).toBeVisible();
    expect(
      screen.getByText(
        'Password must be at least 8 characters long and include both letters and numbers.',
      ),
    ).toBeVisible();
    close();

    renderApp('/reset-password');
    expect(await screen.findByText('Token not found in URL.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save password' })).toBeDisabled();
  });

  it('stays unchanged when saving the new one fails (§8.6)', async () => {
    const { user } = renderApp('/reset-password?token=x');
    await user.type(await screen.findByLabelText('New password'), 'Fresh2027');
    await user.type(screen.getByLabelText('Repeat new password'), 'Fresh2027');
    server.faults.goDown();
    await press(user, 'Save password');
    expect(await screen.findByText('Failed to save new password. Please try again.')).toBeVisible();
  });
});

async function fillInProfile(user: User) {
  await user.type(screen.getByLabelText('First Name'), 'Plant');
  await user.type(screen.getByLabelText('Last Name'), 'Controller');
  await user.type(screen.getByLabelText('Password'), 'Fresh2027');
  await user.type(screen.getByLabelText('Confirm Password'), 'Fresh2027');
}

describe('An invitation', () => {
  it('becomes an account with a name and a password (§2.6, §5.7, §7.20)', async () => {
    await invite('newcomer@demo.example');
    const { user } = renderApp(await linkMailedTo('newcomer@demo.example'));
    expect(
      await screen.findByText(`You have been invited to join ${FIXTURE_COMPANY.name}.`),
    ).toBeVisible();
    expect(screen.getByLabelText('Email')).toHaveValue('newcomer@demo.example');
    expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/^At least 8 characters/);
    await fillInProfile(user);
    await press(user, 'Finish');

    expect(await screen.findByText('User created successfully')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Collaborators' })).toBeVisible();
    expect(screen.getByText('Plant Controller')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Account of Plant Controller' })).toBeVisible();
    expect(server.browser.requests.filter((path) => path === '/user/invitation')).toHaveLength(1);
  });

  it('becomes an account that is logged in even if the first reply about the session is late', async () => {
    await invite('newcomer@demo.example');
    const release = server.faults.holdNext('/auth/user');
    const { user } = renderApp(await linkMailedTo('newcomer@demo.example'));
    await screen.findByLabelText('Email');
    await fillInProfile(user);
    await press(user, 'Finish');
    await waitFor(() => expect(server.browser.requests).toContain('/user/email-confirm'));
    release();
    expect(await screen.findByRole('heading', { name: 'Collaborators' })).toBeVisible();
  });

  it('becomes an account on a server that cannot look up invitations', async () => {
    await invite('newcomer@demo.example');
    server.faults.breakDown('/user/invitation');
    const { user } = renderApp(await linkMailedTo('newcomer@demo.example'));
    await screen.findByLabelText('First Name');
    await fillInProfile(user);
    await press(user, 'Finish');

    expect(await screen.findByText('User created successfully')).toBeVisible();
    await logIn(user, 'newcomer@demo.example', 'Fresh2027');
    expect(await screen.findByRole('heading', { name: 'Collaborators' })).toBeVisible();
  });

  it('shows immediately that its link is no longer valid', async () => {
    renderApp('/onboarding?token=unknown');
    expect(
      await screen.findByText('This link is no longer valid. Please request a new one.'),
    ).toBeVisible();
  });

  it('shows what is missing, and what the server refuses (§5.6)', async () => {
    const { user, close } = renderApp('/onboarding?token=unknown');
    await user.click(await screen.findByRole('button', { name: 'Finish' }));
    expect(await screen.findByText('First name is required')).toBeVisible();
    expect(screen.getByText('Last name is required')).toBeVisible();

    await fillInProfile(user);
    await press(user, 'Finish');
    expect(await screen.findByRole('alert')).toBeVisible();
    close();

    renderApp('/onboarding');
    expect(await screen.findByText('Token not found in URL.')).toBeVisible();
  });

  it('is also opened by the older address, which without a token redirects to Login (§2.8)', async () => {
    const { address, close } = renderApp('/create-user?token=x');
    await screen.findByLabelText('First Name');
    expect(address.path).toBe('/onboarding?token=x');
    close();

    const without = renderApp('/create-user');
    await screen.findByLabelText('Email');
    expect(without.address.path).toBe('/login');
  });
});

describe('An invitation where single sign-on is enforced', () => {
  useSignOnInPage();

  it('leads to the providers, which accept it, and asks for no password', async () => {
    await invite('pat@contoso.example');
    renderApp(await linkMailedTo('pat@contoso.example'));
    expect(
      await screen.findByText('Please log in with the account of your organization.'),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continue with Contoso' })).toBeVisible();
    expect(screen.queryByLabelText('Password')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Finish' })).toBeNull();
  });
});
