import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { advanceClock } from '@/testing/page/advanceClock';
import { resetViewport, setViewport } from '@/testing/page/viewport';
import { FIXTURE_COMPANY, useTestServer, type Account } from '@/testing/server/testServer';
import type { AnswerChangeRow } from '@server/store/tables';

const server = useTestServer();
/** In the fixtures this activity is in progress: one change set relevance and criticality to High. */
const ACTIVITY = 'activity-1-3-2-2';
const AREA_PAGE = `/actionia?impact_area=1&activity_id=${ACTIVITY}`;
const COMPANY_PAGE = `/actionco?title=Expectations&impact_area=1&activity_id=${ACTIVITY}`;
const OPENED = `${AREA_PAGE}&history=open`;

afterEach(resetViewport);

/** Saves as another device would. */
async function saveElsewhere(fields: Record<string, string>) {
  const form = new FormData();
  const ids = { user_id: 'user-editor', company_id: 'company-1', activity_id: ACTIVITY };
  for (const [name, value] of Object.entries({ ...ids, ...fields })) form.set(name, value);
  const url = new URL('/user/autosave', window.location.origin);
  const response = await fetch(url, { method: 'POST', body: form });
  expect(response.status).toBe(200);
}

/** Alters the only change in the fixtures. */
const changeOldest = (columns: Partial<AnswerChangeRow>) =>
  server.store.write(async (tx) => {
    const where = { activity_id: ACTIVITY, company_id: FIXTURE_COMPANY.id };
    const [change] = await tx.find('answer_changes', where);
    if (change) await tx.update('answer_changes', change.id, columns);
  });

const findPanel = async () => within(await screen.findByRole('dialog', { name: /^History/ }));
const findPresses = (name: string) => screen.findByRole('button', { name });
const entriesIn = (panel: Awaited<ReturnType<typeof findPanel>>) =>
  within(panel.getByRole('list', { name: 'History' }))
    .getAllByRole('listitem')
    .filter(({ tabIndex, parentElement }) => tabIndex === -1 && parentElement?.tagName === 'OL');
const stateShown = (value: string) =>
  waitFor(() => expect(screen.getByRole('radio', { name: value })).toBeChecked());
const expectStored = (values: object) =>
  waitFor(async () => expect(await server.answerTo(ACTIVITY)).toMatchObject(values));

