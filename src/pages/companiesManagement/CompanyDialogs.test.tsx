import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '@/shared/api/baseApi';
import { signInAgain } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer, type Account } from '@/testing/server/testServer';

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

async function choose(user: User, entry: string, company = FIXTURE_COMPANY.name) {
  await press(user, `Actions for ${company}`);
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

/** The open dialog. antd leaves a closed one in the document for a moment. */
const dialog = (name: string) => screen.findByRole('dialog', { name });
const closed = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name })).not.toBeInTheDocument());
const sent = (path: string) => server.browser.requests.filter((request) => request === path);

const companyNamed = (name: string) =>
  server.store.read(async (tx) => (await tx.find('companies', { name }))[0]);

/** The smallest valid image. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const unavailable = { status: 503, code: 'INTERNAL', message: 'The service is unavailable.' };

describe('A new company', () => {
  const TITLE = 'Add a new company';

  it('is created once with its name and website, even if Save is double-clicked (§2.25)', async () => {
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

  it('can still be saved after the session has ended and the user has signed in again', async () => {
    const { user, address } = await open('admin');
    await press(user, 'Add new');
    const form = within(await dialog(TITLE));
    await user.type(form.getByLabelText('Company name'), 'Fresh Works');
    await server.endSessions();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await signInAgain(user, 'admin@example.com');
    await waitFor(() => expect(screen.queryByText('Please log in again')).toBeNull());
    expect(form.getByLabelText('Company name')).toHaveValue('Fresh Works');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed(TITLE);
    expect(await companyNamed('Fresh Works')).toBeDefined();
    expect(address.path).toBe('/companies-management');
  });

  it('cannot be changed while it is being saved (§4.12)', async () => {
    const { user } = await open('admin');
    await press(user, 'Add new');
    const form = within(await dialog(TITLE));
    await user.type(form.getByLabelText('Company name'), 'Fresh Works');
    const release = server.faults.holdNext('/company/create');
    await user.click(form.getByRole('button', { name: 'Save' }));
    for (const field of ['Company name', 'Website']) {
      await waitFor(() => expect(form.getByLabelText(field)).toBeDisabled());
    }
    for (const name of ['Choose a logo', 'Cancel', /Save/, 'Close']) {
      await waitFor(() => expect(form.getByRole('button', { name })).toBeDisabled());
    }
    await user.keyboard('{Escape}');
    expect(form.getByLabelText('Company name')).toHaveValue('Fresh Works');
    release();
    await closed(TITLE);
    expect(await screen.findByRole('heading', { name: 'Fresh Works' })).toBeVisible();
  });

  it('uses the selected image file as its logo (§2.91)', async () => {
    const { user } = await open('admin');
    await press(user, 'Add new');
    const box = await dialog(TITLE);
    const form = within(box);
    const input = box.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('There is no file input');
    expect(input.accept).toBe('image/*');
    await user.type(form.getByLabelText('Company name'), 'Fresh Works');
    await user.upload(input, new File([PIXEL], 'logo.png', { type: 'image/png' }));
    await waitFor(() => expect(box.querySelector('img[src^="data:image/png"]')).not.toBeNull());
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed(TITLE);
    expect((await companyNamed('Fresh Works'))?.logo).toMatch(/\.(png|jpg)$/);
  });

  it('requires a name and a valid website (§5.11)', async () => {
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
    // Without waiting: while Save is disabled, the browser ignores Enter that follows the last character.
    fireEvent.change(form.getByLabelText('Website'), { target: { value: 'fresh.example' } });
    expect(form.getByRole('button', { name: 'Save' })).toBeEnabled();
    await user.clear(form.getByLabelText('Website'));
    await waitFor(() => expect(form.getByRole('button', { name: 'Save' })).toBeEnabled());
    expect(sent('/company/create')).toHaveLength(0);
  });

  it.each([
    [unavailable, 'Failed to create company. The service is unavailable.'],
    [null, 'Failed to create company.'],
  ])('stays open with its values when saving fails (§2.92, §8.11)', async (error, message) => {
    const { user } = await open('admin');
    await press(user, 'Add new');
    const form = within(await dialog(TITLE));
    await user.type(form.getByLabelText('Company name'), 'Fresh Works');
    if (error) server.faults.rejectNext('/company/create', error);
    else server.faults.loseNext('/company/create');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(message)).toBeVisible();
    expect(form.getByLabelText('Company name')).toHaveValue('Fresh Works');

    await user.click(form.getByRole('button', { name: 'Cancel' }));
    await closed(TITLE);
    await press(user, 'Add new');
    const again = within(await dialog(TITLE));
    expect(again.getByLabelText('Company name')).toHaveValue('');
    expect(again.queryByText(message)).not.toBeInTheDocument();
  });

  it('shows the server’s error for a field', async () => {
    const { user } = await open('admin');
    await press(user, 'Add new');
    const form = within(await dialog(TITLE));
    await user.type(form.getByLabelText('Company name'), 'Fresh Works');
    server.faults.rejectNext('/company/create', {
      status: 400,
      code: 'BAD_USER_INPUT',
      message: 'Some values are not valid.',
      fields: { company_name: 'This is too long.' },
    });
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('This is too long.')).toBeVisible();
    await waitFor(() => expect(form.getByLabelText('Company name')).toHaveFocus());
  });
});

describe('Editing a company’s details', () => {
  const TITLE = 'Edit Company';

  it('updates every page after the company administrator has saved (§2.82)', async () => {
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

  it('selects the company without switching the displayed one (§4.10)', async () => {
    const { user, store } = await open('admin');
    await choose(user, 'Edit details', 'Copper Lane Bakeries');
    await dialog(TITLE);
    const bakeries = await companyNamed('Copper Lane Bakeries');
    expect(store.getState().companies.selectedId).toBe(bakeries?.id);
    expect(store.getState().companies.shownId).not.toBe(bakeries?.id);
  });

  it('keeps the dialog open when saving fails, and lets the server validate the name (§5.12)', async () => {
    const { user } = await open('company-admin');
    await choose(user, 'Edit details');
    const form = within(await dialog(TITLE));
    server.faults.rejectNext('/company/update', unavailable);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(
      await form.findByText('Failed to create company. The service is unavailable.'),
    ).toBeVisible();

    await user.clear(form.getByLabelText('Company name'));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Company name cannot be empty.')).toBeVisible();
    expect(sent('/company/update')).toHaveLength(2);
  });
});

describe('A company’s workspace', () => {
  const TITLE = 'Manage company workspaces';

  it('is selected with checkboxes, at most one of which is checked (§2.83)', async () => {
    const { user } = await open('admin');
    await choose(user, 'Manage workspaces');
    const form = within(await dialog(TITLE));
    expect(form.getByRole('checkbox', { name: 'Food and Household Group' })).toBeChecked();
    await user.click(form.getByRole('checkbox', { name: 'Industrial Works Group' }));
    expect(form.getByRole('checkbox', { name: 'Food and Household Group' })).not.toBeChecked();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await closed(TITLE);
    expect((await companyNamed(FIXTURE_COMPANY.name))?.workspace_id).toBe('workspace-2');
    const heading = screen.getByRole('heading', { name: FIXTURE_COMPANY.name });
    const card = heading.closest<HTMLElement>('.ant-card');
    await waitFor(() => expect(card).toHaveTextContent('Industrial Works Group'));

    await choose(user, 'Manage workspaces');
    const again = within(await dialog(TITLE));
    expect(again.getByRole('checkbox', { name: 'Industrial Works Group' })).toBeChecked();
    await user.click(again.getByRole('checkbox', { name: 'Industrial Works Group' }));
    await user.click(again.getByRole('button', { name: 'Save' }));
    await closed(TITLE);
    expect(await screen.findByText('No workspace')).toBeVisible();
    expect((await companyNamed(FIXTURE_COMPANY.name))?.workspace_id).toBeNull();
  });

  it('can only be kept or removed by the company administrator', async () => {
    const { user } = await open('company-admin');
    await choose(user, 'Manage workspaces');
    const form = within(await dialog(TITLE));
    expect(form.getAllByRole('checkbox')).toHaveLength(1);
    expect(
      form.getByText(
        'If you remove it from its workspace, only an administrator can assign it to one again.',
      ),
    ).toBeVisible();
  });

  it('stays unchanged when saving fails (§8.14)', async () => {
    const { user } = await open('admin');
    await choose(user, 'Manage workspaces');
    const form = within(await dialog(TITLE));
    server.faults.rejectNext('/company/change-workspaces', unavailable);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(
      await form.findByText('Failed to update company workspace. The service is unavailable.'),
    ).toBeVisible();
  });

  it('cannot be saved for a company that has been deleted in the meantime (§5.15)', async () => {
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
