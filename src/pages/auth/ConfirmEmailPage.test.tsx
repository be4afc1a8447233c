import { createHash } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import { openFromProfile } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const NEW = 'new.address@example.com';
const TOKEN = 'a-token-of-a-mailed-link';

/** The text of the confirmation mail, as the server stores it. */
const letEmailWait = () =>
  server.store.write((tx) =>
    tx.insert('email_changes', {
      id: 'user-editor',
      email: NEW,
      token_hash: createHash('sha256').update(TOKEN).digest('hex'),
      expires_at: new Date(Date.now() + 60_000).toISOString(),
    }),
  );
const storedEmail = async () =>
  (await server.store.read((tx) => tx.get('users', 'user-editor')))?.email;

describe('The link to confirm a new address', () => {
  it('works once, and its token is removed from the address', async () => {
    await letEmailWait();
    const { user, address, close } = renderApp(`/confirm-email?token=${TOKEN}`);
    const button = await screen.findByRole('button', { name: 'Confirm email address' });
    // A mail scanner that runs scripts comes this far.
    expect(await storedEmail()).not.toBe(NEW);
    expect(server.browser.requests).not.toContain('/user/confirm-email');
    await user.click(button);
    expect(await screen.findByText(/^Your new email address is confirmed/)).toBeVisible();
    expect(address.path).toBe('/confirm-email');
    expect(await storedEmail()).toBe(NEW);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address.path).toMatch(/^\/login/));
    close();

    const again = renderApp(`/confirm-email?token=${TOKEN}`);
    await again.user.click(await screen.findByRole('button', { name: 'Confirm email address' }));
    expect(await screen.findByText(/^This link is no longer valid/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('can be tried again after a server error', async () => {
    await letEmailWait();
    server.faults.breakDown('/user/confirm-email');
    const { user } = renderApp(`/confirm-email?token=${TOKEN}`);
    await user.click(await screen.findByRole('button', { name: 'Confirm email address' }));
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(await storedEmail()).not.toBe(NEW);
    server.faults.recover();
    await user.click(again);
    expect(await screen.findByText(/^Your new email address is confirmed/)).toBeVisible();
  });
});

it('An unconfirmed new address is shown in My account, and can be canceled', async () => {
  await letEmailWait();
  await server.signIn('editor');
  const { user } = renderApp('/faq');
  const dialog = await openFromProfile(user, 'My account');
  expect(await dialog.findByText(new RegExp(`^${NEW} is not confirmed yet`))).toBeVisible();
  expect(dialog.getByLabelText('Email')).toHaveValue('editor@example.com');

  await user.click(dialog.getByRole('button', { name: 'Resend' }));
  expect(await screen.findByText(`To confirm ${NEW}, open the link we sent there.`)).toBeVisible();
  const cancel = dialog.getByRole('button', { name: 'Cancel the email change' });
  // It is disabled until the response to Resend has been rendered, which can be after the notification.
  await waitFor(() => expect(cancel).toBeEnabled());
  await user.click(cancel);
  await waitFor(() => expect(screen.queryByText(/is not confirmed yet/)).toBeNull());
  expect(await server.store.read((tx) => tx.find('email_changes'))).toEqual([]);
});
