import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { addManyCompanies, LAST_OF_MANY as LAST } from '@/testing/server/manyCompanies';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

beforeEach(async () => {
  await addManyCompanies(server.store);
  await server.signIn('admin');
});

type App = ReturnType<typeof renderApp>;

const selector = () => screen.findByRole('combobox', { name: 'Company shown' });
const shownName = async () =>
  (await selector()).closest('.ant-select')?.querySelector('.ant-select-content')?.textContent;
const sent = (operation: string) =>
  server.browser.requests.filter((request) => request === operation);

async function chooseLast({ user }: App) {
  await user.click(await selector());
  await user.search(await selector(), 'works 600');
  await user.click(await screen.findByText(LAST.name));
}

describe('A list of more than 500 companies', () => {
  it('is searched on the server by the selector, which shows a company beyond the first ones', async () => {
    const app = renderApp('/');
    await chooseLast(app);
    await waitFor(async () => expect(await shownName()).toContain(LAST.name));
    expect(app.store.getState().companies.shownId).toBe(LAST.id);
    expect(sent('getCompanies')).toHaveLength(1);
    expect(sent('getAllCompanies')).toHaveLength(0);
  });

  it('opens the next visit with that company', async () => {
    const app = renderApp('/');
    await chooseLast(app);
    await waitFor(() => expect(app.store.getState().companies.shownId).toBe(LAST.id));
    app.close();
    renderApp('/');
    await waitFor(async () => expect(await shownName()).toContain(LAST.name));
  });

  it('offers companies beyond the first ones for a comparison', async () => {
    const { user, address } = renderApp('/evolution');
    const compare = await screen.findByRole('combobox', { name: 'Compare with company' });
    await user.click(compare);
    await user.search(compare, 'works 600');
    await user.click(await screen.findByText(LAST.name));
    await waitFor(() => expect(address.path).toContain(`compare=${LAST.id}`));
    await waitFor(() => expect(sent('getGraphDrivers')).toHaveLength(2));
  });

  it('shows another company if the chosen one is gone', async () => {
    const app = renderApp('/');
    await chooseLast(app);
    await waitFor(() => expect(app.store.getState().companies.shownId).toBe(LAST.id));
    app.close();
    await server.store.write((tx) => tx.update('companies', LAST.id, { activated: false }));
    const { store } = renderApp('/');
    await waitFor(async () => expect(await shownName()).toContain(FIXTURE_COMPANY.name));
    expect(store.getState().companies.shownId).toBe(FIXTURE_COMPANY.id);
  });

  it('is found by the palette', async () => {
    const { user, store } = renderApp('/');
    await selector();
    await user.keyboard('{Control>}k{/Control}');
    await user.search(await screen.findByRole('combobox', { name: 'Jump to' }), 'works 6');
    await user.click(await screen.findByRole('option', { name: LAST.name }));
    await waitFor(() => expect(store.getState().companies.shownId).toBe(LAST.id));
    await waitFor(async () => expect(await shownName()).toContain(LAST.name));
  });
});

const cards = () =>
  within(screen.getByRole('list', { name: 'Companies' }))
    .getAllByRole('listitem')
    .map((card) => within(card).getByRole('heading').textContent);

describe('My Companies with more than 500 companies', () => {
  const searchField = () => screen.findByRole('textbox', { name: 'Search companies' });

  async function openLast({ user }: App) {
    await user.search(await searchField(), 'works 600');
    await waitFor(() => expect(cards()).toEqual([LAST.name]));
  }

  it('loads a page at a time, with the figures', async () => {
    const { user } = renderApp('/companies-management');
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(cards()).toHaveLength(50);
    expect(screen.getAllByText(/^\d+ of 10 \(\d\.\d\)$/)[0]).toBeVisible();
    await user.click(more);
    await waitFor(() => expect(cards()).toHaveLength(100));
    expect(sent('getCompanyFigures')).toHaveLength(0);
  });

  it('finds a company beyond the first page, keeps the search in the address, and goes back', async () => {
    const app = renderApp('/companies-management');
    await openLast(app);
    await waitFor(() => expect(app.address.path).toContain('search=works'));
    await app.user.click(screen.getByRole('link', { name: 'Collaborators' }));
    await waitFor(() => expect(app.address.path).toMatch(/^.collaborators/));
    act(() => app.address.back());
    await waitFor(() => expect(cards()).toEqual([LAST.name]));
    expect(await searchField()).toHaveValue('works 600');
  });

  it('shows a new name in the list and in the selector', async () => {
    const app = renderApp('/companies-management');
    await openLast(app);
    await app.user.click(screen.getByRole('button', { name: `Actions for ${LAST.name}` }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Edit details' }));
    const name = await screen.findByRole('textbox', { name: /Company name/ });
    await waitFor(() => expect(name).toHaveValue(LAST.name));
    fireEvent.change(name, { target: { value: 'Works 600 East' } });
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(cards()).toEqual(['Works 600 East']));
  });

  it('marks a deleted company, which the selector no longer finds', async () => {
    const app = renderApp('/companies-management');
    await openLast(app);
    await app.user.click(screen.getByRole('button', { name: `Actions for ${LAST.name}` }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Delete company' }));
    await app.user.click(await screen.findByRole('button', { name: /^Delete/ }));
    expect(await screen.findByText(/left to restore$/)).toBeVisible();
    await app.user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await app.user.click(await selector());
    await app.user.search(await selector(), 'works 600');
    expect(await screen.findByText('No results')).toBeVisible();
  });

  it('is a table without sorting, because the server sorts by name', async () => {
    const { user } = renderApp('/companies-management');
    await user.click(await screen.findByText('Table'));
    const table = await screen.findByRole('table', { name: 'Companies' });
    expect(within(table).getAllByRole('row')).toHaveLength(51);
    expect(within(table).queryByRole('button', { name: 'People' })).toBeNull();
  });

  it('is one list with pages on a server without searches', async () => {
    server.specificationAlone.start();
    const { user } = renderApp('/companies-management');
    await user.search(await searchField(), '600 works');
    await waitFor(() => expect(cards()).toEqual([LAST.name]));
    expect(sent('getCompanies')).toHaveLength(1);
    expect(sent('getCompanyPage')).toHaveLength(0);
  });

  it('has its texts in Spanish', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['es']);
    const { user } = renderApp('/companies-management');
    expect(await screen.findByRole('button', { name: 'Mostrar más' })).toBeVisible();
    await user.keyboard('{Control>}k{/Control}');
    expect(await screen.findByText('Hay más: siga escribiendo para acotar')).toBeVisible();
  });
});
