import { historyWeekOf } from '@contract/scoring/weeks';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { act } from 'react';
import { drawnPlots } from '@/testing/page/drawnPlots';
import { renderApp } from '@/testing/page/renderApp';
import { setViewport } from '@/testing/page/viewport';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
const { year } = historyWeekOf(new Date());

const OTHER = 'Copper Lane Bakeries';
const chartOf = (name = FIXTURE_COMPANY.name) =>
  screen.findByRole('application', { name: `Evolution of branch ratings of ${name}` });

type User = ReturnType<typeof renderApp>['user'];

async function compareWith(user: User, name: string) {
  const select = await screen.findByRole('combobox', { name: 'Compare with company' });
  await user.click(select);
  await user.type(select, name);
  await user.click(await screen.findByTitle(name));
}

async function toggle(user: User, title: string) {
  await user.click(screen.getByRole('button', { name: 'Series' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: title }));
}

describe('Historical evolution', () => {
  it('shows the newest year of the selected company, and explains why there is nothing to compare (§2.47)', async () => {
    await server.signIn('editor');
    renderApp('/evolution');

    expect(await screen.findByRole('heading', { name: 'Historical evolution' })).toBeVisible();
    expect(await chartOf()).toHaveAttribute('data-year', String(year));
    expect(await drawnPlots()).toHaveLength(1);
    expect(screen.getByText(/nothing to compare/)).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Compare with company' })).toBeNull();
  });

  it('marks in the chart when the model changed', async () => {
    const applied_at = new Date().toISOString();
    await server.store.write((tx) =>
      tx.updateWhere('model_versions', { status: 'applied' }, { applied_at }),
    );
    await server.signIn('editor');
    renderApp('/evolution');
    const chart = await chartOf();
    expect(await within(chart).findByText('Model changed')).toBeInTheDocument();
  });

  it('compares no company at first, and offers the other activated ones (§2.50)', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/evolution');
    await chartOf();
    expect(await drawnPlots()).toHaveLength(1);

    const select = await screen.findByRole('combobox', { name: 'Compare with company' });
    await user.click(select);
    for (const name of [FIXTURE_COMPANY.name, 'Longmeadow']) {
      await user.clear(select);
      await user.type(select, name);
      expect(await screen.findAllByText('No results')).not.toHaveLength(0);
    }
  });

  it('shows two companies side by side, with the same range and window (§2.45)', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/evolution');
    await compareWith(user, OTHER);
    const [own, other] = [await chartOf(), await chartOf(OTHER)];
    expect(await drawnPlots(2)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'About this chart' })).toBeNull();

    fireEvent.keyDown(other, { key: '+' });
    await waitFor(() => expect(other).toHaveAttribute('data-window', '3.55 49.45'));
    expect(own).toHaveAttribute('data-window', '3.55 49.45');
    expect(own.dataset.range).toBe(other.dataset.range);
    expect(screen.getByRole('status', { name: 'Weeks shown' })).toHaveTextContent('W04 – W49');

    await user.click(screen.getByRole('button', { name: 'Reset zoom' }));
    expect(own).toHaveAttribute('data-window', '1.00 52.00');
  });

  it('shows two years side by side, and keeps them in the address', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp('/evolution');
    await chartOf();
    expect(screen.queryByRole('button', { name: 'Reset zoom' })).toBeNull();
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Compare with year' }),
      `with ${year - 1}`,
    );
    const earlier = await chartOf(`${FIXTURE_COMPANY.name}, ${year - 1}`);
    const later = await chartOf(`${FIXTURE_COMPANY.name}, ${year}`);
    expect(earlier.dataset.range).toBe(later.dataset.range);
    expect(within(later).getByText('Today')).toBeInTheDocument();
    expect(within(earlier).queryByText('Today')).toBeNull();
    expect(address.path).toContain(`other=${year - 1}`);

    await user.selectOptions(screen.getByRole('combobox', { name: 'Compare with year' }), '');
    expect(await chartOf()).toHaveAttribute('data-year', String(year));
  });

  it('shows the differences between them, driver by driver', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/evolution');
    await compareWith(user, OTHER);

    const table = await screen.findByRole('table', { name: /compared with Copper Lane Bakeries/ });
    const rows = within(table).getAllByRole('row').slice(1);
    const headers = rows.map((row) => within(row).getByRole('rowheader').textContent);
    expect(headers.map((text) => text.replace(/ W\d\d$/, ''))).toEqual([
      'Expectations',
      'Operating Margin',
      'Revenue Growth',
      'Asset Efficiency',
      'Global Average',
    ]);
    for (const row of rows) {
      const [own, other, difference] = within(row)
        .getAllByRole('cell')
        .map((cell) => Number(cell.textContent.replace('−', '-')));
      expect((own ?? 0) - (other ?? 0)).toBeCloseTo(difference ?? Number.NaN, 5);
    }
  });

  it('remembers the compared company and the series on the next visit (§4.17)', async () => {
    await server.signIn('admin');
    const { user, close } = renderApp('/evolution');
    await compareWith(user, OTHER);
    await chartOf(OTHER);
    await toggle(user, 'Revenue Growth');
    close();

    renderApp('/evolution');
    const chart = await chartOf(OTHER);
    expect(chart.dataset.series).toBe('expectations operatingMargin assetEfficiency globalAverage');
    const [plot] = await drawnPlots();
    expect(plot?.children[0]?.data.some(({ series }) => series === 'revenueGrowth')).toBe(false);
  });

  it('ends the comparison when the selection is cleared', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/evolution');
    await compareWith(user, OTHER);
    await chartOf(OTHER);
    const clear = document.querySelector('.ant-select-clear');
    if (!clear) throw new Error('The choice cannot be cleared');
    await user.click(clear);
    await waitFor(() => expect(screen.getAllByRole('application')).toHaveLength(1));
  });

  it('shows the chart’s figures as a table', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/evolution');
    await chartOf();
    const [plot] = await drawnPlots();
    await user.click(screen.getByRole('button', { name: 'Show as table' }));

    const table = screen.getByRole('table', {
      name: `Ratings of Alder Valley Foods by week, ${year}`,
    });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows).toHaveLength(52);
    const column = rows.map((row) => within(row).getAllByRole('cell')[0]?.textContent);
    const drawn = plot?.children[0]?.data.filter(({ series }) => series === 'expectations');
    expect(column).toEqual(drawn?.map(({ value }) => value?.toFixed(2) ?? '–'));

    await user.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(await chartOf()).toBeVisible();
  });

  it('names the lines once: at their ends, or without the room in a legend', async () => {
    await server.signIn('editor');
    renderApp('/evolution');
    await chartOf();
    expect(screen.queryByRole('list', { name: 'Chart lines' })).toBeNull();
    act(() => setViewport({ width: 390 }));
    expect(await screen.findByRole('list', { name: 'Chart lines' })).toBeVisible();
  });

  it('hides a line by its legend entry, and updates the filter menu (§4.18)', async () => {
    setViewport({ width: 390 });
    await server.signIn('editor');
    const { user, store } = renderApp('/evolution');
    await chartOf();
    const entry = screen.getByRole('button', { name: 'Revenue Growth', pressed: true });
    await user.click(entry);
    expect(entry).toHaveAttribute('aria-pressed', 'false');
    expect(store.getState().evolution.hidden).toEqual(['revenueGrowth']);
    await user.click(entry);
    expect(entry).toHaveAttribute('aria-pressed', 'true');
  });

  it('goes back to the first year with data, and no further', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/evolution');
    const chart = await chartOf();
    const back = screen.getByRole('button', { name: 'Previous year' });
    expect(screen.getByRole('button', { name: 'Next year' })).toBeDisabled();
    while (!(back as HTMLButtonElement).disabled) await user.click(back);
    expect(Number(chart.dataset.year)).toBeLessThan(year - 1);
  });

  it('shows that a company has no history (§2.46)', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/evolution');
    await compareWith(user, 'Sparrow Hill Clinics');
    expect(await screen.findByText('No data available')).toBeVisible();
    expect(await chartOf()).toBeVisible();
  });

  it('begins with the first step in a company without history', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/evolution');
    await user.type(await screen.findByRole('combobox', { name: 'Company shown' }), 'Sparrow');
    await user.click(await screen.findByTitle('Sparrow Hill Clinics'));
    await user.click(await screen.findByRole('button', { name: 'Start with area 1' }));
    expect(await screen.findByRole('switch', { name: 'Not applicable here' })).toBeVisible();
  });

  it('shows sample weeks behind the banner while the server is unreachable (§8.33)', async () => {
    await server.signIn('editor');
    server.faults.breakDown('getGraphDrivers');
    const { user } = renderApp('/evolution');
    expect(await chartOf('Sample company')).toHaveAttribute('data-year', '2024');
    expect(await screen.findByText('Sample data: the server could not be reached')).toBeVisible();

    server.faults.recover();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await chartOf()).toHaveAttribute('data-year', String(year));
  });

  it('offers a next step when the server refuses', async () => {
    await server.signIn('editor');
    server.faults.refuse('getGraphDrivers', 'FORBIDDEN');
    const { user } = renderApp('/evolution');
    expect(await screen.findByRole('alert')).toHaveTextContent('You don’t have access');

    server.faults.recover();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await chartOf()).toBeVisible();
  });
});
