import { screen, waitFor, within } from '@testing-library/react';
import { addDays, dayOf } from '@contract/days';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { chooseCompany, openFromProfile } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

async function open(account: 'editor' | 'admin' = 'editor') {
  await server.signIn(account);
  const { user } = renderApp('/faq');
  await openFromProfile(user, 'My account');
  return { user, section: within(await screen.findByRole('region', { name: 'API tokens' })) };
}

/** Opens the dialog for a new token and fills in its name. */
async function startCreating(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: 'Create a token' }));
  await user.type(await screen.findByLabelText('Token name'), name);
}

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Create token' }));
const stored = () => server.store.read((tx) => tx.find('api_tokens'));

describe('API tokens in My account', () => {
  it('creates one, shows it once, and revokes it after a confirmation', async () => {
    const { user, section } = await open();
    expect(await section.findByText(/^You have no API tokens/)).toBeVisible();
    await startCreating(user, 'Power BI');
    await submit(user);
    const secret = await screen.findByLabelText<HTMLInputElement>('Token Power BI');
    expect(secret.value).toMatch(/^vdt_[\w-]{43}$/);
    expect(screen.getByText('Copy this token now. It is not shown again.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('The token has been copied')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByLabelText('Token Power BI')).toBeNull());

    expect(await stored()).toMatchObject([
      { user_id: 'user-editor', name: 'Power BI', company_id: null, last_used_at: null },
    ]);
    const row = within(section.getByRole('listitem'));
    expect(row.getByText('Power BI')).toBeVisible();
    expect(
      row.getByText(/^Everything that I can see · valid until .* · never used$/),
    ).toBeVisible();

    await user.click(row.getByRole('button', { name: 'Revoke Power BI' }));
    expect(await screen.findByText(/can no longer read anything/)).toBeVisible();
    expect(await stored()).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Revoke' }));
    expect(await screen.findByText('Power BI has been revoked')).toBeVisible();
    expect(await stored()).toEqual([]);
    expect(await section.findByText(/^You have no API tokens/)).toBeVisible();
    // My account is still open, with what was entered there.
    expect(screen.getByLabelText('Name')).toHaveValue(ACCOUNT_NAMES.editor);
  });

  it('creates one for a company until a day', async () => {
    const { user, section } = await open('admin');
    await startCreating(user, 'Notebook');
    await user.click(screen.getByLabelText('One company'));
    await screen.findByRole('combobox', { name: 'Company' });
    await submit(user);
    expect(await screen.findByText('Choose a company.')).toBeVisible();
    await chooseCompany(user, 'Alder Valley Foods');
    const lastDay = addDays(dayOf(new Date()), 30);
    await user.clear(screen.getByLabelText('Last day (UTC)'));
    await user.type(screen.getByLabelText('Last day (UTC)'), lastDay);
    await submit(user);
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    expect(await section.findByText(/^Alder Valley Foods · valid until /)).toBeVisible();
    const [row] = await stored();
    expect(row?.company_id).not.toBeNull();
    expect(row?.expires_at).toBe(`${lastDay}T23:59:59.999Z`);
  });

  it('shows what the server refuses, and keeps what was entered', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Create a token' }));
    await submit(user);
    expect(await screen.findByText('Enter a name.')).toBeVisible();
    await user.type(screen.getByLabelText('Token name'), 'Late');
    const tooLate = addDays(dayOf(new Date()), 400);
    await user.clear(screen.getByLabelText('Last day (UTC)'));
    await user.type(screen.getByLabelText('Last day (UTC)'), tooLate);
    await submit(user);
    expect(await screen.findByText(/^Choose a day from /)).toBeVisible();
    expect(screen.getByLabelText('Token name')).toHaveValue('Late');
    expect(await stored()).toEqual([]);
  });

  it('lists them again after they could not be loaded', async () => {
    server.faults.breakDown('/user/tokens');
    const { user, section } = await open();
    expect(await section.findByText(/couldn’t load your API tokens/)).toBeVisible();
    server.faults.recover();
    await user.click(section.getByRole('button', { name: 'Retry' }));
    expect(await section.findByText(/^You have no API tokens/)).toBeVisible();
  });
});
