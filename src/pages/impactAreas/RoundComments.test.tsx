import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
const OPINIONS = '/impact-areas?tab=opinions&round=round-1';
const ADMIN = 'user-admin';

describe('The comments on a round', () => {
  it('lead from a mention in the inbox to the comment, among those who may run it', async () => {
    // Whoever administers everything belongs to this company.
    await server.signIn('company-admin');
    const organiser = renderApp(OPINIONS);
    await organiser.user.click(await screen.findByRole('button', { name: 'Comments' }));
    const written = within(
      await screen.findByRole('dialog', { name: 'Comments on Spring self-assessment' }),
    );
    await organiser.user.type(await written.findByLabelText('Write a comment'), 'Close it today?');
    await organiser.user.click(written.getByRole('combobox', { name: 'Mention people' }));
    await organiser.user.click(await screen.findByTitle(ACCOUNT_NAMES.admin));
    expect(screen.queryByTitle(ACCOUNT_NAMES.editor)).toBeNull();
    await organiser.user.click(written.getByRole('button', { name: 'Comment' }));
    expect(await written.findByText('Close it today?', { selector: 'p' })).toBeVisible();
    await organiser.user.click(written.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: 'Comments (1)' })).toBeVisible();
    organiser.close();

    await server.signIn('admin');
    const { user, address } = renderApp('/inbox');
    const name = 'You are mentioned: Spring self-assessment';
    await user.click(await screen.findByRole('link', { name }));
    const read = within(await screen.findByRole('dialog'));
    expect(await read.findByText('Close it today?')).toBeVisible();
    await user.click(read.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address.path).toBe(OPINIONS));
    const told = { user_id: ADMIN, company_id: FIXTURE_COMPANY.id, subject_kind: 'round' } as const;
    expect(await server.store.read((tx) => tx.find('notices', told))).toMatchObject([
      { kind: 'mentioned', subject_id: 'round-1' },
    ]);
  });

  it('are not there for people who may not run it', async () => {
    await server.signIn('editor');
    const { store } = renderApp(`${OPINIONS}&comments=yes`);
    expect(await screen.findByText('Spring self-assessment')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Comments/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
    const asked = Object.keys(store.getState().api.queries);
    expect(asked.some((key) => key.startsWith('getComments'))).toBe(false);
  });
});
