import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { chooseMenuEntryFor } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer, type Account } from '@/testing/server/testServer';

const server = useTestServer();
const ENTRY = 'End sessions';

/** Opens the page for the account while the editor is logged in elsewhere. */
async function open(account: Account) {
  await server.signIn('editor');
  await server.signIn(account);
  const { user } = renderApp('/collaborators-management');
  await screen.findByRole('list', { name: 'Collaborators of Alder Valley Foods' });
  return user;
}

const sessionsOfEditor = () =>
  server.store.read(async (tx) => {
    const [editor] = await tx.find('users', { email: 'editor@example.com' });
    return tx.find('sessions', { user_id: editor?.id ?? '' });
  });

describe('A person whose device was stolen', () => {
  it.each<Account>(['admin', 'company-admin'])('is logged out by the %s', async (account) => {
    const user = await open(account);
    expect(await sessionsOfEditor()).toHaveLength(1);
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, ENTRY);
    const dialog = within(await screen.findByRole('dialog', { name: ENTRY }));
    expect(dialog.getByText(/^Esha Kapoor will be logged out on all devices/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: ENTRY }));
    expect(
      await screen.findByText(`The session of ${ACCOUNT_NAMES.editor} has been ended`),
    ).toBeVisible();
    expect(await sessionsOfEditor()).toEqual([]);

    await user.click(screen.getByRole('button', { name: `Actions for ${ACCOUNT_NAMES.editor}` }));
    await waitFor(() =>
      expect(screen.queryByRole('menuitem', { name: ENTRY })).not.toBeInTheDocument(),
    );
  });

  it('stays logged in if the server fails, and the dialog says so', async () => {
    const user = await open('admin');
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, ENTRY);
    server.faults.breakDown('/user/end-sessions');
    const dialog = within(await screen.findByRole('dialog', { name: ENTRY }));
    await user.click(dialog.getByRole('button', { name: ENTRY }));
    expect(await dialog.findByText('The service is not available at the moment.')).toBeVisible();
    expect(await sessionsOfEditor()).toHaveLength(1);
  });
});
