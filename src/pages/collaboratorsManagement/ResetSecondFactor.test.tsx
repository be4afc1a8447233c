import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { chooseMenuEntryFor } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer, type Account } from '@/testing/server/testServer';

const server = useTestServer();
const ENTRY = 'Reset second factor';

async function open(account: Account) {
  await server.signIn(account);
  const { user } = renderApp('/collaborators-management');
  await screen.findByRole('list', { name: 'Collaborators of Alder Valley Foods' });
  return user;
}

/** Gives the editor an authenticator app. */
const giveSecondFactor = () =>
  server.store.write(async (tx) => {
    const [editor] = await tx.find('users', { email: 'editor@example.com' });
    await tx.insert('totps', {
      id: editor?.id ?? '',
      secret: 'sealed',
      confirmed_at: '2026-01-05T10:00:00.000Z',
      last_step: null,
      pending_secret: null,
      pending_until: null,
    });
  });
const openMenu = () =>
  document.querySelector<HTMLElement>('.ant-dropdown:not(.ant-dropdown-hidden)');
async function findOpenMenu() {
  await waitFor(() => expect(openMenu()).not.toBeNull());
  return within(openMenu() ?? document.body);
}
const factors = () => server.store.read((tx) => tx.find('totps'));

describe('A person who lost their second factor', () => {
  it.each<Account>(['admin', 'company-admin'])('is helped by the %s', async (account) => {
    await giveSecondFactor();
    const user = await open(account);
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, ENTRY);
    const dialog = within(await screen.findByRole('dialog', { name: ENTRY }));
    expect(dialog.getByText(/of Esha Kapoor stop working/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(
      await screen.findByText(`The second factor of ${ACCOUNT_NAMES.editor} has been reset`),
    ).toBeVisible();
    expect(await factors()).toEqual([]);

    await user.click(screen.getByRole('button', { name: `Actions for ${ACCOUNT_NAMES.editor}` }));
    await waitFor(() =>
      expect(screen.queryByRole('menuitem', { name: ENTRY })).not.toBeInTheDocument(),
    );
  });

  it('keeps it if the administrator cancels or the server fails', async () => {
    await giveSecondFactor();
    const user = await open('admin');
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, ENTRY);
    server.faults.breakDown('/user/reset-second-factor');
    const dialog = within(await screen.findByRole('dialog', { name: ENTRY }));
    await user.click(dialog.getByRole('button', { name: 'Reset' }));
    expect(await dialog.findByText('The service is not available at the moment.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(await factors()).toHaveLength(1);
  });
});

it('has no entry for people without a second factor, or on a server that does not know it', async () => {
  await giveSecondFactor();
  server.specificationAlone.start();
  const user = await open('admin');
  for (const name of [ACCOUNT_NAMES.subscriber, ACCOUNT_NAMES.editor]) {
    await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
    const menu = await findOpenMenu();
    expect(menu.getByRole('menuitem', { name: 'User role' })).toBeVisible();
    expect(menu.queryByRole('menuitem', { name: ENTRY })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(openMenu()).toBeNull());
  }
});
