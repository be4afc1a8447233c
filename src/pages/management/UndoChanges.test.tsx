import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { chooseCompany, chooseMenuEntryFor } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer, type Account } from '@/testing/server/testServer';

const server = useTestServer();

const EDITOR = ACCOUNT_NAMES.editor;
const storedEditor = () =>
  server.store.read(async (tx) => {
    const [editor] = await tx.find('users', { email: 'editor@example.com' });
    return editor;
  });
const storedWorkspace = async () =>
  (await server.store.read((tx) => tx.get('companies', FIXTURE_COMPANY.id)))?.workspace_id;

async function open(account: Account, path = '/collaborators-management') {
  await server.signIn(account);
  const { user } = renderApp(path);
  await screen.findAllByText(FIXTURE_COMPANY.name);
  return user;
}

async function undo(user: Awaited<ReturnType<typeof open>>) {
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('The change has been undone')).toBeVisible();
}

describe('Undo', () => {
  it('gives a person their earlier roles', async () => {
    const before = await storedEditor();
    const user = await open('admin');
    await chooseMenuEntryFor(user, EDITOR, 'User role');
    const [company] = await screen.findAllByRole('radiogroup', { name: 'Company role' });
    if (company) await user.click(within(company).getByRole('radio', { name: /^Subscriber/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await storedEditor()).toMatchObject({ company_role: 'subscriber' }),
    );
    await undo(user);
    expect(await storedEditor()).toEqual(before);
  });

  it('returns a person to their earlier company', async () => {
    const user = await open('admin');
    await chooseMenuEntryFor(user, EDITOR, 'Change company');
    await screen.findByRole('dialog');
    await chooseCompany(user, 'Blue Kiln Ceramics');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(`${EDITOR} has been moved to Blue Kiln Ceramics`);
    await undo(user);
    expect(await storedEditor()).toMatchObject({ company_id: FIXTURE_COMPANY.id });
  });

  it('returns a company to its earlier workspace', async () => {
    const before = await storedWorkspace();
    const user = await open('admin', '/companies-management');
    await chooseMenuEntryFor(user, FIXTURE_COMPANY.name, 'Manage workspaces');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByRole('checkbox', { name: 'Industrial Works Group' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText(`${FIXTURE_COMPANY.name} now belongs to Industrial Works Group`);
    await undo(user);
    expect(await storedWorkspace()).toBe(before);
  });

  it('is not offered where the person could not make the change back', async () => {
    const user = await open('company-admin', '/companies-management');
    await chooseMenuEntryFor(user, FIXTURE_COMPANY.name, 'Manage workspaces');
    const dialog = within(await screen.findByRole('dialog'));
    const [own] = await dialog.findAllByRole('checkbox', { checked: true });
    if (own) await user.click(own);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText(`${FIXTURE_COMPANY.name} no longer belongs to a workspace`);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});
