import { screen, waitFor } from '@testing-library/react';
import { drawnPlots } from '@/testing/page/drawnPlots';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

const chart = () =>
  screen.findByRole('application', {
    name: `Evolution of branch ratings of ${FIXTURE_COMPANY.name}`,
  });

async function switchTargetsOn(user: User) {
  await user.click(screen.getByRole('button', { name: 'Series' }));
  const entry = await screen.findByRole('menuitemcheckbox', { name: 'Targets' });
  expect(entry).not.toBeChecked();
  await user.click(entry);
  expect(entry).toBeChecked();
}

describe('the targets in the chart', () => {
  it('are drawn when they are switched on, in words too, and on the next visit', async () => {
    await server.signIn('subscriber');
    const { user, address, store, close } = renderApp('/evolution');
    const region = await chart();
    const [before] = await drawnPlots();
    expect(region.dataset.targets).toBe('');
    expect(Object.keys(store.getState().api.queries).join()).not.toContain('getTargets');

    await switchTargetsOn(user);
    await waitFor(() => expect(region.dataset.targets).not.toBe(''));
    expect(region).toHaveAccessibleDescription(/Targets and past reviews: .*Target \d\.\d by/);
    const [after] = await drawnPlots();
    const added = after?.children.slice(before?.children.length) ?? [];
    expect(added.map(({ type }) => type)).toContain('line');
    expect(address.path).toContain('targets=yes');

    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.getByText(/^Targets and past reviews: .*Target \d\.\d by/)).toBeVisible();
    close();

    renderApp('/');
    await waitFor(async () => expect((await chart()).dataset.targets).not.toBe(''));
  });
});
