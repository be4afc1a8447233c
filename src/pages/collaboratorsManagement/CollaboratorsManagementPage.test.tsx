import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { chooseCompany, chooseMenuEntryFor } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer, type Account } from '@/testing/server/testServer';
import { waitForCompleteLists } from '@/testing/page/waitForCompleteLists';

const server = useTestServer();

const PAGE = '/collaborators-management';
const peopleOf = (company: string) =>
  screen.findByRole('list', { name: `Collaborators of ${company}` });
const alder = () => peopleOf('Alder Valley Foods');
const cardOf = async (name: string, company = 'Alder Valley Foods') => {
  const cards = within(await peopleOf(company)).getAllByRole('listitem');
  const card = cards.find(({ textContent }) => textContent.startsWith(name));
  if (!card) throw new Error(`${name} is not among ${cards.map((c) => c.textContent).join()}`);
  return within(card);
};
const storedPerson = (id: string) => server.store.read((tx) => tx.get('users', id));

async function open(account: Account) {
  await server.signIn(account);
  const app = renderApp(PAGE);
  await alder();
  await waitForCompleteLists();
  return app;
}

const shownMenu = () => document.querySelector('.ant-dropdown:not(.ant-dropdown-hidden)');

async function menuOf(user: Awaited<ReturnType<typeof open>>['user'], name: string) {
  await user.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  await waitFor(() => expect(shownMenu()).not.toBeNull());
  const words = [...(shownMenu()?.querySelectorAll('[role=menuitem]') ?? [])].map(
    ({ textContent }) => textContent,
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(shownMenu()).toBeNull());
  return words;
}

describe('The Collaborators page', () => {
  it('lists the companies with their people, whose company roles are capitalized (§2.78)', async () => {
    await open('admin');
    const names = screen.getAllByRole('heading', { level: 2 }).map((title) => title.textContent);
    expect(names.slice(0, 2)).toEqual(['Alder Valley Foods', 'Blue Kiln Ceramics']);
    const company = await cardOf(ACCOUNT_NAMES['company-admin']);
    expect(company.getByText('Administrator')).toBeVisible();
    const list = await screen.findByRole('list', { name: 'Collaborators of Alder Valley Foods' });
    for (const card of within(list).getAllByRole('listitem')) {
      expect(card.querySelector('[data-picture]')).not.toBeNull();
    }
    expect((await cardOf('Henrik Solberg')).getByText('Subscriber')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Help: Collaborators' })).toBeVisible();
  });

  it('shows whose invitation is pending, and when it expires', async () => {
    await open('editor');
    const card = await cardOf(ACCOUNT_NAMES.pending);
    expect(card.getByText('Invitation pending')).toBeVisible();
    expect(card.getByText(/^until /)).toBeVisible();
    expect((await cardOf(ACCOUNT_NAMES.editor)).queryByText('Invitation pending')).toBeNull();
  });

  it('finds people and companies by name, on all pages', async () => {
    const { user } = await open('admin');
    const search = screen.getByLabelText('Search people and companies');
    await user.type(search, 'sparrow steinbeck');
    expect(await screen.findByText('No results')).toBeVisible();
    await user.clear(search);
    await user.type(search, 'sparrow steiner');
    expect(await cardOf('Noah Steiner', 'Sparrow Hill Clinics')).toBeTruthy();
    expect(screen.queryByText('Alder Valley Foods')).toBeNull();
  });

  it('marks the people of a deleted company', async () => {
    const { user } = await open('admin');
    await user.type(screen.getByLabelText('Search people and companies'), 'longmeadow');
    const company = await screen.findByRole('region', { name: 'Longmeadow Bus Lines' });
    expect(within(company).getByText('Deleted')).toBeVisible();
  });

  it('offers Retry when it cannot be loaded', async () => {
    await server.signIn('editor');
    server.faults.breakDown('getCollaborators');
    const { user } = renderApp(PAGE);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.faults.recover();
    await user.click(retry);
    expect(await alder()).toBeVisible();
  });
});

describe('The actions on collaborators', () => {
  it('are all available to an administrator (§2.79)', async () => {
    const { user } = await open('admin');
    expect(screen.getByRole('button', { name: 'Add new' })).toBeVisible();
    const erase = 'Erase personal data…';
    expect(await menuOf(user, ACCOUNT_NAMES.editor)).toEqual([
      ...['User role', 'Change company', 'Remove user', erase],
    ]);
    expect(await menuOf(user, ACCOUNT_NAMES.pending)).toEqual([
      ...['User role', 'Change company', 'Resend invitation', 'Revoke invitation', erase],
    ]);
    // Nobody can remove themselves.
    expect(await menuOf(user, ACCOUNT_NAMES.admin)).toEqual(['User role', 'Change company', erase]);
  });

  it('are limited to the own company for its administrator, without invitations and administrators (§2.80)', async () => {
    const { user } = await open('company-admin');
    expect(screen.queryByRole('button', { name: 'Add new' })).toBeNull();
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1);
    expect(await menuOf(user, ACCOUNT_NAMES.editor)).toEqual([
      'User role',
      'Change company',
      'Remove user',
    ]);
    expect(screen.queryByRole('button', { name: `Actions for ${ACCOUNT_NAMES.admin}` })).toBeNull();
  });

  it.each(['workspace-admin'] as const)('are not available to %s (§2.24)', async (account) => {
    await open(account);
    expect(screen.queryByRole('button', { name: 'Add new' })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  });

  it('are not available to members of a deleted company', async () => {
    await server.store.write((tx) =>
      tx.update('companies', 'company-1', { activated: false, deleted_at: '2026-05-01T00:00:00Z' }),
    );
    await open('company-admin');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull());
  });
});

