import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

async function open() {
  await server.signIn('editor');
  const app = renderApp('/');
  await screen.findByRole('list', { name: 'Company overview' });
  return app;
}

/** The card with this title and button. */
function viewAllOf(title: string): HTMLElement {
  const card = screen
    .getAllByText(title)
    .map((heading) => heading.closest<HTMLElement>('[data-card]'))
    .find((found) => found !== null);
  if (!card) throw new Error(`There is no card ${title}`);
  return within(card).getByRole('button', { name: 'View all' });
}

describe('The dashboard', () => {
  it('shows a loading state until the user is known, and then welcomes them (§2.10)', async () => {
    await server.signIn('editor');
    const release = server.faults.holdNext('/auth/user');
    renderApp('/');
    expect(await screen.findByRole('status', { name: 'Loading...' })).toBeVisible();
    expect(screen.getByText('Loading...')).toBeVisible();
    expect(screen.queryByText(/^Welcome back/)).toBeNull();
    release();
    expect(
      await screen.findByRole('heading', { name: `Welcome back, ${ACCOUNT_NAMES.editor}` }),
    ).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Overall Progress' })).toBeVisible();
  });

  it.each([
    ['Company overview', '/company-overview', 'Company overview'],
    ['Impact Areas', '/impact-areas', 'Impact areas'],
  ])('links from %s to %s (§2.31)', async (title, path, name) => {
    const { user, address } = await open();
    await user.click(viewAllOf(title));
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    expect(address.path.split('?')[0]).toBe(path);
  });

  it('opens a driver’s tab from its row, and the general tab from the Global Average', async () => {
    const { user, address } = await open();
    const row = (name: string) => screen.findByRole('link', { name });
    await user.click(await row('Operating Margin'));
    expect(await screen.findByRole('tab', { name: 'Operating Margin' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(address.path).toMatch(/^\/company-overview\?tab=operating-margin/);
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await user.click(await row('Global Average'));
    expect(await screen.findByRole('tab', { name: 'General' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it('links to the activity page (§2.29)', async () => {
    const { user, address } = await open();
    await user.click(screen.getByRole('button', { name: 'Continue with your progress' }));
    await screen.findByRole('button', { name: 'Process index' });
    expect(address.path).toMatch(/^\/actionia\?/);
  });

  it('invites a subscriber to view, not to continue', async () => {
    await server.signIn('subscriber');
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'View your progress' }));
    expect(await screen.findByRole('radio', { name: '5' })).toBeDisabled();
    await user.click(screen.getByRole('link', { name: 'Impact areas' }));
    const areas = await screen.findByRole('list', { name: 'Impact areas' });
    const opener = await within(areas).findByRole('button', { name: /^View Corporate/ });
    expect(opener.querySelector('.anticon-eye')).not.toBeNull();
    expect(within(areas).queryByRole('button', { name: /^(Start|Continue|Review)/ })).toBeNull();
  });

  it('offers the chart as PDF and EXCEL (§2.38)', async () => {
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Download' }));
    const entries = await screen.findAllByRole('menuitem', { name: /^(PDF|EXCEL)$/ });
    expect(entries.map(({ textContent }) => textContent)).toEqual(['PDF', 'EXCEL']);
  });

  it('shows the progress of areas in ten segments (§2.35)', async () => {
    await open();
    const areas = await screen.findByRole('list', { name: 'Impact Areas' });
    const bars = within(areas).getAllByRole('progressbar');
    expect(bars).toHaveLength(5);
    for (const bar of bars) expect(bar.children).toHaveLength(10);
    const filled = [...(bars[0]?.querySelectorAll<HTMLElement>('.fill') ?? [])];
    expect(filled.map(({ style }) => style.inlineSize)).toEqual([
      ...Array.from({ length: 9 }, () => '100%'),
      '0%',
    ]);
  });

  it('shows sample areas behind the banner while the server is unreachable (§8.31)', async () => {
    await server.signIn('editor');
    server.faults.breakDown('getImpactAreas');
    renderApp('/');
    expect(await screen.findByText('Sample data: the server could not be reached')).toBeVisible();
    const areas = await screen.findByRole('list', { name: 'Impact Areas' });
    expect(within(areas).getByText('80%')).toBeVisible();
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
