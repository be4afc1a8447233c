import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { chooseCompany, chooseMenuEntryFor } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer, type Account } from '@/testing/server/testServer';
import { waitForCompleteLists } from '@/testing/page/waitForCompleteLists';

const server = useTestServer();

const FOOD = 'Food and Household Group';
const tableOf = (workspace: string) =>
  screen.findByRole('table', { name: `Collaborators of ${workspace}` });
const rowOf = async (name: string) => {
  const header = within(await tableOf(FOOD)).getByRole('rowheader', { name });
  const row = header.closest('tr');
  if (!row) throw new Error(`${name} is in no row`);
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

async function open(account: Account) {
  await server.signIn(account);
  const app = renderApp('/workspaces-management');
  await tableOf(FOOD);
  await waitForCompleteLists();
  return app;
}

describe('The people of a workspace', () => {
  it('are a table of the people who have accepted, with company and both roles (§2.74)', async () => {
    await server.store.write((tx) =>
      tx.update('companies', 'company-2', { activated: false, deleted_at: '2026-05-01T00:00:00Z' }),
    );
    await open('admin');
    const table = within(await tableOf(FOOD));
    expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Company',
      'Company Role',
      'Workspace Role',
      'Actions',
    ]);
    expect(await rowOf(ACCOUNT_NAMES['company-admin'])).toEqual([
      'Alder Valley Foods',
      'Administrator',
      'Editor',
      '',
    ]);
    expect(table.queryByText(ACCOUNT_NAMES.pending)).toBeNull();
    expect(table.queryByText('Copper Lane Bakeries')).toBeNull();
  });

  it('are searched by the address', async () => {
    const { user, address, close } = await open('admin');
    const label = `Search collaborators of ${FOOD}`;
    await user.search(screen.getByLabelText(label), 'Aisha');
    await waitFor(() => expect(address.path).toContain('people=Aisha'));
    const { path } = address;
    close();

    renderApp(path);
    expect(within(await tableOf(FOOD)).getAllByRole('rowheader')).toHaveLength(1);
    expect(screen.getByLabelText(label)).toHaveValue('Aisha');
    const others = screen.getAllByRole('textbox').filter((field) => field.matches('[value=Aisha]'));
    expect(others).toHaveLength(1);
  });

  it('have no column of menus for a person who can change nobody', async () => {
    await open('editor');
    const headers = within(await tableOf(FOOD)).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).not.toContain('Actions');
  });

  it('have menus for administrators of the workspace (§2.75)', async () => {
    const { user } = await open('workspace-admin');
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, 'User role');
    const closed = await screen.findByRole('radiogroup', { name: 'Company role' });
    expect(closed).toHaveAccessibleDescription(
      'Only company administrators can change the company role.',
    );
    const group = within(screen.getByRole('radiogroup', { name: 'Workspace role' }));
    await user.click(group.getByRole('radio', { name: /^Subscriber/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await rowOf(ACCOUNT_NAMES.editor))[2]).toBe('Subscriber'));
    await waitFor(async () =>
      expect(await server.store.read((tx) => tx.get('users', 'user-editor'))).toMatchObject({
        workspace_role: 'subscriber',
      }),
    );
    expect(
      await screen.findByText(`The role of ${ACCOUNT_NAMES.editor} has been changed`),
    ).toBeVisible();
  });

  it.each(['company-admin'] as const)('have no menus for %s (§2.76)', async (account) => {
    await open(account);
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  });

  it('are moved within the workspace immediately (§4.11)', async () => {
    const { user } = await open('workspace-admin');
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, 'Change company');
    await chooseCompany(user, 'Copper Lane Bakeries');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await rowOf(ACCOUNT_NAMES.editor))[0]).toBe('Copper Lane Bakeries'),
    );
    await waitFor(async () =>
      expect(await server.store.read((tx) => tx.get('users', 'user-editor'))).toMatchObject({
        company_id: 'company-2',
      }),
    );
    expect(
      await screen.findByText(`${ACCOUNT_NAMES.editor} has been moved to Copper Lane Bakeries`),
    ).toBeVisible();
  });

  it('keep their role when the server fails, with a notification (§8.24)', async () => {
    const { user } = await open('admin');
    server.faults.breakDown('/user/update-role');
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, 'User role');
    const group = within(await screen.findByRole('radiogroup', { name: 'Workspace role' }));
    await user.click(group.getByRole('radio', { name: /^Subscriber/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(`The role of ${ACCOUNT_NAMES.editor} was not changed`),
    ).toBeVisible();
    await waitFor(async () => expect((await rowOf(ACCOUNT_NAMES.editor))[2]).toBe('Editor'));
  });

  it('are removed from the table when they are removed from the workspace (§2.77)', async () => {
    const { user } = await open('workspace-admin');
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, 'Remove user');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove user' }));
    await waitFor(() =>
      expect(screen.queryByRole('rowheader', { name: ACCOUNT_NAMES.editor })).toBeNull(),
    );
    expect(await screen.findByText(`${ACCOUNT_NAMES.editor} has been removed`)).toBeVisible();
  });
});
