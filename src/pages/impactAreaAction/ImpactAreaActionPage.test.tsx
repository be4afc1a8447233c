import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { renderApp } from '@/testing/page/renderApp';
import { expectConsole } from '@/testing/checks/consoleGuard';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

/**
 * In the fixtures this activity is in progress: relevance and criticality are set, the state is
 * not.
 */
const CURRENT = 'activity-1-3-2-2';
const address = (id: string) => `/actionia?title=Corporate&impact_area=1&activity_id=${id}`;

type User = ReturnType<typeof renderApp>['user'];

async function choose(user: User, group: string, option: string) {
  const field = await screen.findByRole('radiogroup', { name: group });
  await user.click(within(field).getByRole('radio', { name: option }));
}

async function assess(user: User) {
  await choose(user, 'State of the activity', '9');
  for (const grade of ['Relevance', 'Criticality', 'Cost', 'Difficulty']) {
    await choose(user, grade, 'High');
  }
}

describe('Impact-area action', () => {
  it('opens an area’s current action from its card, and names it in the address (§2.62)', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp('/impact-areas');
    await user.click(
      await screen.findByRole('button', {
        name: 'Continue Corporate Strategy & Business Management',
      }),
    );

    expect(
      await screen.findByRole('heading', { name: 'Integrate acquired companies within a year' }),
    ).toBeVisible();
    expect(address.path).toBe(
      '/actionia?title=Corporate+Strategy+%26+Business+Management&impact_area=1&activity_id=activity-1-3-2-2',
    );
    expect(await screen.findByText('27 of 30 actions')).toBeVisible();
  });

  it('saves an answer, and updates all figures that depend on it without a reload', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/');
    expect(await screen.findByText('90%')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Continue with your progress' }));
    await assess(user);
    // It shows a loading icon while the pause after the last choice already saves.
    await user.click(screen.getByRole('button', { name: /Save$/ }));

    expect(await screen.findByTitle(/^Saved \d\d:\d\d$/)).toHaveTextContent(/^Saved$/);
    expect(await screen.findByText('28 of 30 actions')).toBeVisible();
    expect(await server.answerTo(CURRENT)).toMatchObject({
      revenue_state: 9,
      relevance: 6,
      criticality: 6,
      cost: 6,
      difficulty: 6,
    });

    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByText('94%')).toBeVisible();
  });

  it('saves before it opens another action, and hides Previous and Next at the ends (§2.65)', async () => {
    await server.signIn('editor');
    const { user, address: at } = renderApp(address('activity-1-1-1-1'));
    await choose(user, 'State of the activity', '3');
    expect(screen.queryByRole('button', { name: 'Previous action' })).not.toBeInTheDocument();

    await user.click(await screen.findByRole('button', { name: 'Next action' }));
    expect(await screen.findByRole('button', { name: 'Previous action' })).toBeVisible();
    expect(at.path).toContain('activity_id=activity-1-1-1-2');
    await waitFor(async () =>
      expect(await server.answerTo('activity-1-1-1-1')).toMatchObject({ revenue_state: 3 }),
    );
  });

  it('shows that saving failed, keeps the edit, and saves it by the button (§8.22)', async () => {
    await server.signIn('editor');
    const { user } = renderApp(address(CURRENT));
    await choose(user, 'State of the activity', '7');
    server.faults.failNextAutosave();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    expect(
      await screen.findByText(
        'An error occurred while automatically saving the data. Please try saving manually.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: '7' })).toBeChecked();

    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Saved/)).toBeVisible();
    expect(await server.answerTo(CURRENT)).toMatchObject({ revenue_state: 7 });
  });

  it('keeps unsaved edits over a reload (§3.25)', async () => {
    await server.signIn('editor');
    const { user, close } = renderApp(address(CURRENT));
    await choose(user, 'State of the activity', '4');
    server.faults.goDown();
    close();
    server.faults.recover();

    renderApp(address(CURRENT));
    expect(await screen.findByRole('radio', { name: '4' })).toBeChecked();
  });

  it('saves a field that was cleared on purpose (§4.21)', async () => {
    await server.signIn('editor');
    const { user } = renderApp(address(CURRENT));
    await user.click(await screen.findByRole('button', { name: 'Clear Relevance' }));
    const [first] = within(screen.getByRole('radiogroup', { name: 'Relevance' })).getAllByRole(
      'radio',
    );
    expect(first).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Save' }));

    await screen.findByText(/^Saved/);
    expect(await server.answerTo(CURRENT)).toMatchObject({ relevance: null, criticality: 6 });
  });

  it('continues with the action that was edited last, until it is done', async () => {
    await server.signIn('editor');
    const { user, close } = renderApp(address('activity-1-3-2-4'));
    await choose(user, 'Relevance', 'Low');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Saved/);
    close();
    const second = renderApp('/actionia');
    await waitFor(() => expect(second.address.path).toContain('activity_id=activity-1-3-2-4'));
    await assess(second.user);
    await second.user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText('28 of 30 actions');
    second.close();

    const third = renderApp('/actionia');
    await waitFor(() => expect(third.address.path).toContain('activity_id='));
    expect(third.address.path).not.toContain('activity_id=activity-1-3-2-4');
  });

  it('is filled in and navigated by single keys, but not while typing', async () => {
    await server.signIn('editor');
    const { user, address: at } = renderApp(address('activity-1-1-1-1'));
    await screen.findByRole('radiogroup', { name: 'Cost' });
    await user.keyboard('7k5');
    const weeks = screen.getByLabelText('Time needed');
    await user.clear(weeks);
    await user.type(weeks, '12');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByText(/^Saved/);
    expect(await server.answerTo('activity-1-1-1-1')).toMatchObject({
      revenue_state: 7,
      cost: 8,
      time_w: 12,
    });

    await user.click(screen.getByRole('heading', { level: 1 }));
    await user.keyboard('n');
    await waitFor(() => expect(at.path).toContain('activity_id=activity-1-1-1-2'));
    await screen.findByRole('button', { name: 'Previous action' });
    await user.keyboard('u');
    await waitFor(() => expect(at.path).not.toContain('activity_id=activity-1-1-1-2'));
  });

  it('is read-only for a subscriber, in whatever case the server writes the role', async () => {
    await server.signIn('editor');
    const response = await fetch(new URL('/auth/user', window.location.origin));
    const { data } = (await response.json()) as { data: object };
    server.faults.answerWith('/auth/user', { data: { ...data, workspace_role: 'Subscriber' } });
    renderApp(address(CURRENT));
    expect(await screen.findByRole('radio', { name: '5' })).toBeDisabled();
  });

  it('is read-only for a subscriber (§5.20)', async () => {
    await server.signIn('subscriber');
    renderApp(address(CURRENT));

    expect(await screen.findByText('You have view-only access.')).toBeVisible();
    for (const radio of screen.getAllByRole('radio')) expect(radio).toBeDisabled();
    for (const box of screen.getAllByRole('spinbutton')) expect(box).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();
  });

  it('finds a completed action and opens it (§2.66)', async () => {
    await server.signIn('editor');
    const { user, address: at } = renderApp(address(CURRENT));
    await user.search(await screen.findByLabelText('Search completed actions'), '1.1.1 signals');
    await user.click(await screen.findByRole('button', { name: /^Done 1\.1\.1\.2/ }));

    expect(await screen.findByText('1.1.1.2', { selector: 'header *' })).toBeVisible();
    expect(at.path).toContain('activity_id=activity-1-1-1-2');
    // The search stays while actions are opened, and is part of the address.
    expect(screen.getByLabelText('Search completed actions')).toHaveValue('1.1.1 signals');
    await waitFor(() => expect(at.path).toContain('completed=1.1.1+signals'));
  });

  it('lists every action of the area with its status in the process index (§2.67)', async () => {
    await server.signIn('editor');
    const { user } = renderApp(address(CURRENT));
    await user.click(await screen.findByRole('button', { name: 'Process index' }));
    const dialog = await screen.findByRole('dialog', { name: 'Process index' });
    await user.type(within(dialog).getByLabelText('Search of actions'), '1.3.2.2');

    const row = await within(dialog).findByRole('button', { name: /1\.3\.2\.2/ });
    expect(within(row).getByRole('img', { name: 'In progress' })).toBeVisible();
    expect(row).toHaveAttribute('aria-current', 'step');
  });

  it('says that the action in the address is unknown', async () => {
    await server.signIn('editor');
    renderApp(address('activity-9-9'));
    expect(await screen.findByText('Not found')).toBeVisible();
  });

  it.each([
    ['activity', 'Integrate acquired companies within a year'],
    ['answer', 'State of the activity'],
    ['percentageCompleted', '27 of 30 actions'],
    ['impactAreaCompletedActivities', '1.1.1.1'],
  ])('shows that %s cannot be loaded, and loads it on Retry', async (call, text) => {
    await server.signIn('editor');
    server.faults.breakDown(call);
    const { user } = renderApp(address(CURRENT));

    expect(await screen.findByText('The server could not be reached')).toBeVisible();
    server.faults.recover();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('asks before the page is closed with unsaved edits (§9.20)', async () => {
    await server.signIn('editor');
    const { user } = renderApp(address(CURRENT));
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);

    server.faults.breakDown('/user/autosave');
    await choose(user, 'State of the activity', '5');
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(false);
  });

  it('does not ask about edits that the server will never accept: the company is no longer theirs', async () => {
    await server.signIn('editor');
    const { user } = renderApp(address(CURRENT));
    server.faults.rejectNext('/user/autosave', {
      status: 404,
      code: 'NOT_FOUND',
      message: 'This company does not exist.',
    });
    await choose(user, 'State of the activity', '5');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/This company does not exist/)).toBeVisible();
    expect(
      screen.getByText(
        'An error occurred while automatically saving the data. Please try saving manually.',
      ),
    ).toBeVisible();
    expect(fireEvent(window, new Event('beforeunload', { cancelable: true }))).toBe(true);
  });

  it('saves unsaved edits before logging out, and asks when that fails', async () => {
    expectConsole(/./);
    await server.signIn('editor');
    const { user, address: at } = renderApp(address(CURRENT));
    await choose(user, 'State of the activity', '6');
    server.faults.breakDown('/user/autosave');
    await user.click(screen.getByRole('button', { name: `Account of ${ACCOUNT_NAMES.editor}` }));
    await user.click(await screen.findByRole('menuitem', { name: /Logout/ }));

    const question = await screen.findByRole('dialog');
    await user.click(within(question).getByRole('button', { name: 'Stay' }));
    expect(screen.getByRole('radio', { name: '6' })).toBeChecked();

    server.faults.recover();
    await user.click(screen.getByRole('button', { name: `Account of ${ACCOUNT_NAMES.editor}` }));
    await user.click(await screen.findByRole('menuitem', { name: /Logout/ }));
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(at.path).toBe('/login');
    expect(await server.answerTo(CURRENT)).toMatchObject({ revenue_state: 6 });
    expect(window.localStorage).toHaveLength(0);
  });
});

/** Saves the answer as another tab or another person would. */
