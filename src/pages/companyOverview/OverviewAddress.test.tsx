import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const selectedTab = () => screen.findByRole('tab', { selected: true });

async function sort(user: ReturnType<typeof renderApp>['user'], order: string) {
  await user.click(await screen.findByRole('button', { name: 'Sort' }));
  await user.click(await screen.findByRole('menuitem', { name: order }));
}

describe('The address of the company overview', () => {
  it('contains the tab and the order of the actions, so that Back restores both', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp('/company-overview');
    await user.click(await screen.findByRole('tab', { name: 'Operating Margin' }));
    await sort(user, 'Better qualifications first');
    await waitFor(() =>
      expect(address.path).toBe('/company-overview?tab=operating-margin&sort=better'),
    );

    const [open] = await screen.findAllByRole('button', { name: /^Open/ });
    if (open) await user.click(open);
    await screen.findByRole('form');
    act(() => address.back());
    expect(await selectedTab()).toHaveTextContent('Operating Margin');
    expect(address.path).toBe('/company-overview?tab=operating-margin&sort=better');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('leads back through the tabs', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp('/company-overview');
    await user.click(await screen.findByRole('tab', { name: 'Expectations' }));
    await waitFor(() => expect(address.path).toContain('tab=expectations'));
    await user.click(screen.getByRole('tab', { name: 'Revenue Growth' }));
    await waitFor(() => expect(address.path).toContain('tab=revenue-growth'));
    act(() => address.back());
    await waitFor(async () => expect(await selectedTab()).toHaveTextContent('Expectations'));
  });

  it('opens another person’s tab, which is remembered for the next visit', async () => {
    await server.signIn('editor');
    const linked = renderApp('/company-overview?tab=asset-efficiency');
    expect(await selectedTab()).toHaveTextContent('Asset Efficiency');
    await waitFor(() =>
      expect(linked.store.getState().drivers.activeTab).toBe('4. Asset Efficiency'),
    );
    linked.close();

    const { address } = renderApp('/company-overview?tab=nothing');
    expect(await selectedTab()).toHaveTextContent('Asset Efficiency');
    await waitFor(() => expect(address.path).toBe('/company-overview?tab=asset-efficiency'));
  });
});
