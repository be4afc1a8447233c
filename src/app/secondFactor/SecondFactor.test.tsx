import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { receivedFile } from '@/testing/page/download';
import { codeOf, finishSetUp } from '@/testing/page/authenticatorApp';
import { openFromProfile } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

async function openSection(user: User) {
  await openFromProfile(user, 'My account');
  return within(await screen.findByRole('region', { name: 'Second factor' }));
}

/** Sets up an authenticator app in My account. Returns its secret and the recovery codes. */
async function setUpApp(user: User) {
  const section = await openSection(user);
  expect(await section.findByText(/^Your password alone/)).toBeVisible();
  return finishSetUp(user);
}

async function closeAndEndSessions() {
  cleanup();
  await server.endSessions();
}

async function logIn(user: User) {
  await user.type(await screen.findByLabelText('Email'), 'editor@example.com');
  await user.type(screen.getByLabelText('Password'), 'Demo2026');
  await user.click(screen.getByRole('button', { name: 'Login' }));
  await screen.findByRole('heading', { name: 'Confirm that it is you' });
}

/** As if the person had last proved who they are before lunch. */
const forgetProof = () =>
  server.store.write(async (tx) => {
    for (const { id } of await tx.find('sessions'))
      await tx.update('sessions', id, { proved_at: '2020-01-01T08:00:00.000Z' });
  });

async function signedInWithApp() {
  await server.signIn('editor');
  const page = renderApp('/faq');
  const app = await setUpApp(page.user);
  return { ...page, ...app };
}

describe('Second factor', () => {
  it('is set up with an authenticator app, and returns ten recovery codes once', async () => {
    const { codes } = await signedInWithApp();
    expect(new Set(codes).size).toBe(10);
    const section = within(screen.getByRole('region', { name: 'Second factor' }));
    expect(await section.findByText('Authenticator app')).toBeVisible();
    expect(section.getByText('10 of 10 left')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(codes[0] ?? '')).toBeNull());
  });

  it('refuses a wrong code during the set-up', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/faq');
    await openSection(user);
    await user.click(await screen.findByRole('button', { name: 'Set up an authenticator app' }));
    await user.type(await screen.findByLabelText('Code from the app'), '12345');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText('The code has six digits.')).toBeVisible();
  });

  it('is required after the password: a code, then a recovery code', async () => {
    const first = await signedInWithApp();
    await closeAndEndSessions();
    const { user } = renderApp('/login');
    await logIn(user);
    await user.type(screen.getByLabelText('Code from the app'), codeOf(first.secret, 1));
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('link', { name: 'Dashboard' })).toBeVisible();

    await closeAndEndSessions();
    const again = renderApp('/login');
    await logIn(again.user);
    await again.user.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
    await again.user.type(screen.getByLabelText('Recovery code'), 'no-such-code');
    await again.user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    await again.user.clear(screen.getByLabelText('Recovery code'));
    await again.user.type(screen.getByLabelText('Recovery code'), first.codes[3] ?? '');
    await again.user.click(screen.getByRole('button', { name: 'Confirm' }));
    const section = await openSection(again.user);
    expect(await section.findByText('9 of 10 left')).toBeVisible();
  });

  it('is required again before a sensitive call, which is then repeated once', async () => {
    const { user, codes } = await signedInWithApp();
    await forgetProof();
    const section = within(screen.getByRole('region', { name: 'Second factor' }));
    await user.click(await section.findByRole('button', { name: 'Create new codes' }));
    await user.click(await screen.findByRole('button', { name: 'Create codes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await user.click(dialog.getByRole('button', { name: 'Use a recovery code instead' }));
    await user.type(await dialog.findByLabelText('Recovery code'), codes[0] ?? '');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    await screen.findByRole('list', { name: 'Your recovery codes' });
    const calls = server.browser.requests.filter((path) => path.endsWith('create-recovery-codes'));
    expect(calls).toHaveLength(2);
  });

  it('is required again before a copy of the data is downloaded', async () => {
    const { user } = await signedInWithApp();
    await forgetProof();
    const received = receivedFile();
    await user.click(screen.getByRole('button', { name: 'Download my data' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await user.click(dialog.getByRole('button', { name: 'Use your password instead' }));
    await user.type(await dialog.findByLabelText('Password'), 'Demo2026');
    await user.click(dialog.getByRole('button', { name: 'Confirm' }));
    expect((await received).size).toBeGreaterThan(0);
    expect(await screen.findByText('Your data has been downloaded')).toBeVisible();
  });

  it('changes nothing if the proof is canceled', async () => {
    const { user } = await signedInWithApp();
    await forgetProof();
    await user.click(await screen.findByRole('button', { name: 'Remove Authenticator app' }));
    await user.click(await screen.findByRole('button', { name: 'Remove' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('Please confirm that it is you.')).toBeVisible();
    const section = within(screen.getByRole('region', { name: 'Second factor' }));
    expect(section.getByText('Authenticator app')).toBeVisible();
  });
});
