import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { chooseMenuEntryFor } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { waitForCompleteLists } from '@/testing/page/waitForCompleteLists';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

async function openDialog() {
  await server.signIn('admin');
  const { user, address } = renderApp('/collaborators-management');
  await screen.findByRole('list', { name: 'Collaborators of Alder Valley Foods' });
  await waitForCompleteLists();
  await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, 'Erase personal data…');
  const name = `Erase the personal data of ${ACCOUNT_NAMES.editor}`;
  const dialog = within(await screen.findByRole('dialog', { name }));
  return { user, address, dialog, button: dialog.getByRole('button', { name: 'Erase' }) };
}

describe('Erasing the personal data of a collaborator', () => {
  it('needs the address, removes the person, and leaves a former member in the activity log', async () => {
    const { user, address, dialog, button } = await openDialog();
    expect(dialog.getByText(/under “Former member”/)).toBeVisible();
    expect(dialog.getByText(/This cannot be undone/)).toBeVisible();
    expect(button).toBeDisabled();
    const field = dialog.getByRole('textbox', { name: 'To confirm, type editor@example.com' });
    await user.type(field, 'editor@example.co');
    expect(button).toBeDisabled();
    await user.type(field, 'M');
    await user.click(button);
    expect(await screen.findByText('The personal data has been erased')).toBeVisible();
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: `Actions for ${ACCOUNT_NAMES.editor}` }),
      ).toBeNull(),
    );
    expect(await server.store.read((tx) => tx.get('users', 'user-editor'))).toBeUndefined();

    await user.click(screen.getByRole('link', { name: 'Activity log' }));
    const log = await screen.findByRole('table', { name: 'Activity log' });
    expect(address.path).toBe('/activity-log');
    const [, row] = within(log).getAllByRole('row');
    expect(row).toHaveTextContent('Personal data erased');
    expect(row).toHaveTextContent('Former member');
    expect(log).not.toHaveTextContent('editor@example.com');
  });

  it('shows why the server refuses it, and keeps the person', async () => {
    const { user, dialog, button } = await openDialog();
    server.faults.rejectNext('/user/erase', {
      status: 409,
      code: 'LAST_ADMINISTRATOR',
      message: 'The last administrator cannot be removed.',
    });
    await user.type(dialog.getByRole('textbox'), 'editor@example.com');
    await user.click(button);
    expect(await dialog.findByText('The last administrator cannot be removed.')).toBeVisible();
    expect(
      screen.getByRole('button', { name: `Actions for ${ACCOUNT_NAMES.editor}` }),
    ).toBeInTheDocument();
  });
});
