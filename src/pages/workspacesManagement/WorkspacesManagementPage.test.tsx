import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer, type Account } from '@/testing/server/testServer';
import { waitForCompleteLists } from '@/testing/page/waitForCompleteLists';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

const GROUP = 'Food and Household Group';
const OTHER = 'Industrial Works Group';
const TAKEN = 'A workspace with this name already exists';
const unavailable = { status: 503, code: 'INTERNAL', message: 'The service is unavailable.' };
/** The error of a server without error codes. */
const nameless = { status: 400, message: 'Bad request' };
const otherwiseWrong = {
  status: 400,
  code: 'BAD_USER_INPUT',
  message: 'Some values are not valid.',
  fields: { workspace_name: 'This is too long.' },
};

const press = (user: User, name: string) => user.click(screen.getByRole('button', { name }));
const sent = (path: string) => server.browser.requests.filter((request) => request === path);
const heading = (name: string) => screen.findByRole('heading', { name });
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));
const closed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
const companiesOf = (workspace: string) =>
  within(screen.getByRole('list', { name: `Companies of ${workspace}` }))
    .getAllByRole('listitem')
    .map((row) => row.textContent);
const workspaceNamed = (name: string) =>
  server.store.read(async (tx) => (await tx.find('workspaces', { name }))[0]);

async function open(account: Account) {
  await server.signIn(account);
  const app = renderApp('/workspaces-management');
  await heading(GROUP).then(waitForCompleteLists);
  return app;
}

async function choose(user: User, entry: string, name = GROUP) {
  await press(user, `Actions for ${name}`);
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('Workspaces', () => {
  it('are sorted by name, each with its activated companies (§2.72)', async () => {
    await open('admin');
    expect(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    ).toEqual([GROUP, 'Health and Media Group', OTHER, 'Transport and Energy Group']);
    expect(companiesOf(GROUP)).toEqual([FIXTURE_COMPANY.name, 'Copper Lane Bakeries']);
    expect(screen.queryByText('Longmeadow Bus Lines')).not.toBeInTheDocument();
  });

  it('can be edited and deleted by administrators, and their companies managed (§2.73)', async () => {
    const { user } = await open('admin');
    expect(screen.getByRole('button', { name: 'Add new' })).toBeVisible();
    await press(user, `Actions for ${GROUP}`);
    const entries = await screen.findAllByRole('menuitem', { name: /Workspace$/ });
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Edit Workspace',
      'Delete Workspace',
    ]);
    await user.keyboard('{Escape}');
    await press(user, `Actions for ${FIXTURE_COMPANY.name}`);
    const ofCompany = await screen.findAllByRole('menuitem', {
      name: /details|workspaces|company$/,
    });
    expect(ofCompany.map(({ textContent }) => textContent)).toEqual([
      'Edit details',
      'Manage workspaces',
      'Delete company',
    ]);
  });

  it.each([
    ['company-admin', [FIXTURE_COMPANY.name, 'Copper Lane Bakeries'], true],
    ['workspace-admin', [FIXTURE_COMPANY.name, 'Copper Lane Bakeries'], false],
    ['editor', [FIXTURE_COMPANY.name], false],
    ['subscriber', [FIXTURE_COMPANY.name], false],
  ] as const)('show %s their own one, read-only (§2.23)', async (account, companies, restores) => {
    await open(account);
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(companiesOf(GROUP)).toEqual(companies);
    expect(
      screen.queryByRole('button', { name: /^Actions for .*(Group|Foods|Bakeries)$/ }),
    ).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add new' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Recently deleted' }) !== null).toBe(restores);
  });

  it('let a company be edited in place', async () => {
    const { user } = await open('admin');
    await choose(user, 'Edit details', 'Copper Lane Bakeries');
    const form = await dialog('Edit Company');
    expect(form.getByLabelText('Website')).toHaveValue('https://copper-lane.example');
    await user.clear(form.getByLabelText('Company name'));
    await user.type(form.getByLabelText('Company name'), 'Copper Road Bakeries');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed('Edit Company');
    await waitFor(() =>
      expect(companiesOf(GROUP)).toEqual([FIXTURE_COMPANY.name, 'Copper Road Bakeries']),
    );
  });

  it('are sample data, without menus, while the server is unreachable (§8.32)', async () => {
    await server.signIn('admin');
    server.faults.breakDown('getWorkspaces');
    const { user } = renderApp('/workspaces-management');
    expect(await heading('Sample workspace')).toBeVisible();
    expect(screen.getByText('Sample data: the server could not be reached')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Actions for Sample/ })).toBeNull();
    server.faults.recover();
    await press(user, 'Retry');
    expect(await heading(GROUP)).toBeVisible();
    expect(screen.queryByText('Sample workspace')).not.toBeInTheDocument();
  });

  it('show that they are refused, and offer Retry', async () => {
    await server.signIn('editor');
    server.faults.refuse('getWorkspaces', 'FORBIDDEN');
    const { user } = renderApp('/workspaces-management');
    expect(await screen.findByText('You don’t have access')).toBeVisible();
    server.faults.recover();
    await press(user, 'Retry');
    expect(await heading(GROUP)).toBeVisible();
  });
});

