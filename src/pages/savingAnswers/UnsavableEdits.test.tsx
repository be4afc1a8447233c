import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
const ACTIVITY = 'activity-1-3-2-2';
const ADDRESS = `/actionia?impact_area=1&activity_id=${ACTIVITY}`;
const COMPANY_ADDRESS = `/actionco?impact_area=1&activity_id=${ACTIVITY}`;

describe('Keys in the action form', () => {
  it('choose a value and stay on it, so that an arrow goes on from there', async () => {
    await server.signIn('editor');
    const { user } = renderApp(ADDRESS);
    const state = await screen.findByRole('radiogroup', { name: 'State of the activity' });
    await user.keyboard('s3');
    expect(within(state).getByRole('radio', { name: '3' })).toHaveFocus();
    await user.keyboard('7');
    expect(within(state).getByRole('radio', { name: '7' })).toHaveFocus();
  });

  it('are told on the company overview’s action page too', async () => {
    await server.signIn('editor');
    renderApp(COMPANY_ADDRESS);
    expect(await screen.findByRole('button', { name: 'Keyboard shortcuts' })).toBeVisible();
    expect(screen.getByRole('link', { name: /help/i })).toBeVisible();
  });

  it('go into the palette’s input from Ctrl K on', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/faq');
    await screen.findByRole('button', { name: /^Jump to a page/ });
    await user.keyboard('{Control>}k{/Control}c5');
    const input = await screen.findByRole('combobox', { name: 'Jump to' });
    expect(input).toHaveValue('c5');
    await waitFor(() => expect(input).toHaveFocus());
  });
});

describe('Edits of somebody who has lost the right to make them', () => {
  it('are shown where they were made, and can be discarded', async () => {
    await server.signIn('editor');
    const { user, store } = renderApp(ADDRESS);
    const cost = await screen.findByRole('radiogroup', { name: 'Cost' });
    await server.store.write((tx) =>
      tx.update('users', 'user-editor', { workspace_role: 'subscriber' }),
    );
    await user.click(within(cost).getByRole('radio', { name: 'High' }));
    expect(await screen.findByText(/^This change can’t be saved/)).toBeVisible();
    expect(screen.getByText('Cost: High')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(screen.queryByText('Cost: High')).toBeNull();
    expect(store.getState().activity.drafts).toEqual({});
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
    expect(store.getState().activity.drafts).toEqual({});
  });
});

describe('The focus', () => {
  it('goes to the heading of the page that a menu entry leads to', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/faq');
    await user.click(await screen.findByRole('link', { name: 'Impact areas' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('Figures of an earlier visit', () => {
  it('are never shown beside sample data', async () => {
    await server.signIn('editor');
    const visit = renderApp('/');
    await screen.findByText('90%');
    await waitFor(() =>
      expect(window.localStorage.getItem('value-drivers-seen/user-editor')).not.toBeNull(),
    );
    visit.close();
    server.faults.breakDown('/graphql');
    server.faults.goDown();
    renderApp('/', { returning: true });
    expect(await screen.findByText(/^As of /)).toBeVisible();
    expect((await screen.findAllByText('The server could not be reached'))[0]).toBeVisible();
    expect(screen.queryByText(/^Sample/)).toBeNull();
  });
});

describe('Counts of a driver', () => {
  it('are asked for once where the server refuses them', async () => {
    await server.signIn('editor');
    server.faults.refuse('getDriverCounts', 'FORBIDDEN');
    renderApp('/');
    await screen.findByText('90%');
    await screen.findByRole('button', { name: /^Account of/ });
    const asked = server.browser.requests.filter((name) => name === 'getDriverCounts');
    expect(asked).toHaveLength(1);
  });
});
