import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { MARK } from '@/testing/server/markNotApplicable';
import { replaceHistory, type RecordedSave } from '@/testing/server/recordedHistory';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

/** Both belong to Expectations, the third to Operating Margin. */
const FIRST = 'activity-1-1-1-1';
const SECOND = 'activity-1-1-1-2';
const THIRD = 'activity-1-2-1-1';

const saved = (activityId: string, weeksAgo: number, state: number | null, by?: string) => ({
  activityId,
  weeksAgo,
  state,
  ...(by !== undefined && { by }),
});

const record = (saves: readonly RecordedSave[], omitFirstChange = false) =>
  replaceHistory(server.store, FIXTURE_COMPANY.id, { saves, omitFirstChange });

const card = () => screen.findByRole('region', { name: 'What moved it' });
const list = async () => within(await card()).findByRole('list', { name: 'Actions that moved it' });

/** Marks the action as a save of the form would, and records the change. */
async function saveMark(activityId: string) {
  await server.store.write(async (tx) => {
    const where = { company_id: FIXTURE_COMPANY.id, activity_id: activityId };
    const [answer] = await tx.find('answers', where);
    const [last] = await tx.find('answer_changes', where);
    if (!answer || !last) throw new Error('There is no recorded answer.');
    const revision = answer.revision + 1;
    await tx.update('answers', answer.id, { ...MARK, revision });
    const change = { id: `${answer.id}-mark`, revision, changed_at: new Date().toISOString() };
    const before = { not_applicable: false, not_applicable_reason: null };
    await tx.insert('answer_changes', { ...last, ...change, before, after: MARK });
  });
}

const numberIn = (text: string | null) =>
  Number(/[+−]?\d+\.\d\d/.exec(text ?? '')?.[0].replace('−', '-'));

/** The figures of the bars, before and after included. */
async function bars() {
  const bridge = await within(await card()).findByRole('list', { name: 'From before to after' });
  return within(bridge)
    .getAllByRole('listitem')
    .map((bar) => numberIn(bar.textContent));
}

type User = ReturnType<typeof renderApp>['user'];

