import { act, screen, waitFor, within } from '@testing-library/react';
import { unzipSync } from 'fflate';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { receivedFile } from '@/testing/page/download';
import { openFromProfile } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const PICTURE = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  ),
  (char) => char.charCodeAt(0),
);

type User = ReturnType<typeof renderApp>['user'];

async function open(path = '/faq') {
  await server.signIn('editor');
  const { user } = renderApp(path);
  const dialog = await openFromProfile(user, 'My account');
  await dialog.findByLabelText('Name');
  return { user, dialog };
}

async function retype(user: User, label: string, text: string) {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (text) await user.type(field, text);
}

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
const stored = () => server.store.read((tx) => tx.get('users', 'user-editor'));
const sent = () => server.browser.requests.filter((name) => name === '/user/updateUser').length;
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('My account', () => {
  it('shows the current values, and updates the name and picture on every page after saving (§2.17, §4.14)', async () => {
    const { user, dialog } = await open('/collaborators-management');
    expect(dialog.getByLabelText('Name')).toHaveValue(ACCOUNT_NAMES.editor);
    expect(dialog.getByLabelText('Email')).toHaveValue('editor@example.com');
    expect(dialog.queryByLabelText('Current password')).toBeNull();
    await retype(user, 'Name', `${ACCOUNT_NAMES.editor} in chief`);
    const picture = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (!picture) throw new Error('There is no field for the picture');
    expect(picture.accept).toBe('image/*');
    await user.upload(picture, new File([PICTURE], 'me.png', { type: 'image/png' }));
    await user.dblClick(screen.getByRole('button', { name: 'Save' }));
    await closed();
    expect(sent()).toBe(1);
    expect(
      screen.getByRole('button', { name: `Account of ${ACCOUNT_NAMES.editor} in chief` }),
    ).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Collaborators of Alder Valley Foods' });
    expect(await within(list).findByText(`${ACCOUNT_NAMES.editor} in chief`)).toBeVisible();
    expect(await stored()).toMatchObject({
      name: `${ACCOUNT_NAMES.editor} in chief`,
      picture_url: expect.stringMatching(/^\/uploads\//) as string,
    });
  });

  it('ends the weekly mail, and begins it again', async () => {
    const { user } = await open();
    const weekly = () => screen.findByRole('switch', { name: 'Weekly email on Mondays' });
    expect(await weekly()).toBeChecked();
    await user.click(await weekly());
    await save(user);
    await closed();
    expect(await stored()).toMatchObject({ digest: false });

    await openFromProfile(user, 'My account');
    expect(await weekly()).not.toBeChecked();
    await user.click(await weekly());
    await save(user);
    await closed();
    expect(await stored()).toMatchObject({ digest: true });
  });

  it('closes when the page changes', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp('/faq');
    await user.click(await screen.findByRole('link', { name: 'Evolution' }));
    await openFromProfile(user, 'My account');
    act(() => address.back());
    await closed();
    expect(address.path).toBe('/faq');
  });

  it('shows validation errors and focuses the first invalid field (§4.16)', async () => {
    const { user, dialog } = await open();
    await retype(user, 'Name', '   ');
    await retype(user, 'Email', '');
    await save(user);
    expect(await dialog.findByText('Name is required')).toBeVisible();
    expect(dialog.getByText('Email is required')).toBeVisible();
    expect(dialog.getByText('Please fill in all required fields correctly')).toBeVisible();
    await waitFor(() => expect(dialog.getByLabelText('Name')).toHaveFocus());

    await retype(user, 'Email', 'nobody');
    await waitFor(() => expect(dialog.queryByText('Email is required')).toBeNull());
    await save(user);
    expect(await dialog.findByText('Please enter a valid email address')).toBeVisible();
    expect(sent()).toBe(0);

    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await closed();
    const again = await openFromProfile(user, 'My account');
    expect(await again.findByLabelText('Name')).toHaveValue(ACCOUNT_NAMES.editor);
    expect(again.queryByText('Name is required')).toBeNull();
    expect(again.queryByRole('alert')).toBeNull();
  });

  it('requires the current password for a new email address', async () => {
    const { user, dialog } = await open();
    await retype(user, 'Email', 'new-editor@example.com');
    await save(user);
    expect(await dialog.findByText('Current password is required')).toBeVisible();
    await user.type(dialog.getByLabelText('Current password'), 'Wrong2026');
    await save(user);
    expect(await dialog.findByText('Your current password is incorrect.')).toBeVisible();
    await retype(user, 'Current password', 'Demo2026');
    await save(user);
    await closed();
    expect(await stored()).toMatchObject({ email: 'new-editor@example.com' });
  });

  it('requires the current password for a new password, and validates the new one', async () => {
    const { user, dialog } = await open();
    await user.type(dialog.getByLabelText('New password'), 'short');
    await user.type(dialog.getByLabelText('Current password'), 'Demo2026');
    await save(user);
    expect(
      await dialog.findByText(
        'Password must be at least 8 characters long and include both letters and numbers.',
      ),
    ).toBeVisible();
    await retype(user, 'New password', 'Fresh2027');
    await save(user);
    await closed();

    server.browser.signOut();
    expect(await server.acceptsPassword('editor', 'Demo2026')).toBe(false);
  });

  it('lists the sessions, and ends one or all of the others', async () => {
    for (let time = 0; time < 3; time++) {
      await server.signIn('editor');
      server.browser.signOut();
    }
    const { user, dialog } = await open();
    const list = within(await dialog.findByRole('list', { name: 'Where you are logged in' }));
    const rows = () => list.getAllByRole('listitem').map((row) => row.textContent);
    expect(rows()).toHaveLength(4);
    expect(rows()[0]).toContain('This session');
    expect(rows()[0]).toMatch(/Last seen .+ · 127\.0\.0\.1/);

    const [signOut] = list.getAllByRole('button', {
      name: /^Log out of Unknown device, Last seen/,
    });
    if (!signOut) throw new Error('There is no other session to end');
    await user.click(signOut);
    await waitFor(() => expect(rows()).toHaveLength(3));
    await user.click(dialog.getByRole('button', { name: 'Log out of all other sessions' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
    expect(dialog.queryByRole('button', { name: /^Log out of/ })).toBeNull();
    expect(await server.store.read((tx) => tx.find('sessions', {}))).toHaveLength(1);
  });

  it('asks a person without a password to log in through their organization first', async () => {
    await server.signIn('editor');
    await server.store.write(async (tx) => {
      for (const { id } of await tx.find('credentials')) {
        await tx.update('credentials', id, { password_hash: '' });
      }
    });
    const { user } = renderApp('/faq');
    await screen.findByRole('button', { name: /^Account of / });
    const dialog = await openFromProfile(user, 'My account');
    await user.type(await dialog.findByLabelText('New password'), 'Fresh2027');
    expect(await dialog.findByText(/^You have no password here/)).toBeVisible();
    expect(dialog.queryByLabelText('Current password')).toBeNull();
    await save(user);
    expect(
      await dialog.findByText('Log in through your organization again, and then change this.'),
    ).toBeVisible();
  });

  it('downloads what is stored about the person', async () => {
    const { user, dialog } = await open();
    const button = dialog.getByRole('button', { name: 'Download my data' });
    const received = receivedFile();
    await user.click(button);
    const archive = unzipSync(new Uint8Array(await (await received).arrayBuffer()));
    expect(Object.keys(archive)).toContain('answer_changes.json');
    expect(Buffer.from(archive['account.json'] ?? []).toString()).toContain('editor@example.com');
    expect(await screen.findByText('Your data has been downloaded')).toBeVisible();
    await waitFor(() => expect(button).not.toHaveClass('ant-btn-loading'));

    server.faults.breakDown('/user/export');
    await user.click(button);
    expect(await screen.findByText('The service is not available at the moment.')).toBeVisible();
  });

  it('claims nothing about sessions or a new password that the server has not confirmed', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/faq');
    await screen.findByRole('button', { name: /^Account of / });
    server.faults.breakDown('/auth/sessions');
    server.faults.answerWith('/auth/user', { data: await stored() });
    const dialog = await openFromProfile(user, 'My account');
    await user.type(await dialog.findByLabelText('New password'), 'Fresh2027');
    await user.type(dialog.getByLabelText('Current password'), 'Demo2026');
    await waitFor(() => expect(dialog.queryByText(/other session|signed in/)).toBeNull());
    expect(dialog.queryByText(/signs you out/)).toBeNull();
    server.faults.answerWith('/user/updateUser', { data: await stored(), error: null });
    await save(user);
    await closed();
    expect(
      await screen.findByText(
        'Your account has been saved, but the server did not confirm the new password.',
      ),
    ).toBeVisible();
  });

  it('shows an error for the email address of another account (§8.20)', async () => {
    const { user, dialog } = await open();
    await retype(user, 'Email', 'admin@example.com');
    await user.type(dialog.getByLabelText('Current password'), 'Demo2026');
    await save(user);
    await waitFor(() =>
      expect(dialog.getAllByText('This email is already registered')).toHaveLength(2),
    );
    expect(dialog.getByLabelText('Email')).toHaveFocus();
  });

  it.each([
    ['the server’s message', { status: 400, message: 'Not on a Sunday.' }, 'Not on a Sunday.'],
    [
      'a default message',
      { status: 500, message: '' },
      'An error occurred while updating your profile',
    ],
  ])(
    'shows %s above the form when saving fails, until the message is closed (§2.94)',
    async (_, refusal, words) => {
      const { user, dialog } = await open();
      await retype(user, 'Name', 'Another');
      server.faults.rejectNext('/user/updateUser', refusal);
      const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView');
      await save(user);
      const alert = await dialog.findByRole('alert');
      expect(within(alert).getByText(words)).toBeVisible();
      expect(scrolled).toHaveBeenCalled();
      expect(dialog.getByLabelText('Name')).toHaveValue('Another');
      await user.click(within(alert).getByRole('button'));
      await waitFor(() => expect(dialog.queryByText(words)).toBeNull());
    },
  );

  it('shows an error if there is no response (§8.21)', async () => {
    const { user, dialog } = await open();
    server.faults.loseNext('/user/updateUser');
    await save(user);
    expect(
      await dialog.findByText('An unexpected error occurred. Please try again later.'),
    ).toBeVisible();
  });
});