describe('User role', () => {
  it('shows the new role immediately and keeps it (§2.84)', async () => {
    const { user } = await open('admin');
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, 'User role');
    const dialog = within(await screen.findByRole('dialog', { name: 'User role' }));
    const company = within(dialog.getByRole('radiogroup', { name: 'Company role' }));
    expect(
      company.getAllByRole('radio').map((radio) => radio.parentElement?.nextSibling?.textContent),
    ).toEqual([
      'Administrator (full edition capabilities)',
      'Editor (can edit actions)',
      'Subscriber (can only view)',
    ]);
    expect(company.getByRole('radio', { name: /^Editor/ })).toBeChecked();
    await user.click(company.getByRole('radio', { name: /^Administrator/ }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(async () => {
      expect((await cardOf(ACCOUNT_NAMES.editor)).getByText('Administrator')).toBeVisible();
    });
    await waitFor(async () => {
      expect(await storedPerson('user-editor')).toMatchObject({
        company_role: 'administrator',
        workspace_role: 'editor',
      });
    });
  });

  it('is disabled for a role that the person cannot change, with the reason', async () => {
    const { user } = await open('company-admin');
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, 'User role');
    const closed = await screen.findByRole('radiogroup', { name: 'Workspace role' });
    expect(closed).toHaveAccessibleDescription(
      'Only workspace administrators can change the workspace role.',
    );
    within(closed)
      .getAllByRole('radio')
      .forEach((radio) => expect(radio).toBeDisabled());
    const group = screen.getByRole('radiogroup', { name: 'Company role' });
    within(group)
      .getAllByRole('radio')
      .forEach((radio) => expect(radio).toBeEnabled());
  });

  it('is reset with a notification when the server fails (§8.23)', async () => {
    const { user } = await open('admin');
    server.faults.breakDown('/user/update-role');
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, 'User role');
    const company = within(await screen.findByRole('radiogroup', { name: 'Company role' }));
    await user.click(company.getByRole('radio', { name: /^Subscriber/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(`The role of ${ACCOUNT_NAMES.editor} was not changed`),
    ).toBeVisible();
    await waitFor(async () => {
      expect((await cardOf(ACCOUNT_NAMES.editor)).queryByText('Subscriber')).toBeNull();
    });
  });

  it('cannot be changed for the last administrator of a company', async () => {
    await server.store.write((tx) =>
      tx.update('users', 'user-1-finance-lead', { company_role: 'editor' }),
    );
    await server.store.write((tx) => tx.update('users', 'user-admin', { company_role: 'editor' }));
    const { user } = await open('company-admin');
    await chooseMenuEntryFor(user, ACCOUNT_NAMES['company-admin'], 'User role');
    const company = within(await screen.findByRole('radiogroup', { name: 'Company role' }));
    await user.click(company.getByRole('radio', { name: /^Editor/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(/^This is the last administrator of the company\./),
    ).toBeVisible();
    expect(
      await (await cardOf(ACCOUNT_NAMES['company-admin'])).findByText('Administrator'),
    ).toBeVisible();
  });

  it('takes effect on the person’s own menu', async () => {
    const { user } = await open('company-admin');
    await chooseMenuEntryFor(user, ACCOUNT_NAMES['company-admin'], 'User role');
    const company = within(await screen.findByRole('radiogroup', { name: 'Company role' }));
    await user.click(company.getByRole('radio', { name: /^Editor/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull());
  });
});

describe('Change company', () => {
  it('moves a person immediately to the people of another company (§2.85)', async () => {
    const { user } = await open('admin');
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, 'Change company');
    expect(await screen.findByRole('button', { name: 'Save' })).toBeDisabled();
    await chooseCompany(user, 'Blue Kiln Ceramics');
    expect(screen.getByRole('dialog').querySelector('.ant-select [data-picture]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await cardOf(ACCOUNT_NAMES.editor, 'Blue Kiln Ceramics')).toBeTruthy(),
    );
    await waitFor(async () => {
      expect(await storedPerson('user-editor')).toMatchObject({ company_id: 'company-4' });
    });
  });

  it('offers a company administrator only their own company, and explains who can move people', async () => {
    const { user } = await open('company-admin');
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, 'Change company');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/Workspace administrators can do it/)).toBeVisible();
    await user.click(dialog.getByRole('combobox'));
    const options = await screen.findAllByRole('option');
    expect(
      options.map((option) => option.getAttribute('aria-label') ?? option.textContent),
    ).toEqual(['Alder Valley Foods']);
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  });

  it('is reset with a notification when the server fails', async () => {
    const { user } = await open('admin');
    server.faults.breakDown('/user/change-company');
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, 'Change company');
    await chooseCompany(user, 'Blue Kiln Ceramics');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(`${ACCOUNT_NAMES.editor} was not moved to Blue Kiln Ceramics`),
    ).toBeVisible();
    await waitFor(async () => expect(await cardOf(ACCOUNT_NAMES.editor)).toBeTruthy());
  });
});
