import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { addManyCompanies, LAST_OF_MANY } from '@/testing/server/manyCompanies';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const PERSON = { name: 'Zoe Last', email: 'zoe@demo.example' };

beforeEach(async () => {
  await addManyCompanies(server.store);
  await server.store.write(async (tx) => {
    const [model] = await tx.find('users', { email: 'editor@example.com' });
    if (!model) throw new Error('The fixtures have no editor');
    await tx.insert('users', { ...model, ...PERSON, id: 'zoe', company_id: LAST_OF_MANY.id });
  });
  await server.signIn('admin');
});

const sent = (operation: string) =>
  server.browser.requests.filter((request) => request === operation);
const searchField = () => screen.findByRole('textbox', { name: 'Search people and companies' });
const groups = () => screen.queryAllByRole('region').map((group) => group.ariaLabel);

async function openZoe(path = '/collaborators-management') {
  const app = renderApp(path);
  await app.user.search(await searchField(), 'zoe last');
  await screen.findByRole('list', { name: new RegExp(LAST_OF_MANY.name) });
  return app;
}

async function choose({ user }: ReturnType<typeof renderApp>, action: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${PERSON.name}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
  return within(await screen.findByRole('dialog'));
}

describe('Collaborators of more than 500 companies', () => {
  it('are loaded a page at a time', async () => {
    const { user } = renderApp('/collaborators-management');
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(groups()).toHaveLength(12);
    await user.click(more);
    await waitFor(() => expect(groups()).toHaveLength(24));
    expect(sent('getCollaborators')).toHaveLength(2);
    expect(sent('getAllCompanies')).toHaveLength(0);
  });

  it('stay in place while the search is typed', async () => {
    const { user } = renderApp('/collaborators-management');
    const field = await searchField();
    await screen.findByRole('button', { name: 'Show more' });
    await user.type(field, 'zoe last');
    expect(screen.queryByText('No results')).toBeNull();
    await screen.findByText(PERSON.name);
  });

  it('are found by name beyond the first page, and after going back', async () => {
    const { user, address } = await openZoe();
    await waitFor(() => expect(address.path).toContain('search=zoe'));
    await user.click(screen.getByRole('link', { name: 'Workspaces' }));
    await waitFor(() => expect(address.path).toMatch(/^.workspaces/));
    act(() => address.back());
    expect(await screen.findByText(PERSON.name)).toBeVisible();
    expect(await searchField()).toHaveValue('zoe last');
  });

  it('are moved to a company beyond the first ones, and back', async () => {
    const app = await openZoe();
    const dialog = await choose(app, 'Change company');
    const field = dialog.getByRole('combobox');
    await app.user.click(field);
    await app.user.search(field, 'works 599');
    await app.user.click(await screen.findByText('Works 599'));
    await app.user.click(dialog.getByRole('button', { name: 'Save' }));
    const stored = () => server.store.read((tx) => tx.get('users', 'zoe'));
    await waitFor(async () => expect((await stored())?.company_id).toBe('many-599'));
    await app.user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect((await stored())?.company_id).toBe(LAST_OF_MANY.id));
  });

  it('are removed from the list when they are removed', async () => {
    const app = await openZoe();
    const dialog = await choose(app, 'Remove user');
    await app.user.click(dialog.getByRole('button', { name: /^Remove/ }));
    await waitFor(() => expect(screen.queryByText(PERSON.name)).toBeNull());
  });

  it('are loaded a page at a time in the table too', async () => {
    const { user } = renderApp('/collaborators-management?view=table');
    await user.search(await searchField(), 'zoe last');
    const row = await screen.findByRole('row', { name: new RegExp(PERSON.name) });
    expect(within(row).getByText(LAST_OF_MANY.name)).toBeVisible();
    // The server sorts by company, and filters by text only.
    expect(screen.queryByRole('button', { name: 'Company role' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Status' })).toBeNull();
  });

  it('show in the table when they were last active', async () => {
    await server.store.write((tx) =>
      tx.insert('credentials', {
        ...{ id: 'zoe', password_hash: '', language: null },
        signed_in_at: '2020-02-03T10:00:00.000Z',
      }),
    );
    const { user } = renderApp('/collaborators-management?view=table');
    await user.search(await searchField(), 'zoe last');
    expect(await screen.findByText(/Feb 3, 2020/)).toBeVisible();
  });

  it('get other roles together from the table', async () => {
    const { user } = renderApp('/collaborators-management?view=table');
    await user.search(await searchField(), 'zoe last');
    await user.click(await screen.findByRole('checkbox', { name: `Select ${PERSON.name}` }));
    await user.click(screen.getByRole('button', { name: /^Change role/ }));
    const dialog = within(await screen.findByRole('dialog'));
    const [role] = dialog.getAllByRole('radiogroup');
    if (!role) throw new Error('The dialog has no roles');
    await user.click(within(role).getByRole('radio', { name: /^Subscriber/ }));
    await user.click(dialog.getByRole('button', { name: /^Change/ }));
    await waitFor(async () => {
      const zoe = await server.store.read((tx) => tx.get('users', 'zoe'));
      expect(zoe?.company_role).toBe('subscriber');
    });
  });

  it('are those of the own company for other people', async () => {
    await server.signIn('editor');
    renderApp('/collaborators-management');
    await waitFor(() => expect(groups()).toEqual([FIXTURE_COMPANY.name]));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('are owners in the plan of a company beyond the first ones', async () => {
    renderApp('/plan');
    await screen.findByRole('combobox', { name: 'Company shown' });
    await waitFor(() => expect(sent('getCollaborators')).toHaveLength(1));
  });
});
