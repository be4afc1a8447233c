import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { chooseCompany, chooseMenuEntryFor } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';
import { waitForCompleteLists } from '@/testing/page/waitForCompleteLists';

const server = useTestServer();

const ADDRESS = 'newcomer@demo.example';
const CREATED = 'User created successfully. Please check your email to confirm your account.';

type User = ReturnType<typeof renderApp>['user'];

async function openPage() {
  await server.signIn('admin');
  const { user } = renderApp('/collaborators-management');
  await screen.findByRole('list', { name: 'Collaborators of Alder Valley Foods' });
  await waitForCompleteLists();
  return user;
}

async function openDialog(user: User) {
  await user.click(screen.getByRole('button', { name: 'Add new' }));
  return screen.findByRole('dialog', { name: 'Add a new collaborator' });
}

async function fillIn(user: User, email = ADDRESS) {
  await chooseCompany(user, 'Alder Valley Foods');
  await user.click(screen.getByRole('radio', { name: 'Editor (can edit actions)' }));
  await user.type(screen.getByLabelText('Email'), email);
}

const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));
const emailField = () => screen.getByLabelText('Email');
const sent = (path: string) => server.browser.requests.filter((name) => name === path).length;
const mailsTo = (to: string) => server.store.read((tx) => tx.find('mails', { to }));

describe('Adding a collaborator', () => {
  it('sends one invitation, reports it, and lists the person as pending (§2.27, §7.19)', async () => {
    const user = await openPage();
    await openDialog(user);
    await fillIn(user);
    const button = screen.getByRole('button', { name: 'Save' });
    await user.dblClick(button);
    expect(await screen.findByText(CREATED)).toBeVisible();
    expect(screen.getByText(`${ADDRESS} has been invited.`)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent('/user/create')).toBe(1);
    const list = await screen.findByRole('list', { name: 'Collaborators of Alder Valley Foods' });
    expect(await within(list).findByText('newcomer')).toBeVisible();
    await waitFor(async () => expect(await mailsTo(ADDRESS)).toHaveLength(1));
  });

  it('asks an administrator with a second factor for a new proof, and then invites', async () => {
    const user = await openPage();
    await server.store.write(async (tx) => {
      const [admin] = await tx.find('users', { email: 'admin@example.com' });
      const [session] = await tx.find('sessions');
      const waiting = { last_step: null, pending_secret: null, pending_until: null };
      const at = '2020-01-01T08:00:00.000Z';
      await tx.insert('totps', {
        id: admin?.id ?? '',
        secret: 'sealed',
        confirmed_at: at,
        ...waiting,
      });
      await tx.update('sessions', session?.id ?? '', { proved_at: at });
    });
    await openDialog(user);
    await fillIn(user);
    await save(user);
    const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
    expect(await mailsTo(ADDRESS)).toEqual([]);
    await user.click(proof.getByRole('button', { name: 'Use your password instead' }));
    await user.type(await proof.findByLabelText('Password'), 'Demo2026');
    await user.click(proof.getByRole('button', { name: 'Confirm' }));
    expect(await screen.findByText(CREATED)).toBeVisible();
  });

  it('shows missing fields, focuses the first one, and clears an error when the field changes (§4.13, §5.16)', async () => {
    const user = await openPage();
    const dialog = within(await openDialog(user));
    await save(user);
    expect(await dialog.findByText('Company is required')).toBeVisible();
    expect(dialog.getByText('Role is required')).toBeVisible();
    expect(dialog.getByText('Email is required')).toBeVisible();
    expect(dialog.getByText('Please fill in all required fields')).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Company' })).toHaveFocus());

    await chooseCompany(user, 'Alder Valley Foods');
    await waitFor(() => expect(dialog.queryByText('Company is required')).toBeNull());
    expect(dialog.queryByText('Please fill in all required fields')).toBeNull();
    expect(dialog.getByText('Role is required')).toBeVisible();

    await save(user);
    await waitFor(() => expect(dialog.getAllByRole('radio')[0]).toHaveFocus());
    await user.click(dialog.getByRole('radio', { name: /^Editor/ }));
    await user.type(emailField(), 'nobody at all');
    await save(user);
    expect(await dialog.findByText('Please enter a valid email address')).toBeVisible();
    await waitFor(() => expect(emailField()).toHaveFocus());
    expect(sent('/user/create')).toBe(0);
  });

  it('opens with empty fields each time (§2.93)', async () => {
    const user = await openPage();
    await openDialog(user);
    await user.type(emailField(), ADDRESS);
    await save(user);
    await screen.findByText('Company is required');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const dialog = within(await openDialog(user));
    expect(emailField()).toHaveValue('');
    expect(dialog.queryByText('Company is required')).toBeNull();
    expect(dialog.queryByRole('alert')).toBeNull();
  });

  it('needs a workspace to which the company belongs (§5.17)', async () => {
    await server.store.write((tx) => tx.update('companies', 'company-1', { workspace_id: null }));
    const user = await openPage();
    await openDialog(user);
    await fillIn(user);
    await save(user);
    expect(await screen.findByText('No workspace found for the selected company.')).toBeVisible();
    expect(sent('/user/create')).toBe(0);
  });

  it('shows that an address already has an account (§8.17)', async () => {
    const user = await openPage();
    const dialog = within(await openDialog(user));
    await fillIn(user, 'editor@example.com');
    await save(user);
    // The server's message is above the form, and the error is at the field.
    await waitFor(() =>
      expect(dialog.getAllByText('This email is already registered')).toHaveLength(2),
    );
    await waitFor(() => expect(emailField()).toHaveFocus());
  });

  it('recognizes a taken address by the word email, for servers without error codes (§8.16)', async () => {
    const user = await openPage();
    const dialog = within(await openDialog(user));
    await fillIn(user);
    server.faults.rejectNext('/user/create', { status: 400, message: 'That email is in use' });
    await save(user);
    expect(await dialog.findByText('That email is in use')).toBeVisible();
    expect(await dialog.findByText('This email is already registered')).toBeVisible();
  });

  it.each([
    ['the server’s words', { status: 422, message: 'Not on a Sunday.' }, 'Not on a Sunday.'],
    ['its own words', { status: 500, message: '' }, 'An error occurred while creating the user'],
  ])('shows %s when it is refused (§8.15)', async (_, refusal, words) => {
    const user = await openPage();
    const dialog = within(await openDialog(user));
    await fillIn(user);
    server.faults.rejectNext('/user/create', refusal);
    await save(user);
    expect(await dialog.findByText(words)).toBeVisible();
    expect(emailField()).toHaveValue(ADDRESS);
  });

  it('shows an error if there is no response (§8.18)', async () => {
    const user = await openPage();
    await openDialog(user);
    await fillIn(user);
    server.faults.loseNext('/user/create');
    await save(user);
    expect(await screen.findByText('An error occurred. Please try again later.')).toBeVisible();
  });
});