describe('The history of an answer', () => {
  it.each([AREA_PAGE, COMPANY_PAGE])('lists who changed what, and its effect: %s', async (page) => {
    await server.signIn('editor');
    await changeOldest({
      changed_by: 'user-company-admin',
      averages_before: null,
      averages_after: null,
    });
    await saveElsewhere({ revenueState: '4' });
    await saveElsewhere({ revenueState: '6', cost: '5' });
    await saveElsewhere({ timeWeeks: '7.5' });
    const { user } = renderApp(page);
    await user.click(await findPresses('History'));

    const panel = await findPanel();
    await panel.findByText('4 changes');
    const [weeks, second, first, oldest] = entriesIn(panel).map(({ textContent }) => textContent);
    expect(weeks).toMatch(
      /^Esha Kapoor.*Time needed \(weeks\).*from Not answered to 7\.5No effect on the score$/,
    );
    expect(second).toContain('4 → 6');
    expect(second).toContain('→ Medium');
    expect(second).toMatch(/Driver average \d\.\d\d → \d\.\d\d \([+−]\d\.\d\d\)/);
    expect(first).toContain('– → 4');
    expect(oldest).toMatch(/^Cora Brennan/);
    expect(oldest).toContain('No driver average was recorded');
  });

  it('does not name a person who was removed', async () => {
    await server.signIn('editor');
    await changeOldest({ changed_by: 'user-gone' });
    renderApp(OPENED);
    expect(await (await findPanel()).findByText('Former member')).toBeVisible();
  });

  it('names the source of a change that was imported', async () => {
    await server.signIn('editor');
    await changeOldest({ source: 'workbook' });
    await saveElsewhere({ timeWeeks: '7.5' });
    renderApp(OPENED);
    const panel = await findPanel();
    await panel.findByText('2 changes');
    const [form, workbook] = entriesIn(panel).map(({ textContent }) => textContent);
    expect(form).not.toContain('from a workbook');
    expect(workbook).toContain('from a workbook');
  });

  it('shows that nothing has been recorded', async () => {
    await server.signIn('editor');
    await server.store.write((tx) => tx.remove('answer_changes', { activity_id: ACTIVITY }));
    renderApp(OPENED);
    expect(await (await findPanel()).findByText('No changes recorded yet.')).toBeVisible();
  });

  it('shows twenty changes first, and continues after them on request', async () => {
    await server.signIn('editor');
    await addChanges(45);
    const { user } = renderApp(OPENED);
    const panel = await findPanel();
    await panel.findByText('46 changes');
    expect(entriesIn(panel)).toHaveLength(20);
    await user.click(panel.getByRole('button', { name: 'Show more' }));
    expect(entriesIn(panel)).toHaveLength(40);
    expect(entriesIn(panel)[20]).toHaveFocus();
    await user.click(panel.getByRole('button', { name: 'Show more' }));
    expect(entriesIn(panel)).toHaveLength(46);
    expect(panel.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
  });

  it('can be requested again after a failure', async () => {
    await server.signIn('editor');
    server.faults.breakDown('answerHistory');
    const { user } = renderApp(OPENED);
    const panel = await findPanel();
    await panel.findByRole('alert');
    server.faults.recover();
    await user.click(panel.getByRole('button', { name: 'Retry' }));
    expect(await panel.findByText('1 change')).toBeVisible();
  });

  it('stays readable without a connection, with the time it was loaded', async () => {
    await server.signIn('editor');
    const { user } = renderApp(OPENED);
    await (await findPanel()).findByText('1 change');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    advanceClock(120);
    server.faults.goDown();
    await user.click(await findPresses('History'));
    const panel = await findPanel();
    expect(await panel.findByText(/^The list could not be updated\. As of /)).toBeVisible();
    expect(panel.getByText('1 change')).toBeVisible();

    server.faults.recover();
    await user.click(panel.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(panel.queryByText(/could not be updated/)).not.toBeInTheDocument());
  });

  it('receives the focus when it opens, and returns it when Escape closes it', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp(AREA_PAGE);
    const button = await findPresses('History');
    await user.click(button);
    const panel = await findPanel();
    await waitFor(() => expect(panel.getByRole('heading', { name: /^History/ })).toHaveFocus());
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(address.path).toBe(OPENED);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    expect(address.path).toBe(AREA_PAGE);
  });

  it.each([
    [1440, 'false'],
    [390, 'true'],
  ])('is modal only where it covers the form: %i px, %s', async (width, isModal) => {
    setViewport({ width });
    await server.signIn('editor');
    renderApp(OPENED);
    const panel = await screen.findByRole('dialog', { name: /^History/ });
    expect(panel).toHaveAttribute('aria-modal', isModal);
  });
});