describe('A new workspace', () => {
  const TITLE = 'Add a new workspace';

  it('is added once, even if Save is pressed several times (§2.26)', async () => {
    const { user } = await open('admin');
    await press(user, 'Add new');
    const form = await dialog(TITLE);
    expect(form.getByLabelText('Name')).toHaveAttribute('placeholder', 'Name of the workspace');
    await user.type(form.getByLabelText('Name'), ' Clients ');
    await user.dblClick(form.getByRole('button', { name: 'Save' }));
    await closed(TITLE);
    expect(await heading('Clients')).toBeVisible();
    expect(screen.getByText('No active companies belong to this workspace.')).toBeVisible();
    expect(sent('/workspace/create')).toHaveLength(1);
    expect(await workspaceNamed('Clients')).toBeDefined();
  });

  it('needs a name (§5.13)', async () => {
    const { user } = await open('admin');
    await press(user, 'Add new');
    const form = await dialog(TITLE);
    await user.type(form.getByLabelText('Name'), '  ');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Workspace name cannot be empty.')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus());
    expect(sent('/workspace/create')).toHaveLength(0);
  });

  it('needs a unique name, and its dialog opens with empty fields (§2.90)', async () => {
    const { user } = await open('admin');
    await press(user, 'Add new');
    const form = await dialog(TITLE);
    await user.type(form.getByLabelText('Name'), OTHER.toUpperCase());
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByRole('alert')).toHaveTextContent(TAKEN);
    await waitFor(() => expect(form.getByLabelText('Name')).toHaveFocus());
    expect(form.getByLabelText('Name')).toBeInvalid();

    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await closed(TITLE);
    await press(user, 'Add new');
    const again = await dialog(TITLE);
    expect(again.getByLabelText('Name')).toHaveValue('');
    expect(again.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each([
    ['a 400 of a server without codes', nameless, TAKEN],
    ['any other 400', otherwiseWrong, 'Some values are not valid.'],
    ['anything else', unavailable, 'Failed to save workspace. Please try again.'],
    ['no answer', null, 'Failed to save workspace. Please try again.'],
  ])('stays in the dialog after %s (§8.8)', async (_, refusal, words) => {
    const { user } = await open('admin');
    await press(user, 'Add new');
    const form = await dialog(TITLE);
    await user.type(form.getByLabelText('Name'), 'Clients');
    if (refusal) server.faults.rejectNext('/workspace/create', refusal);
    else server.faults.loseNext('/workspace/create');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(words)).toBeVisible();
    expect(form.getByLabelText('Name')).toHaveValue('Clients');
    expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
  });
});

describe('A workspace’s name', () => {
  const TITLE = 'Edit workspace';

  it('is changed (§2.86)', async () => {
    const { user } = await open('admin');
    await choose(user, 'Edit Workspace');
    const form = await dialog(TITLE);
    expect(form.getByLabelText('Name')).toHaveValue(GROUP);
    await user.clear(form.getByLabelText('Name'));
    await user.type(form.getByLabelText('Name'), 'Kitchen Group{Enter}');
    await closed(TITLE);
    expect(await heading('Kitchen Group')).toBeVisible();
    expect(await workspaceNamed('Kitchen Group')).toMatchObject({ id: 'workspace-1' });
  });

  it('must be unique', async () => {
    const { user } = await open('admin');
    await choose(user, 'Edit Workspace');
    const form = await dialog(TITLE);
    await user.clear(form.getByLabelText('Name'));
    await user.type(form.getByLabelText('Name'), OTHER);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(TAKEN)).toBeVisible();
  });

  it.each([
    ['a 400 of a server without codes', nameless, TAKEN],
    ['any other 400', otherwiseWrong, 'This is too long.'],
    ['anything else', unavailable, 'Error updating workspace'],
  ])('stays in the dialog after %s (§8.9)', async (_, refusal, words) => {
    const { user } = await open('admin');
    await choose(user, 'Edit Workspace');
    const form = await dialog(TITLE);
    server.faults.rejectNext('/workspace/update', refusal);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(words)).toBeVisible();
  });
});

