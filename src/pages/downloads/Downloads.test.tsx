import { historyWeekOf } from '@contract/scoring/weeks';
import { screen, within } from '@testing-library/react';
import { readSheet } from 'read-excel-file/node';
import { mockCanvas } from '@/testing/page/mockCanvas';
import { download } from '@/testing/page/download';
import { renderApp } from '@/testing/page/renderApp';
import { insertItem, removePlans } from '@/testing/server/plannedItem';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';
import { waitForCompleteLists } from '@/testing/page/waitForCompleteLists';

const server = useTestServer();
const { year } = historyWeekOf(new Date());
const OTHER = 'Copper Lane Bakeries';

type User = ReturnType<typeof renderApp>['user'];

/** The text of a cell, as a view shows it. */
const asShown = (cell: unknown) => (typeof cell === 'number' ? cell.toFixed(2) : (cell ?? '–'));

async function rowsOf(name: string | RegExp): Promise<string[][]> {
  const table = await screen.findByRole('table', { name });
  return within(table)
    .getAllByRole('row')
    .map((row) => Array.from((row as HTMLTableRowElement).cells, (cell) => cell.textContent));
}

/** The rows without the weeks before the first and after the last value. */
function withValues([header = [], ...rows]: string[][]): string[][] {
  const hasValue = ([, ...values]: string[]) => values.some((value) => value !== '–');
  return [header, ...rows.slice(rows.findIndex(hasValue), rows.findLastIndex(hasValue) + 1)];
}

async function compareWith(user: User, name: string) {
  const select = await screen.findByRole('combobox', { name: 'Compare with company' });
  await user.click(select);
  await user.type(select, name);
  await user.click(await screen.findByTitle(name));
}

async function showCompany(user: User, name: string) {
  await user.type(await screen.findByRole('combobox', { name: 'Company shown' }), name);
  await user.click(await screen.findByTitle(name));
}