describe('An earlier value', () => {
  it('is restored as an edit, which is saved, listed, and can be undone', async () => {
    await server.signIn('editor');
    await saveElsewhere({ revenueState: '4' });
    await saveElsewhere({ revenueState: '6' });
    const { user } = renderApp(OPENED);
    const panel = await findPanel();
    await user.click(
      await panel.findByRole('button', { name: 'Restore 4 for State of the activity' }),
    );
    await stateShown('4');
    expect(await screen.findByText('State of the activity restored to 4')).toBeVisible();
    // The list contains 4, too, which is the current value now.
    expect(panel.queryByRole('button', { name: /^Restore 4/ })).not.toBeInTheDocument();
    expect(document.activeElement?.textContent).toContain('from 4 to 6');
    await user.click(await findPresses('Save'));
    await expectStored({ revenue_state: 4 });
    expect(await panel.findByText('4 changes')).toBeVisible();
    expect(panel.getByRole('button', { name: /^Restore 6/ })).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await stateShown('6');
    await user.click(await findPresses('Save'));
    await expectStored({ revenue_state: 6 });
    expect(await panel.findByText('5 changes')).toBeVisible();
  });

  it('is not undone over a newer edit', async () => {
    await server.signIn('editor');
    await saveElsewhere({ revenueState: '4' });
    await saveElsewhere({ revenueState: '6' });
    const { user } = renderApp(OPENED);
    const panel = await findPanel();
    await user.click(await panel.findByRole('button', { name: /^Restore 4/ }));
    await user.click(screen.getByRole('radio', { name: '9' }));
    await user.click(await findPresses('Undo'));
    expect(
      await screen.findByText(/^State of the activity has been changed since then/),
    ).toBeVisible();
    await stateShown('9');
  });

  it('is restored without a connection, and saved when it is back', async () => {
    setViewport({ width: 390 });
    await server.signIn('editor');
    await saveElsewhere({ revenueState: '4' });
    await saveElsewhere({ revenueState: '6' });
    const { user } = renderApp(OPENED);
    const panel = await findPanel();
    const restore = await panel.findByRole('button', { name: /^Restore 4/ });
    connection(false);
    server.faults.goDown();
    await user.click(restore);
    expect(await panel.findByText('Offline, 1 edit kept on this device')).toBeVisible();
    server.faults.recover();
    connection(true);
    await expectStored({ revenue_state: 4 });
    expect(await panel.findByText(/^Saved/)).toBeVisible();
  });

  it('is shown beside a value that someone else has saved since', async () => {
    setViewport({ width: 390 });
    await server.signIn('editor');
    await saveElsewhere({ revenueState: '4' });
    await saveElsewhere({ revenueState: '6' });
    const { user } = renderApp(OPENED);
    const panel = await findPanel();
    const restore = await panel.findByRole('button', { name: /^Restore 4/ });
    await saveElsewhere({ revenueState: '2' });
    await user.click(restore);
    expect(await panel.findByText('Changed by someone else')).toBeVisible();
    await waitFor(() => expect(entriesIn(panel)).toHaveLength(4));
    await user.click(panel.getByRole('button', { name: 'Decide' }));
    await user.click(await findPresses('Keep mine for State of the activity: 4'));
    await expectStored({ revenue_state: 4 });
  });

  it.each<[Account, boolean]>([
    ['admin', true],
    ['company-admin', true],
    ['workspace-admin', true],
    ['editor', true],
    ['subscriber', false],
  ])('can be restored by %s: %s', async (account, canRestore) => {
    await server.signIn('editor');
    await saveElsewhere({ revenueState: '4' });
    await saveElsewhere({ revenueState: '6' });
    await server.signIn(account);
    renderApp(OPENED);
    const panel = await findPanel();
    await panel.findByText('3 changes');
    expect(panel.queryAllByRole('button', { name: /^Restore/ })).toHaveLength(canRestore ? 1 : 0);
  });
});

function connection(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}

/** Adds recorded changes of one field each after the one of the fixtures. */
async function addChanges(count: number) {
  const answer = await server.answerTo(ACTIVITY);
  if (!answer) throw new Error('The fixtures have no such answer');
  await server.store.write(async (tx) => {
    for (let index = 0; index < count; index += 1) {
      const revision = index + 2;
      await tx.insert('answer_changes', {
        id: `added-${revision}`,
        answer_id: answer.id,
        revision,
        company_id: FIXTURE_COMPANY.id,
        activity_id: ACTIVITY,
        changed_by: 'user-editor',
        changed_at: new Date().toISOString(),
        before: { time_w: index },
        after: { time_w: index + 1 },
        source: 'form',
      });
    }
  });
}