async function choose(user: User, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe('What moved it', () => {
  beforeEach(() => server.signIn('editor'));

  it('explains the last four weeks by the actions that were scored, in figures that add up', async () => {
    await record([
      saved(FIRST, 10, 4),
      saved(THIRD, 10, 8),
      saved(FIRST, 2, 5),
      saved(FIRST, 1, 6),
      saved(SECOND, 1, 3),
    ]);
    renderApp('/evolution');

    const rows = within(await list()).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent(
      /^\+.*State 4 → 6 · Expectations · Esha Kapoor, .* · 2 changes$/,
    );
    expect(rows[1]).toHaveTextContent(/^−.*Scored for the first time: 3/);
    const [before = NaN, ...rest] = await bars();
    const [after, ...parts] = rest.reverse();
    expect([before, after]).toEqual([6, 6.25]);
    expect(before + sum(parts)).toBeCloseTo(after ?? NaN, 10);
    expect(sum(rows.map((row) => numberIn(row.textContent)))).toBeCloseTo(sum(parts), 10);
    expect(
      screen.getByText(/^Global Average rose by 0\.25, from 6\.00 at the end of/),
    ).toBeVisible();
  });

  it('distinguishes actions that were marked as not applicable from cleared ones', async () => {
    await record([
      saved(FIRST, 10, 4),
      saved(SECOND, 10, 6),
      saved(THIRD, 10, 8),
      saved(SECOND, 1, null),
    ]);
    await saveMark(FIRST);
    renderApp('/evolution');
    const rows = within(await list()).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual(
      expect.arrayContaining([
        expect.stringContaining('Marked as not applicable; it was 4'),
        expect.stringContaining('No longer scored; it was 6'),
      ]),
    );
    expect(
      screen.getByText(/1 action is no longer scored and 1 action was marked as not applicable/),
    ).toBeVisible();
  });

  it('opens an action with the history of its answer', async () => {
    await record([saved(FIRST, 10, 4), saved(FIRST, 1, 6)]);
    const { user, address } = renderApp('/evolution');
    await user.click(within(await list()).getByRole('link'));
    expect(await screen.findByRole('dialog', { name: /^History/ })).toBeVisible();
    expect(address.path).toMatch(new RegExp(`^/actionco\\?.*activity_id=${FIRST}`));
  });

  it('explains that an average fell only because more is known', async () => {
    await record([saved(FIRST, 10, 8), saved(SECOND, 1, 3)]);
    renderApp('/evolution?driver=Expectations');
    expect(
      await screen.findByText(/^Expectations fell by .*, only because more is known: 1 action was/),
    ).toHaveTextContent(/No score was changed\.$/);
  });

  it('keeps moments and driver in the address, and Back restores them', async () => {
    await record([saved(FIRST, 10, 4), saved(THIRD, 10, 8), saved(THIRD, 1, 9)]);
    const { user, address } = renderApp('/evolution');
    await list();
    await choose(user, 'Driver', 'Operating Margin');
    expect(await screen.findByText(/^Operating Margin rose by 1\.00/)).toBeVisible();
    expect(address.path).toMatch(/^\/evolution\?from=\d{4}-W\d\d&driver=Operating\+Margin$/);
    await choose(user, 'Driver', 'Expectations');
    expect(await screen.findByText(/^Nothing moved between W\d\d \d{4} and now\.$/)).toBeVisible();

    address.back();
    expect(await screen.findByText(/^Operating Margin rose by 1\.00/)).toBeVisible();
  });

  it('does not name the author of a change who has been removed', async () => {
    await record([saved(FIRST, 10, 4), saved(FIRST, 1, 5, 'user-gone')]);
    renderApp('/evolution');
    expect(await list()).toHaveTextContent(/former member/);
  });

  it('states what is not explained where the history begins late', async () => {
    await record([saved(FIRST, 10, 4), saved(SECOND, 6, 9), saved(FIRST, 1, 5)], true);
    await server.store.write(async (tx) => {
      const weeks = await tx.find('driver_weeks', { company_id: FIXTURE_COMPANY.id });
      for (const { id, average } of weeks)
        await tx.update('driver_weeks', id, { average: average - 1 });
    });
    renderApp('/evolution');
    expect(await within(await card()).findByText('Not explained')).toBeVisible();
    expect(screen.getByText(/^Changes before .* were not all kept\.$/)).toBeVisible();
    expect(screen.getByText(/a part is not explained/)).toBeVisible();
    const [before = NaN, ...rest] = await bars();
    const [after, ...parts] = rest.reverse();
    expect(before + sum(parts)).toBeCloseTo(after ?? NaN, 10);
  });

  it('lists the ten largest contributions, and all of them on request', async () => {
    const activities = (await server.store.read((tx) => tx.find('activities'))).slice(0, 23);
    await record(activities.flatMap(({ id }) => [saved(id, 10, 4), saved(id, 1, 6)]));
    const { user } = renderApp('/evolution');
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(10);
    await user.click(screen.getByRole('button', { name: 'Show all 23' }));
    expect(within(await list()).getAllByRole('listitem')).toHaveLength(23);
  });

  it('states no change where there was no average, and shows shares instead', async () => {
    await record([saved(THIRD, 10, 8), saved(FIRST, 1, 6)]);
    renderApp('/evolution?driver=Expectations');
    expect(
      await screen.findByText(/^Expectations had no average at the end of .* It is 6\.00 now/),
    ).toBeVisible();
    expect(await list()).toHaveTextContent(/^\+6\.00/);
    expect(screen.queryByRole('list', { name: 'From before to after' })).toBeNull();
  });

  it('says that the history begins in the first week', async () => {
    await record([saved(FIRST, 0, 6)]);
    renderApp('/evolution');
    expect(await screen.findByText('History begins this week.')).toBeVisible();
  });

  it('has a way on when the server fails', async () => {
    server.faults.breakDown('getScoreMovement');
    const { user } = renderApp('/evolution');
    const retry = await within(await card()).findByRole('button', { name: 'Retry' });
    server.faults.recover();
    await user.click(retry);
    expect(await list()).toBeVisible();
  });

  it('is hidden while sample data is shown', async () => {
    server.faults.breakDown('getGraphDrivers');
    renderApp('/evolution');
    await screen.findByText('Sample data: the server could not be reached');
    await waitFor(() => expect(screen.queryByText('What moved it')).toBeNull());
  });
});
