import { screen } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer({ restorableDays: 30 });

async function open(path: string) {
  await server.signIn('admin');
  const { user } = renderApp(path);
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
  const choose = async (name: string) => user.click(await screen.findByRole('menuitem', { name }));
  return { press, choose };
}

describe('Where deleted companies and workspaces can be restored for 30 days', () => {
  it('the confirmation before deleting a company names the period', async () => {
    const { press, choose } = await open('/companies-management');
    await press(`Actions for ${FIXTURE_COMPANY.name}`);
    await choose('Delete company');
    const dialog = await screen.findByRole('dialog', { name: 'Delete company' });
    expect(dialog).toHaveTextContent('You can undo this for 30 days; after that it is permanent.');
  });

  it('the confirmation before deleting a workspace and the empty list of deleted items name the period', async () => {
    await server.store.write(async (tx) => {
      for (const { id } of await tx.find('companies', { activated: false })) {
        await tx.update('companies', id, { activated: true, deleted_at: null });
      }
    });
    const { press, choose } = await open('/workspaces-management');
    await press('Recently deleted');
    const message = 'Deleted companies and workspaces are kept here for 30 days.';
    expect(await screen.findByText(message)).toBeVisible();
    await press('Close');

    await press('Actions for Food and Household Group');
    await choose('Delete Workspace');
    const dialog = await screen.findByRole('dialog', { name: 'Delete workspace' });
    expect(dialog).toHaveTextContent('You can undo this for 30 days; after that it is permanent.');
  });
});
