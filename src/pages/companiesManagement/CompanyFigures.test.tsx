import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';
import { setViewport } from '@/testing/page/viewport';
import { waitForCompleteLists } from '@/testing/page/waitForCompleteLists';

const server = useTestServer();

async function cardOf(name: string) {
  const title = await screen.findByRole('heading', { name });
  await waitForCompleteLists();
  const card = title.closest<HTMLElement>('li');
  if (!card) throw new Error(`${name} has no card`);
  return within(card);
}

const column = (table: HTMLElement, index: number) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.children[index]?.textContent ?? '');

describe('The figures of My Companies', () => {
  it('are Global Average, progress and people, on the card of one’s own company', async () => {
    await server.signIn('editor');
    renderApp('/companies-management');
    const card = await cardOf(FIXTURE_COMPANY.name);
    expect(await card.findByText(/^\d+ of 10 \(\d\.\d\)$/)).toBeVisible();
    expect(card.getByText(/^\d+%$/)).toBeVisible();
    const people = await server.store.read((tx) =>
      tx.find('users', { company_id: FIXTURE_COMPANY.id }),
    );
    expect(card.getByText(String(people.length))).toBeVisible();
  });

  it('are missing on a server that does not know them', async () => {
    server.faults.refuse('getCompanyFigures', 'NOT_FOUND');
    await server.signIn('editor');
    renderApp('/companies-management');
    const card = await cardOf(FIXTURE_COMPANY.name);
    await waitFor(() => expect(card.queryByText('Global Average')).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('sort the table, whose address and choice are kept', async () => {
    await server.signIn('admin');
    const { user, address, close } = renderApp('/companies-management');
    await user.click(await screen.findByText('Table'));
    const table = await screen.findByRole('table', { name: 'Companies' });
    await user.click(within(table).getByRole('button', { name: 'People' }));
    await user.click(within(table).getByRole('button', { name: 'People' }));
    await waitFor(() => expect(address.path).toBe('/companies-management?view=table&sort=-people'));
    await waitFor(() => {
      const active = column(table, 4).filter((_, row) => column(table, 5)[row] === 'Active');
      expect(active).toEqual(active.toSorted((a, b) => Number(b) - Number(a)));
      expect(Number(active[0])).toBeGreaterThan(0);
    });
    close();

    renderApp('/companies-management');
    expect(await screen.findByRole('table', { name: 'Companies' })).toBeVisible();
  });

  it('sort the list on phones, which shows no headings', async () => {
    setViewport({ width: 390 });
    await server.signIn('admin');
    const { user, address } = renderApp('/companies-management?view=table');
    const table = await screen.findByRole('table', { name: 'Companies' });
    const [first] = column(table, 0);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(screen.getByRole('combobox', { name: 'Order' }));
    await user.click(await screen.findByTitle('Descending'));
    expect(address.path).toBe('/companies-management?view=table&sort=-name');
    await waitFor(() => expect(column(table, 0)[0]).not.toBe(first));
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByTitle('People'));
    expect(address.path).toBe('/companies-management?view=table&sort=-people');
  });

  it('need no table for fewer than twelve companies', async () => {
    await server.signIn('editor');
    renderApp('/companies-management?view=table');
    await cardOf(FIXTURE_COMPANY.name);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByText('Table')).toBeNull();
  });
});
