import { screen, waitFor, within } from '@testing-library/react';
import { drawnPlots } from '@/testing/page/drawnPlots';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';
import { setViewport } from '@/testing/page/viewport';

const server = useTestServer();

const overview = () => screen.findByRole('list', { name: 'Company overview' });
/** The names of the drivers in the company overview and in the chart. */
const emptyState = async () => (await screen.findAllByText('No data available'))[0];
const areas = () => screen.findByRole('list', { name: 'Impact Areas' });
/** Reads the rows at this moment, because they are rendered before their figures arrive. */
const textsOf = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);

/** The change since four weeks ago, such as '0.3 since W43', in January with the year. */
const CHANGE = /\d\.\d since W\d\d( \d{4})?/;

describe('Dashboard', () => {
  it('shows each driver’s rounded score and grade, the Global Average last (§2.32, §3.9)', async () => {
    await server.signIn('editor');
    renderApp();

    await waitFor(async () =>
      expect(textsOf(await overview()).map((text) => text.replace(CHANGE, ''))).toEqual([
        'Expectations8 of 10 7.6 High',
        'Operating Margin4 of 10 4.3 Low',
        'Revenue Growth6 of 10 6.3 Medium',
        'Asset Efficiency6 of 10 5.6 Medium',
        'Global Average6 of 10 6.0 Medium',
      ]),
    );
  });

  it('shows which drivers include few answers', async () => {
    await server.signIn('admin');
    const { user } = renderApp();
    await user.type(await screen.findByRole('combobox', { name: 'Company shown' }), 'Cedar');
    await user.click(await screen.findByTitle('Cedar Yard Packaging'));
    const few = await within(await overview()).findAllByText(/actions scored$/);
    expect(few.map((count) => count.textContent)).toContain('12 of 62 actions scored');
  });

  it('shows the five most complete areas in descending order, rounded up (§2.34)', async () => {
    await server.signIn('editor');
    renderApp();

    await waitFor(async () =>
      expect(textsOf(await areas())).toEqual([
        'Corporate Strategy & Business Management90%',
        'IT Strategy & Management75%',
        'Product Strategy, Development and Production69%',
        'Other Shared / Corporate Services61%',
        'Customer Strategy, Relationships and Interactions52%',
      ]),
    );
    const bar = within(await areas()).getByRole('progressbar', {
      name: 'IT Strategy & Management',
    });
    expect(bar).toHaveAttribute('aria-valuenow', '75');
  });

  it('uses short forms on a phone (§2.30)', async () => {
    setViewport({ width: 390 });
    await server.signIn('editor');
    renderApp();

    expect(await screen.findByRole('button', { name: 'Continue' })).toBeVisible();
    expect(within(await overview()).getByText('8 / 10')).toBeVisible();
  });

  it('shows the evolution below the cards (§2.37)', async () => {
    await server.signIn('editor');
    const { user } = renderApp();

    expect(
      await screen.findByRole('heading', { name: 'Evolution of branch ratings' }),
    ).toBeVisible();
    const chart = await screen.findByRole('application');
    expect(screen.queryByTestId('plot')).toBeNull();
    await user.hover(chart);
    const [plot, ...more] = await drawnPlots();
    expect(more).toEqual([]);
    const latest = plot?.children[0]?.data.findLast(
      ({ series, value }) => series === 'globalAverage' && value !== null,
    );
    expect(latest?.value).toBeCloseTo(5.96, 2);
    expect(screen.getByRole('button', { name: 'About this chart' })).toBeVisible();
  });

  it('shows the company that an administrator selects (§2.39)', async () => {
    await server.signIn('admin');
    const { user } = renderApp();
    await overview();

    const selector = screen.getByRole('combobox', { name: 'Company shown' });
    await user.click(selector);
    await user.type(selector, 'Sparrow');
    await user.click(await screen.findByTitle('Sparrow Hill Clinics'));

    expect(await emptyState()).toBeVisible();
  });

  it('has a company selector for administrators only, without deleted companies (§2.20)', async () => {
    await server.signIn('admin');
    const { user, close } = renderApp();
    const selector = await screen.findByRole('combobox', { name: 'Company shown' });
    await user.type(selector, 'Longmeadow');
    expect(await screen.findAllByText('No results')).not.toHaveLength(0);
    close();

    server.browser.signOut();
    await server.signIn('company-admin');
    renderApp();
    expect(await screen.findByText(FIXTURE_COMPANY.name)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Company shown' })).not.toBeInTheDocument();
  });

  it('remembers the selected company after a reload, for that person only (§3.24)', async () => {
    await server.signIn('admin');
    const { user, close } = renderApp();
    const selector = await screen.findByRole('combobox', { name: 'Company shown' });
    await user.type(selector, 'Sparrow');
    await user.click(await screen.findByTitle('Sparrow Hill Clinics'));
    await emptyState();
    close();

    const reloaded = renderApp();
    expect(await emptyState()).toBeVisible();
    reloaded.close();

    server.browser.signOut();
    await server.signIn('editor');
    renderApp();
    expect(await screen.findByText('8 of 10')).toBeVisible();
  });

  it('shows sample data only behind a banner, and real data after Retry (§8.28)', async () => {
    await server.signIn('editor');
    server.faults.breakDown('getDrivers');
    const { user } = renderApp();

    expect(await screen.findByText('Sample data: the server could not be reached')).toBeVisible();
    expect(within(await overview()).getByText('7 of 10')).toBeVisible();

    server.faults.recover();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await within(await overview()).findByText('8 of 10')).toBeVisible();
    await waitFor(() =>
      expect(
        screen.queryByText('Sample data: the server could not be reached'),
      ).not.toBeInTheDocument(),
    );
  });

  it('requests no figures of a sample company', async () => {
    await server.signIn('admin');
    server.faults.breakDown('getCompanies');
    renderApp();

    expect(await screen.findByText('Sample Manufacturing')).toBeVisible();
    expect(await screen.findByText('Sample data: the server could not be reached')).toBeVisible();
    expect(server.browser.requests).not.toContain('getDrivers');
    expect(server.browser.requests).not.toContain('getImpactAreas');
  });

  it('never shows sample data when the server refuses', async () => {
    await server.signIn('editor');
    server.faults.refuse('getDrivers', 'FORBIDDEN');
    renderApp();

    expect(await screen.findByRole('alert')).toHaveTextContent('You don’t have access');
    expect(screen.queryByText(/Sample data/)).not.toBeInTheDocument();
  });

  it('redirects to Login when the session has ended, and back after signing in', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp();
    await overview();
    await screen.findByRole('application');
    await server.endSessions();

    await user.click(screen.getByRole('link', { name: 'Impact areas' }));
    await user.type(await screen.findByLabelText('Email'), 'editor@example.com');
    expect(address.path).toBe('/login?redirect=%2Fimpact-areas');

    await user.type(screen.getByLabelText('Password'), 'Demo2026');
    await user.click(screen.getByRole('button', { name: 'Login' }));
    expect(await screen.findByRole('heading', { name: 'Impact areas' })).toBeVisible();
  });
});
