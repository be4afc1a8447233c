import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { renderApp } from '@/testing/page/renderApp';
import { setViewport } from '@/testing/page/viewport';
import { useTestServer, type Account } from '@/testing/server/testServer';
import { waitForCompleteLists } from '@/testing/page/waitForCompleteLists';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

async function openTable(account: Account, search = '') {
  await server.signIn(account);
  const app = renderApp(`/collaborators-management?view=table${search}`);
  await screen.findByRole('table', { name: 'Collaborators' });
  await waitForCompleteLists();
  return app;
}

const names = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

const rowOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr');
  if (!row) throw new Error(`${name} has no row`);
  return within(row);
};

const select = async (user: User, ...people: string[]) => {
  for (const name of people) {
    await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
  }
};

const rolesOf = (email: string) =>
  server.store.read(async (tx) => {
    const [person] = await tx.find('users', { email });
    return person?.company_role;
  });

describe('The table of collaborators', () => {
  it('is chosen beside the cards, and is remembered for the next visit', async () => {
    await server.signIn('editor');
    const { user, address, close } = renderApp('/collaborators-management');
    await user.click(await screen.findByText('Table'));
    expect(await screen.findByRole('table', { name: 'Collaborators' })).toBeVisible();
    await waitFor(() => expect(address.path).toBe('/collaborators-management?view=table'));
    close();
    renderApp('/collaborators-management');
    expect(await screen.findByRole('table', { name: 'Collaborators' })).toBeVisible();
  });

  it('is sorted and filtered, and the address keeps it', async () => {
    const { user, address } = await openTable('company-admin');
    await user.click(screen.getByRole('button', { name: 'Name' }));
    await waitFor(() => expect(names()).toEqual(names().toSorted().toReversed()));
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await user.click(screen.getByRole('combobox', { name: 'Status' }));
    await user.click(await screen.findByTitle('Invitation pending'));
    await waitFor(() => expect(names()).toEqual([ACCOUNT_NAMES.pending]));
    await user.search(screen.getByLabelText('Search people and companies'), 'pia');
    await waitFor(() =>
      expect(address.path).toBe(
        '/collaborators-management?view=table&sort=-name&status=pending&search=pia',
      ),
    );
  });

  it('shows administrators when the people were last active', async () => {
    await openTable('company-admin');
    const today = new Intl.DateTimeFormat('en', { dateStyle: 'medium' }).format(new Date());
    expect(await rowOf(ACCOUNT_NAMES['company-admin']).findByText(today)).toBeVisible();
    expect(rowOf(ACCOUNT_NAMES.pending).queryByText(today)).toBeNull();
  });

  it('shows the people of a server that does not know when they were active', async () => {
    server.faults.refuse('getLastActive', 'NOT_FOUND');
    await openTable('company-admin');
    expect(names()).toContain(ACCOUNT_NAMES.editor);
  });

  it('changes the roles of several people after one confirmation, which can be undone', async () => {
    const { user } = await openTable('company-admin');
    await select(user, ACCOUNT_NAMES.editor, ACCOUNT_NAMES.subscriber);
    await user.click(screen.getByRole('button', { name: 'Change role (2)' }));
    const title = await screen.findByText('Change the roles of 2 people');
    const dialog = within(title.closest<HTMLElement>('[role=dialog]') ?? document.body);
    expect(
      dialog.getByText(`${ACCOUNT_NAMES.editor} and ${ACCOUNT_NAMES.subscriber}`),
    ).toBeVisible();
    const [role] = dialog.getAllByRole('radio', { name: /^Administrator/ });
    if (role) await user.click(role);
    await user.click(dialog.getByRole('button', { name: 'Change 2 roles' }));
    expect(await screen.findByText('The roles of 2 people have been changed')).toBeVisible();
    expect(await rolesOf('editor@example.com')).toBe('administrator');
    expect(await rolesOf('subscriber@example.com')).toBe('administrator');

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The change has been undone');
    expect(await rolesOf('editor@example.com')).toBe('editor');
    expect(await rolesOf('subscriber@example.com')).toBe('subscriber');
  });

  it('resends several invitations after one confirmation', async () => {
    const { user } = await openTable('company-admin');
    await select(user, ACCOUNT_NAMES.pending);
    await user.click(screen.getByRole('button', { name: 'Resend invitation (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Send 1 invitation' }));
    expect(await screen.findByText('1 invitation has been sent')).toBeVisible();
  });

  it('has no selection for people who may not change anybody', async () => {
    await openTable('editor');
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});

describe('Several people', () => {
  it('are invited at once, and the invitations can be undone', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/collaborators-management');
    await user.click(await screen.findByRole('button', { name: 'Add new' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('combobox', { name: 'Company' }), 'Alder');
    await user.click(await screen.findByTitle('Alder Valley Foods'));
    await user.click(dialog.getByRole('radio', { name: /^Editor/ }));
    await user.type(
      dialog.getByLabelText('Email'),
      'one@new.example, two@new.example; editor@example.com',
    );
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('2 people have been invited')).toBeVisible();
    expect(screen.getByText('Not invited: editor@example.com')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('The change has been undone');
    const emails = (await server.store.read((tx) => tx.find('users'))).map(({ email }) => email);
    expect(emails).not.toContain('one@new.example');
    expect(emails).not.toContain('two@new.example');
  });
});

/** Adds colleagues of the editor. */
const addPeople = (length: number) =>
  server.store.write(async (tx) => {
    const [editor] = await tx.find('users', { email: 'editor@example.com' });
    if (!editor) return;
    const added = Array.from({ length }, (_, index) => ({
      ...editor,
      id: `added-${String(index)}`,
      email: `added-${String(index)}@demo.example`,
    }));
    await tx.insert('users', added);
  });

describe('Groups of people', () => {
  it('can be collapsed', async () => {
    await addPeople(50);
    await server.signIn('editor');
    const { user } = renderApp('/collaborators-management');
    const list = await screen.findByRole('list', { name: 'Collaborators of Alder Valley Foods' });
    const toggle = screen.getByRole('button', { name: 'People of Alder Valley Foods' });
    await user.click(toggle);
    expect(list).not.toBeInTheDocument();
    expect(toggle).toHaveAttribute('aria-expanded', 'false');

    // A search shows its hits also in a group that was collapsed before.
    const search = screen.getByRole('textbox', { name: 'Search people and companies' });
    await user.search(search, 'editor');
    expect(await screen.findByText('editor@example.com')).toBeVisible();
    expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await user.clear(search);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));

    await user.click(toggle);
    expect(
      await screen.findByRole('list', { name: 'Collaborators of Alder Valley Foods' }),
    ).toBeVisible();
  });

  it('of more than ten people are collapsed on a phone', async () => {
    setViewport({ width: 390 });
    await addPeople(11);
    await server.signIn('editor');
    renderApp('/collaborators-management');
    expect(
      await screen.findByRole('button', { name: 'People of Alder Valley Foods' }),
    ).toHaveAttribute('aria-expanded', 'false');
  });
});
