import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
const ACTIVITY = 'activity-1-3-2-2';
const ADDRESS = `/actionia?impact_area=1&activity_id=${ACTIVITY}`;

describe('Edits of a person who has lost the permission to save them', () => {
  it('are shown where they were made, and can be discarded', async () => {
    await server.signIn('editor');
    const { user, store } = renderApp(ADDRESS);
    const cost = await screen.findByRole('radiogroup', { name: 'Cost' });
    await server.store.write((tx) =>
      tx.update('users', 'user-editor', { workspace_role: 'subscriber' }),
    );
    await user.click(within(cost).getByRole('radio', { name: 'High' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^This change can’t be saved/)).toBeVisible();
    expect(screen.getByText('Cost: High')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByText('Cost: High')).toBeNull();
    expect(store.getState().saving.drafts).toEqual({});
  });
});

describe('Edits for a company that was removed from the person’s list', () => {
  it('are shown on the pages of the other company, and can be discarded', async () => {
    await server.signIn('editor');
    const visit = renderApp(ADDRESS);
    const cost = await screen.findByRole('radiogroup', { name: 'Cost' });
    server.faults.breakDown('/user/autosave');
    await visit.user.click(within(cost).getByRole('radio', { name: 'High' }));
    await screen.findByText(/^Not saved/);
    visit.close();

    await server.store.write((tx) =>
      tx.update('users', 'user-editor', { company_id: 'company-2' }),
    );
    server.faults.recover();
    const { user, store } = renderApp('/');
    expect(await screen.findByText(/^This change can’t be saved/)).toBeVisible();
    expect(screen.getByText('Cost: High')).toBeVisible();
    expect(
      await screen.findByText(/^1\.3\.2\.2 Integrate acquired companies within a year/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByText('Cost: High')).toBeNull();
    expect(store.getState().saving.drafts).toEqual({});
  });
});
