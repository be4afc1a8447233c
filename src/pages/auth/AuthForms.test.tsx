import { screen, waitFor } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

const button = (name: string) => screen.getByRole('button', { name });
const press = (user: User, name: string) => user.click(button(name));

async function fillIn(user: User, entries: Record<string, string>) {
  for (const [label, text] of Object.entries(entries)) {
    await user.type(await screen.findByLabelText(label), text);
  }
}

describe('Login', () => {
  it('has its fields and buttons, and a progress bar while it loads (§2.97)', async () => {
    const { user } = renderApp('/login');
    await fillIn(user, { Email: 'editor@example.com', Password: 'Demo2026' });
    expect(button('Forgot password')).toBeVisible();
    const bar = screen.getByLabelText('Please wait');
    expect(bar).toHaveClass('hidden');
    const release = server.faults.holdNext('/auth/login');
    await press(user, 'Login');
    await waitFor(() => expect(bar).not.toHaveClass('hidden'));
    expect(button('Login')).toBeDisabled();
    release();
    expect(
      await screen.findByRole('heading', { name: `Welcome back, ${ACCOUNT_NAMES.editor}` }),
    ).toBeVisible();
  });
});

describe('Forgot password', () => {
  it('shows the server’s message if there is one (§8.4)', async () => {
    const { user } = renderApp('/forgot-password');
    await fillIn(user, { Email: 'editor@example.com' });
    server.faults.rejectNext('/auth/forgot-password', { status: 429, message: 'Too often.' });
    await press(user, 'Send recovery email');
    expect(await screen.findByText('Too often.')).toBeVisible();
    expect(button('Go back')).toBeVisible();
  });
});

describe('Reset password', () => {
  it('shows the server’s message if there is one (§8.5)', async () => {
    const { user } = renderApp('/reset-password?token=x');
    await fillIn(user, { 'New password': 'Fresh2027', 'Repeat new password': 'Fresh2027' });
    server.faults.rejectNext('/auth/reset-password', { status: 400, message: 'Link used.' });
    await press(user, 'Save password');
    expect(await screen.findByText('Link used.')).toBeVisible();
  });
});

describe('Onboarding', () => {
  const PERSON = {
    'First Name': 'Plant',
    'Last Name': 'Controller',
    Password: 'Fresh2027',
    'Confirm Password': 'Fresh2027',
  };

  it('requires two equal, valid passwords; the avatar’s address is optional (§2.98)', async () => {
    const { user } = renderApp('/onboarding?token=x');
    await fillIn(user, { ...PERSON, Password: 'letters', 'Confirm Password': 'others' });
    expect(screen.getByLabelText('Avatar URL')).toHaveValue('');
    await press(user, 'Finish');
    expect(await screen.findByText('Passwords do not match.')).toBeVisible();
    expect(
      screen.getByText(
        'Password must be at least 8 characters long and include both letters and numbers.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/Avatar URL .*/)).toBeNull();
    expect(server.browser.requests).not.toContain('/user/email-confirm');
  });

  it.each([
    ['the server’s words', { status: 400, message: 'Link used.' }, 'Link used.'],
    [
      'the error field before the message',
      { status: 400, message: 'Bad request.', error: 'Link used.' },
      'Link used.',
    ],
    [
      'its own where a refusal has none',
      { status: 500, message: '' },
      'An error occurred while creating the user.',
    ],
    ['so where the answer is no success', { status: 200, message: '' }, 'An error occurred.'],
    ['the error of such an answer', { status: 200, message: 'Not now.' }, 'Not now.'],
    ['so where no answer comes', null, 'An unknown error occurred.'],
  ])('shows: %s (§8.7)', async (_, refusal, words) => {
    const { user, address } = renderApp('/onboarding?token=x');
    await fillIn(user, PERSON);
    if (refusal) server.faults.rejectNext('/user/email-confirm', refusal);
    else server.faults.loseNext('/user/email-confirm');
    await press(user, 'Finish');
    expect(await screen.findByText(words)).toBeVisible();
    expect(address.path).toBe('/onboarding?token=x');
  });
});
