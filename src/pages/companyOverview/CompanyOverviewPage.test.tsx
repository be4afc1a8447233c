import { screen, within } from '@testing-library/react';
import { expectConsole } from '@/testing/checks/consoleGuard';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';
import { waitForCompleteLists } from '@/testing/page/waitForCompleteLists';

const server = useTestServer();

/** Marks an action as not applicable, as the form would. */
async function markNotApplicable(activityId: string) {
  const form = new FormData();
  const about = { user_id: 'user-editor', company_id: 'company-1', activity_id: activityId };
  const mark = { notApplicable: 'true', notApplicableReason: 'There are no shops.' };
  for (const [name, value] of Object.entries({ ...about, ...mark })) form.set(name, value);
  const url = new URL('/user/autosave', window.location.origin);
  const response = await fetch(url, { method: 'POST', body: form });
  expect(response.status).toBe(200);
}

async function scoresOf(subdriver: string) {
  const list = await screen.findByRole('list', { name: subdriver });
  await waitForCompleteLists();
  return within(list)
    .getAllByRole('listitem')
    .map((row) => Number(/(\d+) \/ 10/.exec(row.textContent)?.[1] ?? NaN));
}

describe('Company overview', () => {
  it('shows a rating card for each driver on General (§2.52)', async () => {
    await server.signIn('editor');
    renderApp('/company-overview');

    const ratings = await screen.findByRole('list', { name: 'Rating Overview' });
    await within(ratings).findByText('138 of 219 actions scored');
    const cards = within(ratings).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual([
      expect.stringMatching(/^Expectations8 of 10High.*7\.6.*34 of 50 actions scored/),
      expect.stringMatching(/^Operating Margin4 of 10Low.*4\.3.*41 of 68 actions scored/),
      expect.stringMatching(/^Revenue Growth6 of 10Medium.*6\.3.*26 of 39 actions scored/),
      expect.stringMatching(/^Asset Efficiency6 of 10Medium.*5\.6.*37 of 62 actions scored/),
      expect.stringMatching(/^Global Average6 of 10Medium.*6\.0.*138 of 219 actions scored/),
    ]);
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'General',
      'Expectations',
      'Operating Margin',
      'Revenue Growth',
      'Asset Efficiency',
    ]);
  });

  it('explains how a rating is calculated', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    await user.click(
      await screen.findByRole('button', { name: 'How Operating Margin is calculated' }),
    );
    const explanation = within(await screen.findByRole('tooltip'));
    expect(await explanation.findByText('41 of 68 actions scored')).toBeVisible();
    expect(explanation.queryByText(/not applicable/)).toBeNull();
    expect(explanation.getByText('Unrounded: 4.34.')).toBeVisible();
    expect(explanation.queryByText(/Fewer than half/)).toBeNull();
  });

  it('states which actions are not applicable, and does not count them', async () => {
    await server.signIn('editor');
    await markNotApplicable('activity-1-2-1-1');
    const { user } = renderApp('/company-overview');
    await user.click(
      await screen.findByRole('button', { name: 'How Operating Margin is calculated' }),
    );
    const explanation = within(await screen.findByRole('tooltip'));
    expect(await explanation.findByText(/^\d+ of 67 actions scored$/)).toBeVisible();
    expect(explanation.getByText('1 action is not applicable and does not count.')).toBeVisible();
    expect(
      explanation.getByText(
        /^\d+% of the weight of its scored actions is declared as evidenced\.$/,
      ),
    ).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Operating Margin' }));
    await screen.findByText('Branch rating');
    await waitForCompleteLists();
    expect(screen.getByText('Not applicable')).toBeVisible();
  });

  it('shows how many answers each rating includes, and which ones include few', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/company-overview');
    await user.type(await screen.findByRole('combobox', { name: 'Company shown' }), 'Cedar');
    await user.click(await screen.findByTitle('Cedar Yard Packaging'));
    expect((await screen.findAllByText('12 of 62 actions scored'))[0]).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'How Asset Efficiency is calculated' }));
    expect(await screen.findByText(/^Fewer than half of its actions are scored/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Asset Efficiency' }));
    expect(await screen.findByText('Branch rating')).toBeVisible();
    expect(screen.getAllByText('12 of 62 actions scored')[0]).toBeVisible();
  });

  it('renders the first forty of a sub-driver’s hundreds of actions, and more on request', async () => {
    await server.store.write((tx) =>
      tx.insert(
        'activities',
        Array.from({ length: 100 }, (_, index) => ({
          id: `added-${String(index)}`,
          name: `9.9.9.${String(index + 1)} Added`,
          description: '',
          impact_area: 1,
          subdriver_id: 'subdriver-1-1',
          subprocess_id: 'subprocess-1-1-1',
          relevance: 4,
        })),
      ),
    );
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    await user.click(await screen.findByRole('tab', { name: 'Expectations' }));
    expect(await scoresOf('Company strengths')).toHaveLength(40);
    await user.click(screen.getByRole('button', { name: /^Show 40 more of/ }));
    expect(await scoresOf('Company strengths')).toHaveLength(80);
  });

  it('shows the ratings of a server without counts', async () => {
    await server.signIn('editor');
    server.specificationAlone.start();
    renderApp('/company-overview');
    expect(await screen.findByText('Global Average')).toBeVisible();
    expect(screen.queryByText(/actions scored/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('lists the actions of a server that does not support “not applicable”', async () => {
    await server.signIn('editor');
    server.specificationAlone.start();
    const { user } = renderApp('/company-overview');
    await user.click(await screen.findByRole('tab', { name: 'Operating Margin' }));
    expect(await screen.findByText('Branch rating')).toBeVisible();
    expect(await screen.findAllByText('41 of 68 actions scored')).not.toHaveLength(0);
  });

  it('explains how an action’s score is calculated', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    await user.click(await screen.findByRole('tab', { name: 'Revenue Growth' }));
    const [first] = await screen.findAllByTitle(/^How [\d.]+ is scored/);
    if (!first) throw new Error('No action is scored');
    const [score] = /\d+(?= \/ 10)/.exec(first.textContent) ?? [];
    await user.click(first);
    expect(await screen.findByText(`The state chosen in its form: ${score} of 10.`)).toBeVisible();
  });

  it('remembers the open tab across pages and visits (§2.53)', async () => {
    await server.signIn('editor');
    const { user, close } = renderApp('/company-overview');
    await user.click(await screen.findByRole('tab', { name: 'Revenue Growth' }));
    await screen.findByText('Branch rating');
    await user.click(screen.getByRole('link', { name: 'Impact areas' }));
    await user.click(await screen.findByRole('link', { name: 'Company overview' }));
    expect(await screen.findByRole('tab', { name: 'Revenue Growth' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    close();

    renderApp('/company-overview');
    expect(await screen.findByRole('tab', { name: 'Revenue Growth' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });

  it('shows a driver’s rating, its description, and its actions by sub-driver (§2.55)', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    await user.click(await screen.findByRole('tab', { name: 'Revenue Growth' }));
    const storedDrivers = await server.store.read((tx) =>
      tx.find('drivers', { name: '3. Revenue Growth' }),
    );
    expect(await screen.findByText(storedDrivers[0]?.description ?? 'none')).toBeVisible();
    expect(screen.getByText('Branch rating')).toBeVisible();
    expect(screen.getByText('Recommended Actions')).toBeVisible();
    await waitForCompleteLists();
    for (const subdriver of ['Volume', 'Price realization']) {
      expect(screen.getByRole('heading', { name: subdriver })).toBeVisible();
      const rows = within(screen.getByRole('list', { name: subdriver })).getAllByRole('listitem');
      expect(rows.length).toBeGreaterThan(3);
    }
  });

  it('shows a sample driver behind the banner while the server is unreachable (§8.29)', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    server.faults.breakDown('getDriver');
    await user.click(await screen.findByRole('tab', { name: 'Revenue Growth' }));
    expect(await screen.findByText('Sample action 1')).toBeVisible();
    expect(screen.getByText('Sample data: the server could not be reached')).toBeVisible();
  });

  it('sorts a sub-driver’s actions by score, unscored ones last (§2.56)', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/company-overview');
    await user.click(await screen.findByRole('tab', { name: 'Revenue Growth' }));
    await user.click(await screen.findByRole('button', { name: 'Sort' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Better qualifications first' }));

    const better = await scoresOf('Volume');
    const scored = better.filter((score) => !Number.isNaN(score));
    expect(scored.length).toBeGreaterThan(3);
    expect(scored).toEqual(scored.toSorted((a, b) => b - a));
    expect(better.slice(0, scored.length)).toEqual(scored);

    await user.click(screen.getByRole('button', { name: 'Sort' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Worse qualifications first' }));
    expect((await scoresOf('Volume')).slice(0, scored.length)).toEqual(scored.toReversed());
  });

  it('opens an action with its score, description and metrics (§2.58)', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp('/company-overview');
    await user.click(await screen.findByRole('tab', { name: 'Expectations' }));
    await user.click(
      await screen.findByRole('button', { name: /^Open 1\.1\.1\.1 Map the forces/ }),
    );

    expect(await screen.findByText('Average score')).toBeVisible();
    const { revenue_state: score } = (await server.answerTo('activity-1-1-1-1')) ?? {};
    const ring = await screen.findByRole('progressbar', { name: 'Average score' });
    expect(ring).toHaveAttribute('aria-valuenow', String(Number(score) * 10));
    expect(screen.getByText(`${score} of 10`)).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Metrics' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Description' })).toBeVisible();
    expect(address.path).toBe(
      '/actionco?title=Expectations&impact_area=1&activity_id=activity-1-1-1-1',
    );
  });

  it('stays on the page with an error when the action cannot be loaded (§2.59)', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp('/company-overview');
    await user.click(await screen.findByRole('tab', { name: 'Expectations' }));
    const open = await screen.findByRole('button', { name: /^Open 1\.1\.1\.1/ });
    server.faults.breakDown('activity');
    await user.click(open);

    expect(await screen.findByText(/The action could not be loaded/)).toBeVisible();
    expect(address.path).toMatch(/^\/company-overview\?/);
  });

  it('stays on the page with an error when the action’s answer is empty (§8.34)', async () => {
    expectConsole(/No activity data returned/);
    await server.signIn('editor');
    const { user, address } = renderApp('/company-overview');
    await user.click(await screen.findByRole('tab', { name: 'Expectations' }));
    const open = await screen.findByRole('button', { name: /^Open 1\.1\.1\.1/ });
    server.faults.answerOddly('activity');
    await user.click(open);

    expect(await screen.findByText(/The action could not be loaded/)).toBeVisible();
    expect(address.path).toMatch(/^\/company-overview\?/);
  });

  it('shows that there are no figures (§2.33)', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/company-overview');
    await user.type(await screen.findByRole('combobox', { name: 'Company shown' }), 'Sparrow');
    await user.click(await screen.findByTitle('Sparrow Hill Clinics'));
    expect(await screen.findByText('No data available')).toBeVisible();
  });
});