describe('An open invitation', () => {
  it('is sent again, which invalidates the previous link', async () => {
    const user = await openPage();
    await openDialog(user);
    await fillIn(user);
    await save(user);
    await screen.findByText(CREATED);
    await chooseMenuEntryFor(user, 'newcomer', 'Resend invitation');
    expect(await screen.findByText(`Invitation sent to ${ADDRESS}`)).toBeVisible();
    await waitFor(async () => expect(await mailsTo(ADDRESS)).toHaveLength(2));
    const tokens = (await mailsTo(ADDRESS)).map(({ text }) => /token=([\w-]+)/.exec(text)?.[1]);
    const accept = (token: string | undefined) =>
      fetch(new URL('/user/email-confirm', window.location.origin), {
        method: 'PUT',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ token, name: 'New', picture_url: '', password: 'Fresh2027' }),
      });
    expect((await accept(tokens[0])).status).toBe(400);
    expect((await accept(tokens[1])).status).toBe(201);
  });

  it('shows an error when it could not be sent again', async () => {
    const user = await openPage();
    server.faults.breakDown('/user/resend-invitation');
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.pending, 'Resend invitation');
    expect(await screen.findByText('The invitation could not be sent')).toBeVisible();
  });

  it('is revoked', async () => {
    const user = await openPage();
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.pending, 'Revoke invitation');
    const dialog = within(await screen.findByRole('dialog', { name: 'Revoke invitation' }));
    await user.click(dialog.getByRole('button', { name: 'Revoke invitation' }));
    await waitFor(() => expect(screen.queryByText(ACCOUNT_NAMES.pending)).toBeNull());
    expect(await server.store.read((tx) => tx.get('users', 'user-pending'))).toBeUndefined();
  });
});

describe('Removing a collaborator', () => {
  it('asks for confirmation, and removes the person from the list (§2.88)', async () => {
    const user = await openPage();
    await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, 'Remove user');
    const dialog = within(await screen.findByRole('dialog', { name: 'Remove collaborator' }));
    expect(dialog.getByText(/will lose access to Alder Valley Foods and its data/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove user' }));
    await waitFor(() =>
      expect(
        screen.queryByRole('button', { name: `Actions for ${ACCOUNT_NAMES.editor}` }),
      ).toBeNull(),
    );
    expect(await server.store.read((tx) => tx.get('users', 'user-editor'))).toBeUndefined();
  });

  it.each(['breakDown', 'loseNext'] as const)(
    'shows an error when it fails (%s) (§8.19)',
    async (fault) => {
      const user = await openPage();
      server.faults[fault]('/user/delete');
      await chooseMenuEntryFor(user, ACCOUNT_NAMES.editor, 'Remove user');
      const dialog = within(await screen.findByRole('dialog'));
      await user.click(dialog.getByRole('button', { name: 'Remove user' }));
      expect(
        await dialog.findByText('Failed to delete collaborator. Please try again.'),
      ).toBeVisible();
      expect(
        screen.getByRole('button', { name: `Actions for ${ACCOUNT_NAMES.editor}` }),
      ).toBeInTheDocument();
    },
  );

  it('is refused for the last administrator, with the reason', async () => {
    const user = await openPage();
    server.faults.rejectNext('/user/delete', {
      status: 409,
      code: 'LAST_ADMINISTRATOR',
      message: 'This is the last administrator of the company.',
    });
    await chooseMenuEntryFor(user, ACCOUNT_NAMES['company-admin'], 'Remove user');
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Remove user' }));
    expect(
      await dialog.findByText(
        'Failed to delete collaborator. Please try again. This is the last administrator of the company.',
      ),
    ).toBeVisible();
  });
});
