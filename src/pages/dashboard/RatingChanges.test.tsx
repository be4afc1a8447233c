import { endOfHistoryWeek } from '@contract/scoring/weeks';
import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

/** Replaces the averages of the weeks that ended before yesterday without a change of answers; null removes them. */
async function rewritePast(averages: Record<string, number | null>) {
  await server.store.write(async (tx) => {
    const company_id = FIXTURE_COMPANY.id;
    await tx.remove('answer_changes', { company_id });
    const rows = await tx.find('driver_weeks', { company_id });
    for (const row of rows) {
      const average = averages[row.driver_id];
      if (average === undefined || endOfHistoryWeek(row).getTime() > Date.now()) continue;
      if (average === null) await tx.remove('driver_weeks', { id: row.id });
      else await tx.update('driver_weeks', row.id, { average });
    }
  });
}

/** The link with the change, beside the name of a row. */
const SINCE = { name: / since W/ };

/** The row or card of a driver. */
async function entryOf(list: string, name: string) {
  const entries = await within(await screen.findByRole('list', { name: list })).findAllByRole(
    'listitem',
  );
  const entry = entries.find(({ textContent }) => textContent.startsWith(name));
  if (!entry) throw new Error(`There is no ${name}`);
  return within(entry);
}

describe('The change of a rating since four weeks ago', () => {
  beforeEach(async () => {
    await server.signIn('editor');
    await rewritePast({ 'driver-1': 7.2, 'driver-2': 4.6, 'driver-3': 6.3, 'driver-4': null });
  });

  it('is beside each score of the dashboard, and leads to what moved it', async () => {
    const { user, address } = renderApp('/');
    await screen.findByRole('link', { name: /^up 0\.4 since W\d\d/ });
    const requested = server.browser.requests.filter((name) => name === 'getDrivers');
    expect(requested).toHaveLength(1);
    const row = (name: string) => entryOf('Company overview', name);
    expect((await row('Operating Margin')).getByRole('link', SINCE)).toHaveAccessibleName(
      /^down 0\.3 since/,
    );
    // 6.31 after 6.30.
    expect((await row('Revenue Growth')).queryByRole('link', SINCE)).toBeNull();
    expect((await row('Asset Efficiency')).getByText('new')).toBeVisible();

    await user.click((await row('Expectations')).getByRole('link', SINCE));
    const card = await screen.findByRole('region', { name: 'What moved it' });
    expect(card).toHaveFocus();
    expect(address.path).toMatch(/^\/evolution\?from=\d{4}-W\d\d&driver=Expectations$/);
    expect(
      await within(card).findByText(/^Expectations rose by 0\.39, from 7\.20 at the end of/),
    ).toBeVisible();
  });

  it('is on the rating cards and the driver tabs', async () => {
    const { user } = renderApp('/company-overview');
    await screen.findByRole('link', { name: /^up 0\.4 since W\d\d/ });
    await entryOf('Rating Overview', 'Expectations');
    await user.click(screen.getByRole('tab', { name: 'Operating Margin' }));
    expect(await screen.findByRole('link', { name: /^down 0\.3 since W\d\d/ })).toBeVisible();
  });

  it('is not shown beside sample figures', async () => {
    const { user } = renderApp('/company-overview');
    await screen.findByRole('link', { name: /^down 0\.3 since W\d\d/ });
    server.faults.breakDown('getDriver');
    await user.click(screen.getByRole('tab', { name: 'Operating Margin' }));
    expect(await screen.findByText('Sample data: the server could not be reached')).toBeVisible();
    expect(screen.queryByRole('link', { name: /since W/ })).toBeNull();
  });

  it('is hidden beside sample ratings, as is the count of their answers', async () => {
    server.faults.breakDown('getDrivers');
    const { user } = renderApp('/company-overview');
    expect(await screen.findByText('Sample data: the server could not be reached')).toBeVisible();
    const card = await entryOf('Rating Overview', 'Expectations');
    expect(card.getByText(/of 10$/)).toBeVisible();
    await user.click(card.getByRole('button', { name: /Expectations/ }));
    expect(await screen.findByText(/^High above 7/)).toBeVisible();
    expect(screen.queryByText(/actions scored/)).toBeNull();
    expect(screen.queryByRole('link', { name: /since W/ })).toBeNull();
  });

  it('is left out where the server does not know it', async () => {
    for (const query of ['getDrivers', 'getDriversWithoutNotices', 'getDriversWithoutPlan']) {
      server.faults.refuse(query, 'BAD_USER_INPUT');
    }
    renderApp('/');
    expect(await screen.findByText('8 of 10')).toBeVisible();
    expect(screen.queryByRole('link', { name: /since W/ })).toBeNull();
  });
});
