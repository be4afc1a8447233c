import { screen, waitFor, within } from '@testing-library/react';
import { readSheet } from 'read-excel-file/node';
import { download } from '@/testing/page/download';
import { renderApp } from '@/testing/page/renderApp';
import { setViewport } from '@/testing/page/viewport';
import { insertItem } from '@/testing/server/plannedItem';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const grid = () => screen.findByRole('grid', { name: 'Companies and their figures' });

/** The companies in the order of the grid, without the headings of groups. */
async function companies(): Promise<string[]> {
  const rows = within(await grid()).getAllByRole('rowheader');
  // A button contains the picture, and the names of the company and of its workspace.
  const name = 'button > :last-child > :first-child';
  return rows.flatMap((row) => row.querySelector(name)?.textContent ?? []);
}

const share = () =>
  server.store.write((tx) =>
    tx.update('workspaces', 'workspace-1', { administrators_reach: 'read' }),
  );

describe('The portfolio', () => {
  it('lists all active companies for the administrator, and opens what a cell is about', async () => {
    await server.signIn('admin');
    const { user, address } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: 'Portfolio' }));
    await waitFor(async () => expect(await companies()).toHaveLength(11));
    expect(await companies()).not.toContain('Longmeadow Bus Lines');

    await user.click(
      screen.getByRole('button', { name: /^Operating Margin of Blue Kiln Ceramics: / }),
    );
    await waitFor(() => expect(address.path).toBe('/company-overview?tab=operating-margin'));
    expect(await screen.findByTitle('Blue Kiln Ceramics')).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Operating Margin' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it('sorts, filters and groups, and the address keeps it', async () => {
    await server.signIn('admin');
    const { user, address, close } = renderApp('/portfolio');
    const heading = await screen.findByRole('columnheader', { name: 'Global Average' });
    await user.click(within(heading).getByRole('button'));
    await user.click(within(heading).getByRole('button'));
    expect(heading).toHaveAttribute('aria-sort', 'descending');
    const sorted = await companies();
    // A company without a score is last in either direction.
    expect(sorted.at(-1)).toBe('Sparrow Hill Clinics');

    await user.search(
      await screen.findByRole('textbox', { name: 'Search companies' }),
      'industrial',
    );
    await user.click(screen.getByRole('checkbox', { name: 'Group by workspace' }));
    expect(await screen.findByRole('rowheader', { name: 'Industrial Works Group' })).toBeVisible();
    await waitFor(async () => expect(await companies()).toHaveLength(4));
    const shown = await companies();
    expect(address.path).toContain('sort=global-average');
    const { path } = address;
    close();

    renderApp(path);
    await waitFor(async () => expect(await companies()).toEqual(shown));
  });

  it('keeps the companies that are behind a target', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/portfolio');
    await waitFor(async () => expect(await companies()).toHaveLength(11));
    await user.click(await screen.findByRole('checkbox', { name: 'Only behind target' }));
    await waitFor(async () => expect((await companies()).length).toBeLessThan(11));
    const shown = await companies();
    expect(shown).toContain('Alder Valley Foods');
    expect(shown).not.toContain('Sparrow Hill Clinics');
    expect(
      within(await grid()).getAllByRole('button', { name: /behind its target \d/ }).length,
    ).toBeGreaterThanOrEqual(shown.length);
  });

  it('says when nothing matches, and leads back to all companies', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/portfolio?search=nothing-like-this');
    expect(await screen.findByText('No companies match')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all companies' }));
    await waitFor(async () => expect(await companies()).toHaveLength(11));
  });

  it('opens by what needs attention, and leads there', async () => {
    await server.signIn('admin');
    const { user, address } = renderApp('/portfolio');
    const needs = within(await screen.findByRole('region', { name: 'Needs attention' }));
    expect(needs.getByText('4 companies need you')).toBeVisible();
    const rows = needs.getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    // The most urgent companies are the first rows, too.
    const names = rows.map((row) => row.querySelector('strong')?.textContent);
    expect((await companies()).slice(0, 3)).toEqual(names);
    await user.click(
      within(rows[0] as HTMLElement).getByRole('button', {
        name: `See why: ${names[0] ?? ''}`,
      }),
    );
    await waitFor(() => expect(address.path).toMatch(/^\/company-overview\?tab=/));
  });

  it('says how many companies rose and fell, and sorts by the change', async () => {
    await server.signIn('admin');
    const { user, address } = renderApp('/portfolio');
    const down = await screen.findByRole('button', { name: /^\d down$/ });
    await user.click(down);
    await waitFor(() => expect(address.path).toContain('sort=change'));
    expect(down).toHaveAttribute('aria-pressed', 'true');
    await waitFor(async () => expect((await companies())[0]).toBe('Blue Kiln Ceramics'));
    await user.click(screen.getByRole('button', { name: /^\d up$/ }));
    await waitFor(async () => expect((await companies())[0]).toBe('Alder Valley Foods'));
  });

  it('shows the changes over a quarter on request', async () => {
    await server.signIn('admin');
    const { user, address } = renderApp('/portfolio');
    const button = await screen.findByRole('button', { name: 'Show the quarter' });
    expect(screen.getByText('In the last four weeks:')).toBeVisible();
    button.focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByText('In the last quarter:')).toBeVisible();
    expect(address.path).toContain('period=quarter');
    expect(button).toHaveFocus();
    expect(button).toHaveTextContent('Show four weeks');
    expect(
      screen.getAllByRole('button', { name: /(up|down) [\d.]+ in the last quarter/ }),
    ).not.toEqual([]);
  });

  it('has the companies with few scores in a group at the end, whatever the column', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/portfolio?sort=company');
    const last = async () => (await companies()).slice(-3).toSorted();
    const thin = ['Cedar Yard Packaging', 'Hilltop Wind Services', 'Sparrow Hill Clinics'];
    expect(
      await screen.findByRole('rowheader', { name: 'Too few scores to compare' }),
    ).toBeVisible();
    expect(await last()).toEqual(thin);
    await user.click(screen.getByRole('button', { name: 'Expectations' }));
    await user.click(screen.getByRole('button', { name: 'Expectations' }));
    await waitFor(async () => expect((await companies())[0]).toBe('Blue Kiln Ceramics'));
    expect(await last()).toEqual(thin);
  });

  it('shows how far a company is below a target that it is behind', async () => {
    await server.signIn('admin');
    renderApp('/portfolio');
    const cell = await screen.findByRole('button', { name: /^Operating Margin of Tidewater/ });
    expect(cell).toHaveAccessibleName(/behind its target [\d.]+$/);
    expect(cell.querySelector('[data-text^="−"]')).not.toBeNull();
  });

  it('is used with the keys of a grid', async () => {
    await server.signIn('admin');
    const { user, address } = renderApp('/portfolio?sort=company');
    const [first] = within(await grid()).getAllByRole('rowheader');
    if (!first) throw new Error('There is no company');
    within(first).getByRole('button').focus();
    await user.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toHaveAccessibleName(/^Operating Margin of Blue Kiln Ceramics/);
    expect(document.activeElement).toHaveAttribute('tabindex', '0');
    await user.keyboard('{Home}{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toHaveAccessibleName('Company');
    await user.keyboard('{Control>}{End}{/Control}{ArrowLeft}{ArrowLeft}{Enter}');
    await waitFor(() => expect(address.path).toMatch(/^\/impact-areas/));
  });

  it('marks a figure that is based on few scores', async () => {
    await server.signIn('admin');
    renderApp('/portfolio');
    const thin = within(await grid()).getAllByRole('button', { name: /\d of \d+/ });
    expect(thin.length).toBeGreaterThan(0);
  });

  it('shows each company as a point of a map', async () => {
    await server.signIn('admin');
    const { user, address } = renderApp('/portfolio?view=map');
    const map = await screen.findByRole('group', {
      name: 'Weakest driver and progress of each company',
    });
    const points = within(map).getAllByRole('button');
    expect(points).toHaveLength(10);
    expect(screen.getByText('Without a score: Sparrow Hill Clinics')).toBeVisible();
    points[0]?.focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(points[1]);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address.path).toBe('/company-overview?tab=general'));
  });

  it('opens the company of a point also with the space bar', async () => {
    await server.signIn('admin');
    const { user, address } = renderApp('/portfolio?view=map');
    const map = await screen.findByRole('group', {
      name: 'Weakest driver and progress of each company',
    });
    within(map).getAllByRole('button')[0]?.focus();
    await user.keyboard(' ');
    await waitFor(() => expect(address.path).toBe('/company-overview?tab=general'));
  });

  it('has a card for each company on phones, with a menu to sort', async () => {
    setViewport({ width: 390 });
    await server.signIn('admin');
    const { user } = renderApp('/portfolio');
    const cards = await screen.findByRole('list', { name: 'Companies and their figures' });
    expect(within(cards).getAllByRole('listitem')).toHaveLength(8);
    const thin = screen.getByRole('list', { name: 'Too few scores to compare' });
    expect(within(thin).getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(screen.getByText(/compan(y|ies) needs? you$/).tagName).toBe('SUMMARY');

    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'Only behind target' }));
    const button = await screen.findByRole('button', { name: 'Filters (1)' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
    await waitFor(() => expect(within(cards).getAllByRole('listitem').length).toBeLessThan(8));
  });

  it('downloads the companies that are shown as an Excel file, with the numbers behind the averages', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/portfolio?search=industrial&sort=global-average');
    await waitFor(async () => expect(await companies()).toHaveLength(4));
    const shown = await companies();
    const file = await download(user, 'Download as EXCEL');
    const [heads, ...rows] = await readSheet(file, 'Portfolio');
    expect(heads?.slice(0, 5)).toEqual([
      ...['Company', 'Workspace', 'Expectations', 'Grade: Expectations', 'Scored: Expectations'],
    ]);
    expect(rows.map(([name]) => name)).toEqual(shown);
    expect(rows.every((row) => /^\d+\/\d+$/.test(String(row[4])))).toBe(true);
  });

  it('downloads the figures with their grades and a legend as PDF', async () => {
    await server.signIn('admin');
    const names = jest.spyOn(HTMLAnchorElement.prototype, 'download', 'set');
    const { user } = renderApp('/portfolio');
    const cell = await screen.findByRole('button', { name: /^Operating Margin of Alder Valley/ });
    const [, figure = '', grade = ''] =
      /: ([\d.]+), (High|Medium|Low)/.exec(cell.getAttribute('aria-label') ?? '') ?? [];
    const pdf = (await download(user, 'Download as PDF')).toString('latin1');
    expect(grade).not.toBe('');
    expect(pdf).toContain(`(${figure} ${grade}) Tj`);
    expect(pdf).toContain('High above 7, Medium from 5 to 7, Low below 5');
    expect(pdf).toContain('Fewer than half of the actions are scored');
    expect(pdf).toMatch(/As of /);
    expect(names.mock.calls.flat()).toEqual([
      expect.stringMatching(/^Portfolio - 11 of 11 companies - \d{4}-\d\d-\d\d\.pdf$/),
    ]);
  });

  it('downloads the same progress that it shows', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/portfolio');
    await grid();
    const cells = screen.getAllByRole('button', { name: /^Completed of / });
    const shown = cells.map(({ textContent }) => textContent);
    const [heads = [], ...rows] = await readSheet(
      await download(user, 'Download as EXCEL'),
      'Portfolio',
    );
    const at = heads.indexOf('Completed');
    expect(rows.map((row) => `${String(row[at])}%`)).toEqual(shown);
  });

  it('shows a plan item that has been done since', async () => {
    await server.signIn('admin');
    await server.store.write((tx) => tx.remove('plan_items', {}));
    await insertItem(server.store, { due_on: '2020-01-31' });
    const { user } = renderApp('/portfolio');
    await user.click(await screen.findByRole('button', { name: /1 overdue/ }));
    await user.click(await screen.findByRole('tab', { name: 'Plan (1)' }));
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    await user.click(screen.getByRole('link', { name: 'Portfolio' }));
    await waitFor(async () => expect(await companies()).toHaveLength(11));
    await waitFor(() => expect(screen.queryByRole('button', { name: /overdue/ })).toBeNull());
  });

  it('shows an error with Retry, and no sample data', async () => {
    await server.signIn('admin');
    server.faults.breakDown('getPortfolio');
    const { user } = renderApp('/portfolio');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.faults.recover();
    await user.click(retry);
    await waitFor(async () => expect(await companies()).toHaveLength(11));
  });
});

describe('An administrator of a workspace', () => {
  beforeEach(() => server.signIn('workspace-admin'));

  it('sees the companies of a workspace that shares its figures', async () => {
    await share();
    const { user } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: 'Portfolio' }));
    await waitFor(async () =>
      expect(await companies()).toEqual(['Copper Lane Bakeries', 'Alder Valley Foods']),
    );
  });

  it('has no link without that, and learns at the address why it is empty', async () => {
    renderApp('/portfolio');
    expect(await screen.findByText('Your workspace does not share figures')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Portfolio' })).toBeNull();
    expect(server.browser.requests).not.toContain('getPortfolio');
  });
});
