import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { openFromProfile } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';
import { waitForCompleteLists } from '@/testing/page/waitForCompleteLists';

const server = useTestServer();

const GROUP = 'Food and Household Group';

async function open() {
  await server.signIn('admin');
  const app = renderApp('/workspaces-management');
  await screen.findByRole('heading', { name: GROUP });
  await waitForCompleteLists();
  return app;
}

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('A new workspace', () => {
  it('cannot be changed while it is being saved, and is listed after that (§2.89)', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Add new' }));
    const form = await dialog('Add a new workspace');
    await user.type(form.getByLabelText('Name'), 'Clients');
    const release = server.faults.holdNext('/workspace/create');
    await user.click(form.getByRole('button', { name: 'Save' }));
    // The form is validated first.
    await waitFor(() => expect(form.getByLabelText('Name')).toBeDisabled());
    for (const name of ['Cancel', /Save/, 'Close']) {
      await waitFor(() => expect(form.getByRole('button', { name })).toBeDisabled());
    }
    release();
    expect(await screen.findByRole('heading', { name: 'Clients' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('A workspace’s new name', () => {
  it('is validated by the server only (§5.14)', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: `Actions for ${GROUP}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit Workspace' }));
    const form = await dialog('Edit workspace');
    await user.clear(form.getByLabelText('Name'));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Workspace name cannot be empty.')).toBeVisible();
    expect(server.browser.requests).toContain('/workspace/update');
    expect(form.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });

  it('is shown on its card immediately, even if the list loads slowly', async () => {
    const { user } = await open();
    const release = server.faults.holdNext('getWorkspaces');
    await user.click(screen.getByRole('button', { name: `Actions for ${GROUP}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit Workspace' }));
    const form = await dialog('Edit workspace');
    await user.type(form.getByLabelText('Name'), ' and Garden');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { name: `${GROUP} and Garden` })).toBeVisible();
    release();
  });
});

describe('A deleted workspace', () => {
  it('disappears immediately, even if the list loads slowly', async () => {
    const { user } = await open();
    const release = server.faults.holdNext('getWorkspaces');
    await user.click(screen.getByRole('button', { name: `Actions for ${GROUP}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete Workspace' }));
    await user.click(
      (await dialog('Delete workspace')).getByRole('button', { name: 'Delete workspace' }),
    );
    await waitFor(() => expect(screen.queryByRole('heading', { name: GROUP })).toBeNull());
    release();
  });
});

describe('My account', () => {
  it('updates the person’s row in the table of the workspace (§4.15)', async () => {
    const { user } = await open();
    const table = await screen.findByRole('table', { name: `Collaborators of ${GROUP}` });
    expect(within(table).getByRole('rowheader', { name: ACCOUNT_NAMES.admin })).toBeVisible();
    const form = await openFromProfile(user, 'My account');
    await user.type(await form.findByLabelText('Name'), ' in chief');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(
      await within(table).findByRole('rowheader', { name: `${ACCOUNT_NAMES.admin} in chief` }),
    ).toBeVisible();
  });
});
