import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { advanceClock } from '@/testing/page/advanceClock';
import { FIXTURE_COMPANY, useTestServer, type Account } from '@/testing/server/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

const NAME = FIXTURE_COMPANY.name;
const unavailable = { status: 503, code: 'INTERNAL', message: 'The service is unavailable.' };

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const sent = (path: string) => server.browser.requests.filter((request) => request === path);

async function open(account: Account) {
  await server.signIn(account);
  const app = renderApp('/companies-management');
  await screen.findByRole('heading', { name: NAME });
  return app;
}

async function choose(user: User, entry: string) {
  await press(user, `Actions for ${NAME}`);
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

async function confirm(user: User, title: string, verb: string) {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await user.click(dialog.getByRole('button', { name: verb }));
  return dialog;
}

const stored = () => server.store.read((tx) => tx.get('companies', FIXTURE_COMPANY.id));

const deleteInStore = () =>
  server.store.write(async (tx) => {
    await tx.update('companies', FIXTURE_COMPANY.id, {
      activated: false,
      deleted_at: new Date().toISOString(),
      deleted_by: 'user-admin',
      expiration_date: new Date(Date.now() + 3.5 * 24 * 3600_000).toISOString(),
    });
  });

describe('Deleting a company', () => {
  it('can be undone from the notification, and names the 2 weeks for it (§2.71)', async () => {
    const { user } = await open('company-admin');
    await choose(user, 'Delete company');
    const dialog = await screen.findByRole('dialog', { name: 'Delete company' });
    expect(dialog).toHaveTextContent('You can undo this for 2 weeks');
    await user.dblClick(within(dialog).getByRole('button', { name: 'Delete company' }));

    expect(await screen.findByText(`${NAME} has been deleted`)).toBeVisible();
    expect(await screen.findByText('Deleted, 14 days left to restore')).toBeVisible();
    expect(sent('/company/delete')).toHaveLength(1);
    await press(user, `Actions for ${NAME}`);
    const items = await screen.findAllByRole('menuitem', { name: /company|details/ });
    expect(items.map((item) => item.textContent)).toEqual(['Reactivate company']);

    await press(user, 'Undo');
    expect(await screen.findByText('Active')).toBeVisible();
    expect(await stored()).toMatchObject({ activated: true, expiration_date: null });
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('shows an error when it fails, and when undoing it fails (§8.12)', async () => {
    const { user } = await open('company-admin');
    await choose(user, 'Delete company');
    server.faults.rejectNext('/company/delete', unavailable);
    const dialog = await confirm(user, 'Delete company', 'Delete company');
    expect(await dialog.findByText('Failed to delete company. Please try again.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete company' }));
    await screen.findByText(`${NAME} has been deleted`);

    server.faults.rejectNext('/company/reactivate', unavailable);
    await press(user, 'Undo');
    expect(
      await screen.findByText('Failed to reactivate company. Please try again.'),
    ).toBeVisible();
    expect((await stored())?.activated).toBe(false);
  });

  it('selects the first remaining company for an administrator', async () => {
    const { user, store } = await open('admin');
    expect(store.getState().companies.shownId).toBe(FIXTURE_COMPANY.id);
    await choose(user, 'Delete company');
    await confirm(user, 'Delete company', 'Delete company');
    await screen.findByText('Deleted, 14 days left to restore');
    await waitFor(() => expect(store.getState().companies.shownId).not.toBe(FIXTURE_COMPANY.id));

    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    const selector = await screen.findByRole('combobox', { name: 'Company shown' });
    expect(await screen.findByText('Blue Kiln Ceramics')).toBeVisible();
    await user.click(selector);
    await screen.findByRole('option', { name: /Cedar Yard/ });
    expect(screen.queryByRole('option', { name: new RegExp(NAME) })).not.toBeInTheDocument();
  });
});

describe('Reactivating a company', () => {
  it('is offered in its menu, and shows an error when it fails (§8.13)', async () => {
    await deleteInStore();
    const { user } = await open('company-admin');
    expect(screen.getByText('Deleted, 4 days left to restore')).toBeVisible();
    await choose(user, 'Reactivate company');
    server.faults.loseNext('/company/reactivate');
    const dialog = await confirm(user, 'Reactivate company', 'Reactivate company');
    expect(
      await dialog.findByText('Failed to reactivate company. Please try again.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Reactivate company' }));
    expect(await screen.findByText('Active')).toBeVisible();
    expect((await stored())?.activated).toBe(true);
  });

  it('is refused when another company uses the name now', async () => {
    await deleteInStore();
    const { user } = await open('company-admin');
    const row = await stored();
    if (!row) throw new Error('The company is missing');
    await server.store.write((tx) =>
      tx.insert('companies', { ...row, id: 'twin', activated: true, expiration_date: null }),
    );
    await choose(user, 'Reactivate company');
    const dialog = await confirm(user, 'Reactivate company', 'Reactivate company');
    expect(
      await dialog.findByText('Another company now has this name. Rename one of them first.'),
    ).toBeVisible();
  });
});

describe('Recently deleted', () => {
  it('lists the items that a company’s administrator can restore, with the days left and the person who deleted each', async () => {
    await deleteInStore();
    const { user } = await open('company-admin');
    await press(user, 'Recently deleted');
    const list = within(await screen.findByRole('list', { name: 'Recently deleted' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByText('Company · 4 days left')).toBeVisible();
    expect(list.getByText(/^Deleted by Andre Costa on /)).toBeVisible();

    server.faults.rejectNext('/company/reactivate', unavailable);
    await user.click(list.getByRole('button', { name: `Restore ${NAME}` }));
    expect(await list.findByText('Failed to reactivate company. Please try again.')).toBeVisible();
    const restore = list.getByRole('button', { name: `Restore ${NAME}` });
    await waitFor(() => expect(restore).not.toHaveClass('ant-btn-loading'));
    await user.click(restore);
    expect(await screen.findByText(`${NAME} has been restored`)).toBeVisible();
    expect(await screen.findByText('Nothing deleted recently')).toBeVisible();
    expect(await screen.findByText('Active')).toBeInTheDocument();
  });

  it('closes the notification with Undo once the item has been restored', async () => {
    const { user } = await open('company-admin');
    await choose(user, 'Delete company');
    await confirm(user, 'Delete company', 'Delete company');
    await screen.findByRole('button', { name: 'Undo' });
    await press(user, 'Recently deleted');
    await user.click(await screen.findByRole('button', { name: `Restore ${NAME}` }));
    expect(await screen.findByText(`${NAME} has been restored`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
  });

  it('shows an error when it cannot be loaded, and offers Retry', async () => {
    const { user } = await open('admin');
    server.faults.breakDown('recentlyDeleted');
    await press(user, 'Recently deleted');
    const drawer = within(await screen.findByRole('dialog', { name: 'Recently deleted' }));
    expect(await drawer.findByText('The server could not be reached')).toBeVisible();
    server.faults.recover();
    await user.click(drawer.getByRole('button', { name: 'Retry' }));
    expect(await drawer.findByText('Longmeadow Bus Lines')).toBeVisible();
  });
});

describe('A deleted company’s people', () => {
  it('see its figures on the next page after it was restored', async () => {
    await deleteInStore();
    await server.signIn('editor');
    const { user } = renderApp('/');
    expect(await screen.findByText(`${NAME} has been deleted`)).toBeVisible();
    await server.store.write((tx) =>
      tx.update('companies', FIXTURE_COMPANY.id, { activated: true, deleted_at: null }),
    );
    advanceClock(10);
    await user.click(screen.getByRole('link', { name: 'Company overview' }));
    await waitFor(() => expect(screen.queryByText(`${NAME} has been deleted`)).toBeNull());
  });

  it.each(['/', '/company-overview', '/impact-areas', '/evolution', '/actionia', '/actionco'])(
    'see that it is deactivated on %s (§6.6)',
    async (path) => {
      await deleteInStore();
      await server.signIn('editor');
      renderApp(path);
      expect(await screen.findByText(`${NAME} has been deleted`)).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Reactivate company' })).toBeNull();
      // The dashboard requests figures before it knows the person's companies, so the server
      // refuses them.
      expect(sent('getDrivers').length).toBeLessThanOrEqual(path === '/' ? 1 : 0);
    },
  );

  it('can be given access again by its administrator there', async () => {
    await deleteInStore();
    await server.signIn('company-admin');
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Reactivate company' }));
    await confirm(user, 'Reactivate company', 'Reactivate company');
    expect(await screen.findByText('8 of 10')).toBeVisible();
  });

  it('are informed as soon as the server refuses the figures', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/');
    expect(await screen.findByText('8 of 10')).toBeVisible();
    await deleteInStore();
    await user.click(screen.getByRole('link', { name: 'Impact areas' }));
    expect(await screen.findByText(`${NAME} has been deleted`)).toBeVisible();
  });
});
