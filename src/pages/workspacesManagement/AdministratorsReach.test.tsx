import type { AdministratorsReach } from '@contract/permissions/reach';
import { screen, waitFor, within } from '@testing-library/react';
import { paths } from '@/shared/routing/paths';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';
import { waitForCompleteLists } from '@/testing/page/waitForCompleteLists';

const server = useTestServer();

const GROUP = 'Food and Household Group';
const OWN = 'Alder Valley Foods';
const OTHER = 'Copper Lane Bakeries';
const ACTION = 'activity-1-1-1-1';
const READ = 'See the figures of all companies of the workspace';

const grant = (administrators_reach: AdministratorsReach) =>
  server.store.write((tx) => tx.update('workspaces', 'workspace-1', { administrators_reach }));

const selector = () => screen.findByRole('combobox', { name: 'Company shown' });

type User = ReturnType<typeof renderApp>['user'];

async function choose(user: User, name: string) {
  await user.search(await selector(), name);
  await user.click(await screen.findByTitle(name));
}

describe('A product administrator', () => {
  it('lets the administrators of a workspace see the figures of all its companies', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/workspaces-management');
    await screen.findByRole('heading', { name: GROUP });
    await waitForCompleteLists();
    await user.click(screen.getByRole('button', { name: `Actions for ${GROUP}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit Workspace' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit workspace' }));
    const own = await form.findByRole('radio', {
      name: 'See the figures of their own company only',
    });
    expect(own).toBeChecked();

    await user.click(form.getByRole('radio', { name: READ }));
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const stored = await server.store.read((tx) => tx.get('workspaces', 'workspace-1'));
    expect(stored?.administrators_reach).toBe('read');
  });

  it('does not see the choice if the server does not know it', async () => {
    await server.signIn('admin');
    server.faults.refuse('getWorkspaceReaches', 'NOT_FOUND');
    const { user } = renderApp('/workspaces-management');
    await screen.findByRole('heading', { name: GROUP });
    await waitForCompleteLists();
    await user.click(screen.getByRole('button', { name: `Actions for ${GROUP}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit Workspace' }));
    const form = within(await screen.findByRole('dialog', { name: 'Edit workspace' }));
    await waitFor(() => expect(server.browser.requests).toContain('getWorkspaceReaches'));
    expect(form.queryByRole('radio')).toBeNull();
    await user.click(form.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('An administrator of the workspace', () => {
  beforeEach(() => server.signIn('workspace-admin'));

  it('without reach has no company to choose', async () => {
    renderApp('/');
    expect(await screen.findByText(OWN)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Company shown' })).toBeNull();
  });

  it('with read starts on their own company and reads the others', async () => {
    await grant('read');
    const first = renderApp('/impact-areas');
    expect(await screen.findByRole('combobox', { name: 'Company shown' })).toBeInTheDocument();
    expect(await screen.findByTitle(OWN)).toBeVisible();
    await choose(first.user, OTHER);
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^View/ }).length).toBeGreaterThan(0),
    );
    first.close();

    renderApp('/');
    expect(await screen.findByTitle(OWN)).toBeVisible();
    expect(screen.queryByTitle(OTHER)).toBeNull();
  });

  it.each([
    ['an impact area', paths.impactAreaAction({ area: '1', activityId: ACTION })],
    ['a driver', paths.companyAction({ title: 'Expectations', area: '1', activityId: ACTION })],
  ])('with edit fills in the actions of %s of another company', async (_, path) => {
    await grant('edit');
    const { user } = renderApp(path);
    await choose(user, OTHER);
    const states = await screen.findByRole('radiogroup', { name: 'State of the activity' });
    const state = within(states).getByRole('radio', { name: '2' });
    await waitFor(() => expect(state).toBeEnabled());
    await user.click(state);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Saved/);
    const [answer] = await server.store.read((tx) =>
      tx.find('answers', { company_id: 'company-2', activity_id: ACTION }),
    );
    expect(answer?.revenue_state).toBe(2);
  });

  it('with edit starts the assessment of another company', async () => {
    await grant('edit');
    await server.store.write(async (tx) => {
      const other = await tx.get('companies', 'company-2');
      if (other) await tx.insert('companies', { ...other, id: 'empty', name: 'Empty Works' });
    });
    const { user } = renderApp(paths.companyOverview());
    await choose(user, 'Empty Works');
    expect(await screen.findByRole('button', { name: 'Start with area 1' })).toBeVisible();
  });

  it('whose reach is taken away is led back to their own company', async () => {
    await grant('read');
    const { user } = renderApp('/');
    await choose(user, OTHER);
    await grant('none');
    await user.click(screen.getByRole('link', { name: 'Company overview' }));
    await waitFor(() => expect(screen.queryByText(OTHER)).toBeNull());
    expect(await screen.findByText(OWN)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Company shown' })).toBeNull();
  });
});