describe('Downloads', () => {
  it('of the ratings contain the figures of the screen (§7.22)', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    const ratings = await screen.findByRole('list', { name: 'Rating Overview' });
    await within(ratings).findByText('Global Average');
    const seen = within(ratings)
      .getAllByRole('listitem')
      .map((card) => /^(\D+)(\d+) of 10(High|Medium|Low)/.exec(card.textContent)?.slice(1));

    const rows = await readSheet(await download(user, 'Download as EXCEL'), 'Rating Overview');
    const written = rows
      .slice(1)
      .map(([name, average, grade]) => [name, String(Math.round(Number(average))), grade]);
    expect(written).toEqual(seen);
  });

  it('of the overview contain changes, targets, all sub-drivers and the progress, on one page', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    const weakest = await screen.findByRole('list', { name: 'Weakest sub-drivers' });
    const [first] = within(weakest).getAllByRole('listitem');
    const [change] = await screen.findAllByRole('link', { name: / since W\d+( \d{4})?$/ });
    await screen.findByRole('button', { name: 'Download' });

    const file = await download(user, 'Download as EXCEL');
    const ratings = await readSheet(file, 'Rating Overview');
    expect(ratings[0]?.slice(3)).toEqual([
      ...['Change', 'Since', 'Scored actions', 'All actions', 'Target', 'Due date', 'Status'],
    ]);
    const week = change?.getAttribute('aria-label')?.match(/W\d+( \d{4})?/)?.[0];
    expect(ratings.slice(1).map((row) => row[4])).toEqual(Array(5).fill(week));
    const subdrivers = (await readSheet(file, 'Sub-drivers')).slice(1);
    expect(first).toHaveTextContent(String(subdrivers[0]?.[0]));
    expect(subdrivers.length).toBeGreaterThan(8);
    expect(await readSheet(file, 'Impact Areas')).toHaveLength(1 + 7);
    expect(ratings.slice(1).map((row) => row[9])).toEqual(
      expect.arrayContaining(['reached', 'on course', expect.stringMatching(/^behind by \d\.\d$/)]),
    );

    const pdf = (await download(user, 'Download as PDF')).toString('latin1');
    expect(pdf).toContain('(1 / 1) Tj');
    expect(pdf).toContain(`(${String(subdrivers.at(-1)?.[0])}) Tj`);
  });

  it('of a driver follow the filter of its actions, and name it', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview?tab=revenue-growth&show=unscored');
    await screen.findByRole('list', { name: 'Volume' });
    await waitForCompleteLists();
    const seen = screen.getAllByRole('button', { name: /^Open / }).length;

    const file = await download(user, 'Download as EXCEL');
    const actions = (await readSheet(file, 'Recommended Actions')).slice(1);
    expect(actions).toHaveLength(seen);
    expect(new Set(actions.map((row) => row[3]))).toEqual(new Set([null]));
    const lines = (await readSheet(file, 'Read me')).flat().map(String);
    expect(lines).toContainEqual(expect.stringMatching(/^\d{4}-\d\d-\d\d · Filter: Not scored$/));
  });

  it('of the plan name the owner to whom it is limited, also for people who may not plan', async () => {
    await removePlans(server.store);
    await insertItem(server.store, { owner_id: 'user-editor' });
    await server.signIn('subscriber');
    const { user } = renderApp('/plan?tab=plan&owner=user-editor');
    await screen.findByRole('region', { name: 'Later' });
    const sheet = await readSheet(await download(user, 'Download as EXCEL'), 'Read me');
    const lines = sheet.flat().map(String);
    expect(lines).toContainEqual(expect.stringMatching(/^\d{4}-\d\d-\d\d · Filter: Esha Kapoor$/));
  });

  it('of a driver contain its actions in the order of the screen (§2.57)', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    await user.click(await screen.findByRole('tab', { name: 'Revenue Growth' }));
    const volume = await screen.findByRole('list', { name: 'Volume' });
    await waitForCompleteLists();
    const seen = within(volume)
      .getAllByRole('button', { name: /^Open / })
      .map((button) => button.getAttribute('aria-label')?.replace(/^Open /, ''));

    const file = await download(user, 'Download as EXCEL');
    const subdrivers = (await readSheet(file, 'Sub-drivers')).slice(1);
    expect(subdrivers.map(([name]) => name)).toEqual(
      screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent),
    );
    expect(subdrivers[0]?.slice(1).map(Number)).not.toContain(null);

    const rows = await readSheet(file, 'Recommended Actions');
    const written = rows
      .filter(([subdriver]) => subdriver === 'Volume')
      .map(([, number, title]) => `${String(number)} ${String(title)}`);
    expect(written).toEqual(seen);
  });

  it('as PDF name the company and contain each rating (§7.21)', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    await screen.findByText('Global Average');
    const pdf = (await download(user, 'Download as PDF')).toString('latin1');
    expect(pdf).toContain('Alder Valley Foods');
    for (const name of ['Expectations', 'Operating Margin', 'Global Average']) {
      expect(pdf).toContain(`(${name}) Tj`);
    }
  });

  it('of the dashboard contain its drivers, all seven areas and the weeks of its chart', async () => {
    mockCanvas();
    await server.signIn('editor');
    const { user } = renderApp('/');
    await screen.findByRole('application');
    const file = await download(user, 'EXCEL');

    const drivers = await screen.findByRole('list', { name: 'Company overview' });
    const seenDrivers = within(drivers)
      .getAllByRole('listitem')
      .map((row) => /^(\D+).*(\d) of 10 [\d.]+ (\w+)$/.exec(row.textContent)?.slice(1));
    const ratings = await readSheet(file, 'Rating Overview');
    expect(
      ratings.slice(1).map(([name, average, grade]) => [name, Number(average).toFixed(0), grade]),
    ).toEqual(seenDrivers);

    const areas = (await readSheet(file, 'Impact Areas')).slice(1);
    expect(areas.map(([number]) => number)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const written = areas.map(([, title, percent]) => `${String(title)}${String(percent)}%`);
    const top = await screen.findByRole('list', { name: 'Impact Areas' });
    for (const row of within(top).getAllByRole('listitem')) {
      expect(written).toContain(row.textContent);
    }

    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const weeks = await readSheet(file, `Weeks of ${year}`);
    expect(weeks.map((row) => row.map(asShown))).toEqual(
      withValues(await rowsOf(`Ratings of ${FIXTURE_COMPANY.name} by week, ${year}`)),
    );
    expect((await readSheet(file, 'Read me')).flat()).toContain(FIXTURE_COMPANY.name);
  });

  it('of the evolution contain both companies and their differences, but no hidden series (§2.48)', async () => {
    mockCanvas();
    await server.signIn('admin');
    const { user } = renderApp('/evolution');
    await compareWith(user, OTHER);
    await screen.findByRole('application', { name: new RegExp(OTHER) });
    await user.click(screen.getByRole('button', { name: 'Series' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Revenue Growth' }));
    const file = await download(user, 'Download as EXCEL');

    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    for (const name of [FIXTURE_COMPANY.name, OTHER]) {
      const weeks = await readSheet(file, name);
      expect(weeks[0]).not.toContain('Revenue Growth');
      expect(weeks.map((row) => row.map(asShown))).toEqual(
        withValues(await rowsOf(`Ratings of ${name} by week, ${year}`)),
      );
    }
    const differences = (await readSheet(file, 'Differences')).slice(1);
    const seen = (await rowsOf(/compared with/)).slice(1);
    expect(
      differences.map(([driver, week, ...figures]) => [
        `${String(driver)} ${String(week)}`,
        ...figures.map((figure) => Number(asShown(figure))),
      ]),
    ).toEqual(
      seen.map(([driver, ...figures]) => [
        driver,
        ...figures.map((figure) => Number(figure.replace('−', '-'))),
      ]),
    );
  });

  it('of the evolution as PDF contain each week, the signed differences, and the charts (§2.49)', async () => {
    mockCanvas();
    await server.signIn('admin');
    const { user } = renderApp('/evolution');
    await compareWith(user, OTHER);
    const seen = (await rowsOf(/compared with/)).slice(1).map((row) => row.at(-1) ?? '');
    const weeks = [FIXTURE_COMPANY.name, OTHER].map(
      (name) => `Ratings of ${name} by week, ${year}`,
    );
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    const shown = await Promise.all(weeks.map(async (name) => withValues(await rowsOf(name))));
    const pdf = (await download(user, 'Download as PDF')).toString('latin1');

    expect(pdf).toContain('(Historical evolution) Tj');
    for (const difference of seen) expect(pdf).toContain(`(${difference.replace('−', '-')}) Tj`);
    expect(pdf.match(/\(W\d\d\) Tj/g)?.length).toBe(
      shown.flatMap(([, ...rows]) => rows).length + seen.length,
    );
    expect(pdf).toContain('/Subtype /Image');
  });

  it('of the evolution hold what moved the average, with the figures of the screen', async () => {
    mockCanvas();
    await server.signIn('editor');
    const { user } = renderApp('/evolution');
    const bridge = await screen.findByRole('list', { name: 'From before to after' });
    const seen = within(bridge)
      .getAllByRole('listitem')
      .map((bar) => bar.textContent.replace('−', '-'));
    const file = await download(user, 'Download as EXCEL');

    const steps = (await readSheet(file, 'What moved it')).slice(1);
    const written = steps.map(([step, change, score]) => {
      const figure = Number(change ?? score);
      const sign = change !== null && figure > 0 ? '+' : '';
      return `${String(step)}${sign}${figure.toFixed(2)}`;
    });
    expect(written).toEqual(seen);

    const [largest] = within(
      screen.getByRole('list', { name: 'Actions that moved it' }),
    ).getAllByRole('link');
    const actions = await readSheet(file, 'Actions that moved it');
    expect(actions[1]?.[1]).toBe(largest?.textContent);
  });

  it.each([
    ['/', 'Company overview'],
    ['/company-overview', 'Rating Overview'],
    ['/evolution', 'Historical evolution'],
  ])('are disabled at %s without data, with the reason', async (path, ready) => {
    await server.signIn('admin');
    const { user } = renderApp(path);
    await screen.findAllByText(ready);
    await showCompany(user, 'Sparrow Hill Clinics');
    const name = 'Download: There is no data to download yet.';
    expect(await screen.findByRole('button', { name })).toBeDisabled();
  });

  it.each([
    ['/', 'getGraphDrivers'],
    ['/company-overview', 'getDrivers'],
    ['/evolution', 'getGraphDrivers'],
  ])('are disabled at %s while sample data is shown', async (path, operation) => {
    await server.signIn('editor');
    server.faults.breakDown(operation);
    renderApp(path);
    const name = 'Download: Sample data can’t be downloaded.';
    expect(await screen.findByRole('button', { name })).toBeDisabled();
  });
});
