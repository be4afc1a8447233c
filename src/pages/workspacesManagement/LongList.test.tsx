import { act, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

/** With those of the fixtures, more workspaces than the app loads as a whole. */
const COUNT = 520;
const LAST = `Zone ${COUNT}`;

beforeEach(async () => {
  await server.store.write(async (tx) => {
    const [model] = await tx.find('workspaces');
    if (!model) throw new Error('The fixtures have no workspace');
    for (let n = 1; n <= COUNT; n++) {
      const padded = String(n).padStart(3, '0');
      await tx.insert('workspaces', { ...model, id: `zone-${padded}`, name: `Zone ${padded}` });
    }
  });
  await server.signIn('admin');
});

const sent = (operation: string) =>
  server.browser.requests.filter((request) => request === operation);
const searchField = () => screen.findByRole('textbox', { name: 'Search workspaces' });
const cards = () =>
  within(screen.getByRole('list', { name: 'Workspaces' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

/** Searches for the last workspace, and returns the search field once the page shows it alone. */
async function findLast({ user }: ReturnType<typeof renderApp>) {
  const field = await searchField();
  await user.search(field, LAST);
  await waitFor(() => expect(cards()).toEqual([LAST]));
  return field;
}

async function openLast() {
  const app = renderApp('/workspaces-management');
  await findLast(app);
  return app;
}

describe('More than 500 workspaces', () => {
  it('are loaded a page at a time', async () => {
    const { user } = renderApp('/workspaces-management');
    const more = await screen.findByRole('button', { name: 'Show more' });
    expect(cards()).toHaveLength(4);
    await user.click(more);
    await waitFor(() => expect(cards()).toHaveLength(8));
    expect(sent('getWorkspaces')).toHaveLength(2);
  });

  it('are found by name beyond the first page, and after going back', async () => {
    const { user, address } = await openLast();
    await waitFor(() => expect(address.path).toContain('search=Zone'));
    await user.click(screen.getByRole('link', { name: 'Collaborators' }));
    await waitFor(() => expect(address.path).toMatch(/^.collaborators/));
    act(() => address.back());
    await waitFor(() => expect(cards()).toEqual([LAST]));
    expect(await searchField()).toHaveValue(LAST);
  });

  it('leave the list when they are deleted', async () => {
    const { user } = await openLast();
    await user.click(screen.getByRole('button', { name: `Actions for ${LAST}` }));
    await user.click(await screen.findByRole('menuitem', { name: /^Delete/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^Delete/ }));
    expect(await screen.findByText('No results')).toBeVisible();
  });

  it('are one list on a server without pages', async () => {
    server.specificationAlone.start();
    const app = renderApp('/workspaces-management');
    await waitFor(() => expect(sent('getWorkspaces')).toHaveLength(1));
    expect(await findLast(app)).toHaveFocus();
    expect(sent('getWorkspaces')).toHaveLength(1);
  });
});