describe('Deleting a workspace', () => {
  const TITLE = 'Delete workspace';

  async function remove(user: User) {
    await choose(user, 'Delete Workspace');
    const form = await dialog(TITLE);
    await user.click(form.getByRole('button', { name: 'Delete workspace' }));
    await closed(TITLE);
    await waitFor(() => expect(screen.queryByRole('heading', { name: GROUP })).toBeNull());
  }

  it('names the 2 weeks in which it can be undone, and is undone from the notification (§2.87)', async () => {
    const { user } = await open('admin');
    await choose(user, 'Delete Workspace');
    expect(await screen.findByRole('dialog', { name: TITLE })).toHaveTextContent(
      'You can undo this for 2 weeks; after that it is permanent.',
    );
    await user.click((await dialog(TITLE)).getByRole('button', { name: 'Cancel' }));
    await closed(TITLE);
    await remove(user);
    expect(screen.getByText(`${GROUP} has been deleted`)).toBeVisible();

    await press(user, 'Undo');
    expect(await heading(GROUP)).toBeVisible();
    expect(companiesOf(GROUP)).toEqual([FIXTURE_COMPANY.name, 'Copper Lane Bakeries']);
  });

  it('shows an error when it fails (§8.10)', async () => {
    const { user } = await open('admin');
    await choose(user, 'Delete Workspace');
    const form = await dialog(TITLE);
    server.faults.rejectNext('/workspace/delete', unavailable);
    await user.click(form.getByRole('button', { name: 'Delete workspace' }));
    expect(await form.findByText('Failed to delete workspace. Please try again.')).toBeVisible();
    expect(screen.getByText(GROUP)).toBeInTheDocument();
  });

  it('can be undone later from Recently deleted, unless the name is used by then', async () => {
    const { user } = await open('admin');
    await remove(user);
    await server.store.write((tx) =>
      tx.insert('workspaces', {
        id: 'twin',
        name: GROUP,
        deleted_at: null,
        deleted_by: null,
        purge_at: null,
      }),
    );
    await press(user, 'Recently deleted');
    const list = within(await screen.findByRole('list', { name: 'Recently deleted' }));
    expect(await list.findByText('Workspace · 14 days left')).toBeVisible();
    await user.click(list.getByRole('button', { name: `Restore ${GROUP}` }));
    expect(await list.findByText(TAKEN)).toBeVisible();

    await server.store.write(async (tx) => void (await tx.remove('workspaces', { id: 'twin' })));
    const restore = list.getByRole('button', { name: `Restore ${GROUP}` });
    // The button ignores presses while its last request is still shown as running.
    await waitFor(() => expect(restore).not.toHaveClass('ant-btn-loading'));
    await user.click(restore);
    expect(await screen.findByText(`${GROUP} has been restored`)).toBeVisible();
    await waitFor(() => expect(companiesOf(GROUP)).toContain(FIXTURE_COMPANY.name));
  });
});
