import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer, type Account } from '@/testing/server/testServer';
import { waitForCompleteLists } from '@/testing/page/waitForCompleteLists';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

const press = (user: User, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

async function open(account: Account) {
  await server.signIn(account);
  const app = renderApp('/companies-management');
  await screen.findByRole('heading', { name: FIXTURE_COMPANY.name });
  await waitForCompleteLists();
  return app;
}

const cards = () =>
  within(screen.getByRole('list', { name: 'Companies' })).getAllByRole('listitem');
const namesOf = (list: HTMLElement[]) =>
  list.map((card) => within(card).getByRole('heading').textContent);

describe('My Companies', () => {
  it('lists active companies first, each group by name (§2.69)', async () => {
    await open('admin');
    const names = namesOf(cards());
    const stored = await server.store.read((tx) => tx.find('companies'));
    const named = (activated: boolean) =>
      stored
        .filter((company) => company.activated === activated)
        .map(({ name }) => name)
        .sort((a, b) => a.localeCompare(b));
    expect(named(false).length).toBeGreaterThan(0);
    expect(names).toEqual([...named(true), ...named(false)]);
    expect(screen.getAllByText(/^Deleted, \d+ days? left to restore$/)).toHaveLength(
      named(false).length,
    );
  });

  it.each([
    ['company-admin', ['Edit details', 'Manage workspaces', 'Delete company'], false],
    ['workspace-admin', null, false],
    ['editor', null, false],
    ['subscriber', null, false],
  ] as const)(
    'gives %s exactly the actions that their role allows (§2.22)',
    async (account, entries, addsNew) => {
      const { user } = await open(account);
      expect(screen.queryByRole('button', { name: 'Add new' }) !== null).toBe(addsNew);
      expect(screen.queryByRole('button', { name: 'Recently deleted' }) !== null).toBe(
        entries !== null,
      );
      if (!entries) {
        expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
        expect(namesOf(cards())).toEqual([FIXTURE_COMPANY.name]);
        return;
      }
      await press(user, `Actions for ${FIXTURE_COMPANY.name}`);
      const items = await screen.findAllByRole('menuitem', { name: /company|details|workspaces$/ });
      expect(items.map((item) => item.textContent)).toEqual(entries);
    },
  );

  it('finds one company among hundreds, with pages (§9.24)', async () => {
    await server.store.write(async (tx) => {
      const [model] = await tx.find('companies', { id: FIXTURE_COMPANY.id });
      if (!model) throw new Error('The fixture company is missing');
      for (let n = 1; n <= 400; n++) {
        await tx.insert('companies', { ...model, id: `many-${n}`, name: `Works ${n}` });
      }
    });
    const { user } = await open('admin');
    expect(cards()).toHaveLength(24);
    await user.click(screen.getByRole('listitem', { name: '2' }));
    await waitFor(() => expect(namesOf(cards())).toContain('Works 20'));
    await user.type(screen.getByRole('textbox', { name: 'Search companies' }), '399 works');
    await waitFor(() => expect(namesOf(cards())).toEqual(['Works 399']));
    await user.type(screen.getByRole('textbox', { name: 'Search companies' }), 'x');
    expect(await screen.findByText('No results')).toBeVisible();
  });

  it('shows sample companies, without menus, while the server is unreachable (§8.25)', async () => {
    await server.signIn('admin');
    server.faults.breakDown('getCompanies');
    const { user } = renderApp('/companies-management');
    expect(await screen.findByText('Sample Manufacturing')).toBeVisible();
    expect(screen.getByText('Sample data: the server could not be reached')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).not.toBeInTheDocument();
    server.faults.recover();
    await press(user, 'Retry');
    expect(await screen.findByRole('heading', { name: FIXTURE_COMPANY.name })).toBeVisible();
    expect(screen.queryByText('Sample Manufacturing')).not.toBeInTheDocument();
  });

  it('treats a reply of an unexpected shape as an error (§8.26)', async () => {
    await server.signIn('admin');
    server.faults.answerOddly('getCompanies');
    renderApp('/companies-management');
    expect(await screen.findByText('Sample Manufacturing')).toBeVisible();
    expect(screen.getByText('Sample data: the server could not be reached')).toBeVisible();
  });

  it('says that access was refused, and offers Retry (§8.27)', async () => {
    await server.signIn('admin');
    server.faults.refuse('getCompanies', 'FORBIDDEN');
    const { user } = renderApp('/companies-management');
    expect(await screen.findByText('You don’t have access')).toBeVisible();
    server.faults.recover();
    await press(user, 'Retry');
    expect(await screen.findByRole('heading', { name: FIXTURE_COMPANY.name })).toBeVisible();
  });
});
