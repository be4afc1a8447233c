import { screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '@/shared/api/baseApi';
import { renderApp } from '@/testing/renderApp';
import { FIXTURE_COMPANY, useTestServer, type Account } from '@/testing/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

const press = (user: User, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));

async function open(account: Account) {
  await server.signIn(account);
  const app = renderApp('/companies-management');
  await screen.findByRole('heading', { name: FIXTURE_COMPANY.name });
  return app;
}

const cards = () =>
  within(screen.getByRole('list', { name: 'Companies' })).getAllByRole('listitem');
const namesOf = (list: HTMLElement[]) =>
  list.map((card) => within(card).getByRole('heading').textContent);

async function choose(user: User, entry: string, company = FIXTURE_COMPANY.name) {
  await press(user, `Actions for ${company}`);
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

/** The dialog, open; antd leaves a closed one for a moment. */
const dialog = (name: string) => screen.findByRole('dialog', { name });
const closed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
const sent = (path: string) => server.browser.requests.filter((request) => request === path);

const companyNamed = (name: string) =>
  server.store.read(async (tx) => (await tx.find('companies', { name }))[0]);

const broken = { status: 503, code: 'INTERNAL', message: 'The service is out.' };

describe('My Companies', () => {
  it('lists active companies first, each group by name', async () => {
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
    expect(screen.getAllByText(/^Deactivated, \d+ days? left to restore$/)).toHaveLength(
      named(false).length,
    );
  });

  it.each([
    ['admin', ['Edit details', 'Manage workspaces', 'Delete company'], true],
    ['company-admin', ['Edit details', 'Manage workspaces', 'Delete company'], false],
    ['workspace-admin', null, false],
    ['editor', null, false],
    ['subscriber', null, false],
  ] as const)('gives %s exactly what their role allows', async (account, entries, addsNew) => {
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
  });

  it('finds one among thousands, a page at a time', async () => {
    await server.store.write(async (tx) => {
      const [model] = await tx.find('companies', { id: FIXTURE_COMPANY.id });
      if (!model) throw new Error('The fixture company is missing');
      for (let n = 1; n <= 2000; n++) {
        await tx.insert('companies', { ...model, id: `many-${n}`, name: `Works ${n}` });
      }
    });
    const { user } = await open('admin');
    expect(cards()).toHaveLength(24);
    await user.click(screen.getByRole('listitem', { name: '2' }));
    await waitFor(() => expect(namesOf(cards())).toContain('Works 20'));
    await user.type(screen.getByRole('textbox', { name: 'Search companies' }), '1999 works');
    await waitFor(() => expect(namesOf(cards())).toEqual(['Works 1999']));
    await user.type(screen.getByRole('textbox', { name: 'Search companies' }), 'x');
    expect(await screen.findByText('Nothing found')).toBeVisible();
  });

  it('shows sample companies, without menus, while the server is unreachable', async () => {
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

  it('says so when it is refused, and tries again', async () => {
    await server.signIn('admin');
    server.faults.refuse('getCompanies', 'FORBIDDEN');
    const { user } = renderApp('/companies-management');
    expect(await screen.findByText('Not open to you')).toBeVisible();
    server.faults.recover();
    await press(user, 'Retry');
    expect(await screen.findByRole('heading', { name: FIXTURE_COMPANY.name })).toBeVisible();
  });
});

describe('A new company', () => {
  const TITLE = 'Add a new company';

  it('is added with logo, name and website, once however often Save is pressed', async () => {
    const { user } = await open('admin');
    await press(user, 'Add new');
    const form = within(await dialog(TITLE));
    const logo = form.getByRole('button', { name: 'Choose a logo' });
    expect(logo).toBeVisible();
    expect(form.getByLabelText('Website')).toHaveAttribute('placeholder', 'www.example.com');
    await user.type(form.getByLabelText('Company name'), '  Fresh Works ');
    await user.type(form.getByLabelText('Website'), 'fresh.example/about');
    await user.dblClick(form.getByRole('button', { name: 'Save' }));

    await closed(TITLE);
    expect(await screen.findByText('Fresh Works has been added')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Fresh Works' })).toBeVisible();
    expect(sent('/company/create')).toHaveLength(1);
    expect(await companyNamed('Fresh Works')).toMatchObject({
      logo: null,
      website: 'fresh.example/about',
      activated: true,
    });
  });

  it('needs a name, and a website that is one', async () => {
    const { user } = await open('admin');
    await press(user, 'Add new');
    const form = within(await dialog(TITLE));
    await user.type(form.getByLabelText('Company name'), '  ');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Company name cannot be empty.')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Company name')).toHaveFocus());

    await user.type(form.getByLabelText('Website'), 'not a site');
    expect(await form.findByText('La URL no es válida.')).toBeVisible();
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.clear(form.getByLabelText('Website'));
    await waitFor(() => expect(form.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(sent('/company/create')).toHaveLength(0);
  });

  it.each([
    [broken, 'Failed to create company. The service is out.'],
    [null, 'Failed to create company.'],
  ])('stays open with what was entered when it fails', async (refusal, words) => {
    const { user } = await open('admin');
    await press(user, 'Add new');
    const form = within(await dialog(TITLE));
    await user.type(form.getByLabelText('Company name'), 'Fresh Works');
    if (refusal) server.faults.rejectNext('/company/create', refusal);
    else server.faults.loseNext('/company/create');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(words)).toBeVisible();
    expect(form.getByLabelText('Company name')).toHaveValue('Fresh Works');

    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await closed(TITLE);
    await press(user, 'Add new');
    const again = within(await dialog(TITLE));
    expect(again.getByLabelText('Company name')).toHaveValue('');
    expect(again.queryByText(words)).not.toBeInTheDocument();
  });

  it('names the field that the server refuses', async () => {
    const { user } = await open('admin');
    await press(user, 'Add new');
    const form = within(await dialog(TITLE));
    await user.type(form.getByLabelText('Company name'), 'Fresh Works');
    server.faults.rejectNext('/company/create', {
      status: 400,
      code: 'BAD_USER_INPUT',
      message: 'Some of the values cannot be accepted.',
      fields: { company_name: 'This is too long.' },
    });
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('This is too long.')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Company name')).toHaveFocus());
  });
});

describe('A company’s details', () => {
  const TITLE = 'Edit Company';

  it('are changed by its administrator, everywhere', async () => {
    const { user } = await open('company-admin');
    await choose(user, 'Edit details');
    const form = within(await dialog(TITLE));
    expect(form.getByLabelText('Company name')).toHaveValue(FIXTURE_COMPANY.name);
    await user.clear(form.getByLabelText('Company name'));
    await user.type(form.getByLabelText('Company name'), 'Alder Hill Foods');
    await user.clear(form.getByLabelText('Website'));
    await user.type(form.getByLabelText('Website'), 'http://');
    expect(await form.findByText('La URL no es válida.')).toBeVisible();
    expect(form.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(form.getByLabelText('Website'), 'localhost:8080');
    await waitFor(() => expect(form.getByRole('button', { name: 'Save' })).toBeEnabled());
    await user.click(form.getByRole('button', { name: 'Save' }));

    await closed(TITLE);
    expect(await screen.findByRole('heading', { name: 'Alder Hill Foods' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'localhost:8080' })).toHaveAttribute(
      'href',
      'http://localhost:8080',
    );
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByText('Alder Hill Foods')).toBeVisible();
  });

  it('make the company the selected one', async () => {
    const { user, store } = await open('admin');
    await choose(user, 'Edit details', 'Copper Lane Bakeries');
    await dialog(TITLE);
    const bakeries = await companyNamed('Copper Lane Bakeries');
    expect(store.getState().companies.selectedId).toBe(bakeries?.id);
    expect(store.getState().companies.shownId).not.toBe(bakeries?.id);
  });

  it('stay with the dialog when saving fails; the server judges the name', async () => {
    const { user } = await open('company-admin');
    await choose(user, 'Edit details');
    const form = within(await dialog(TITLE));
    server.faults.rejectNext('/company/update', broken);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Failed to create company. The service is out.')).toBeVisible();

    await user.clear(form.getByLabelText('Company name'));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Company name cannot be empty.')).toBeVisible();
    expect(sent('/company/update')).toHaveLength(2);
  });
});

describe('A company’s workspace', () => {
  const TITLE = 'Manage company workspaces';

  it('is one, chosen by boxes, or none', async () => {
    const { user } = await open('admin');
    await choose(user, 'Manage workspaces');
    const form = within(await dialog(TITLE));
    expect(form.getByRole('checkbox', { name: 'Food and Household Group' })).toBeChecked();
    await user.click(form.getByRole('checkbox', { name: 'Industrial Works Group' }));
    expect(form.getByRole('checkbox', { name: 'Food and Household Group' })).not.toBeChecked();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed(TITLE);
    expect((await companyNamed(FIXTURE_COMPANY.name))?.workspace_id).toBe('workspace-2');

    await choose(user, 'Manage workspaces');
    const again = within(await dialog(TITLE));
    await waitFor(() =>
      expect(again.getByRole('checkbox', { name: 'Industrial Works Group' })).toBeChecked(),
    );
    await user.click(again.getByRole('checkbox', { name: 'Industrial Works Group' }));
    await user.click(again.getByRole('button', { name: 'Save' }));
    await closed(TITLE);
    expect(await screen.findByText('No workspace')).toBeVisible();
    expect((await companyNamed(FIXTURE_COMPANY.name))?.workspace_id).toBeNull();
  });

  it('is the own one or none for the company’s administrator', async () => {
    const { user } = await open('company-admin');
    await choose(user, 'Manage workspaces');
    const boxes = within(await dialog(TITLE)).getAllByRole('checkbox');
    expect(boxes).toHaveLength(1);
  });

  it('stays when saving fails', async () => {
    const { user } = await open('admin');
    await choose(user, 'Manage workspaces');
    const form = within(await dialog(TITLE));
    server.faults.rejectNext('/company/change-workspaces', broken);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(
      await form.findByText('Failed to update company workspace. The service is out.'),
    ).toBeVisible();
  });

  it('cannot be saved for a company that is gone meanwhile', async () => {
    const { user, store } = await open('admin');
    await choose(user, 'Manage workspaces', 'Copper Lane Bakeries');
    const form = within(await dialog(TITLE));
    const { id } = (await companyNamed('Copper Lane Bakeries')) ?? { id: '' };
    await server.store.write(async (tx) => void (await tx.remove('companies', { id })));
    store.dispatch(baseApi.util.invalidateTags(['Company']));
    await waitFor(() => expect(screen.queryByText('Copper Lane Bakeries')).toBeNull());
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('No company selected.')).toBeVisible();
    expect(sent('/company/change-workspaces')).toHaveLength(0);
  });
});
