import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

/** Opens My Companies. Later requests for its list wait until the returned function is called. */
async function openWithSlowList() {
  await server.signIn('admin');
  const { user } = renderApp('/companies-management');
  await screen.findByRole('heading', { name: FIXTURE_COMPANY.name });
  return { user, release: server.faults.holdNext('getCompanies') };
}

async function choose(user: User, entry: string, company = FIXTURE_COMPANY.name) {
  await user.click(screen.getByRole('button', { name: `Actions for ${company}` }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
  return screen.findByRole('dialog');
}

async function confirm(user: User, dialog: HTMLElement, label: string) {
  await user.click(within(dialog).getByRole('button', { name: label }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
}

describe('While the list of companies is loading slowly', () => {
  it('a company’s new workspace is shown on its card, and in its dialog when that opens again', async () => {
    const { user, release } = await openWithSlowList();
    const dialog = await choose(user, 'Manage workspaces');
    await user.click(within(dialog).getByRole('checkbox', { name: 'Industrial Works Group' }));
    await confirm(user, dialog, 'Save');
    const again = within(await choose(user, 'Manage workspaces'));
    expect(again.getByRole('checkbox', { name: 'Industrial Works Group' })).toBeChecked();
    release();
  });

  it('its new name is shown on its card', async () => {
    const { user, release } = await openWithSlowList();
    const dialog = await choose(user, 'Edit details');
    const name = within(dialog).getByLabelText('Company name');
    await user.clear(name);
    await user.type(name, 'Fresh Works');
    await confirm(user, dialog, 'Save');
    expect(screen.getByRole('heading', { name: 'Fresh Works' })).toBeVisible();
    release();
  });

  it('a deleted company can be restored immediately', async () => {
    const { user, release } = await openWithSlowList();
    await confirm(user, await choose(user, 'Delete company'), 'Delete company');
    expect(await choose(user, 'Reactivate company')).toBeVisible();
    release();
  });

  it('a restored company can be used immediately', async () => {
    await server.store.write((tx) =>
      tx.update('companies', FIXTURE_COMPANY.id, {
        activated: false,
        deleted_at: '2026-05-01T00:00:00Z',
      }),
    );
    const { user, release } = await openWithSlowList();
    await confirm(user, await choose(user, 'Reactivate company'), 'Reactivate company');
    expect(await choose(user, 'Edit details')).toBeVisible();
    release();
  });
});
