import { screen, waitFor, within } from '@testing-library/react';
import { signInAgain } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
const ACTIVITY = 'activity-1-3-2-2';
const ADDRESS = `/actionia?impact_area=1&activity_id=${ACTIVITY}`;

type User = ReturnType<typeof renderApp>['user'];

async function choose(user: User, group: string, option: string) {
  const field = await screen.findByRole('radiogroup', { name: group });
  await user.click(within(field).getByRole('radio', { name: option }));
}
const chooseState = (user: User, state: string) => choose(user, 'State of the activity', state);
async function saveState(user: User, state: string) {
  await chooseState(user, state);
  await user.click(screen.getByRole('button', { name: 'Save' }));
}

const stored = () => server.answerTo(ACTIVITY);
const expectStored = (values: object) =>
  waitFor(async () => expect(await stored()).toMatchObject(values));

/** Saves as another device would. */
async function saveElsewhere(fields: Record<string, string>) {
  const form = new FormData();
  const ids = { user_id: 'user-editor', company_id: 'company-1', activity_id: ACTIVITY };
  for (const [name, value] of Object.entries({ ...ids, ...fields })) form.set(name, value);
  const url = new URL('/user/autosave', window.location.origin);
  const response = await fetch(url, { method: 'POST', body: form });
  expect(response.status).toBe(200);
}

function connection(online: boolean) {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(online);
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
}
afterEach(() => {
  jest.restoreAllMocks();
});

const logOut = async (user: User) => {
  await user.click(await screen.findByRole('button', { name: /^Account of/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Logout' }));
};

/**
 * Edits and saves the state. The session ends before the save arrives, so that the draft exists at the first refusal.
 * Returns a function that lets the save arrive.
 */
async function endSessionWhileSaving(user: User) {
  const release = server.faults.holdNext('/user/autosave');
  await saveState(user, '3');
  await screen.findByText('Saving…');
  await server.endSessions();
  return release;
}

/** Makes the device take this time, ms, to read what it has stored. */
function readSlowly(ms: number) {
  const { getAll } = IDBObjectStore.prototype;
  jest.spyOn(IDBObjectStore.prototype, 'getAll').mockImplementation(function (
    this: IDBObjectStore,
  ) {
    const request = getAll.call(this);
    Object.defineProperty(request, 'onsuccess', {
      set: (read: () => void) => {
        request.addEventListener('success', () => setTimeout(read, ms));
      },
    });
    return request;
  });
}

describe('An edit of an action', () => {
  it('is saved automatically after a pause in typing', async () => {
    await server.signIn('editor');
    const { user } = renderApp(ADDRESS);
    await chooseState(user, '3');
    expect(await screen.findByTitle(/^Saved \d\d:\d\d$/)).toHaveTextContent(/^Saved$/);
    expect(await stored()).toMatchObject({ revenue_state: 3 });
  });

  it('is kept on the device without a connection, and sent when it is back', async () => {
    await server.signIn('editor');
    const { user } = renderApp(ADDRESS);
    await screen.findByRole('radiogroup', { name: 'Cost' });
    server.faults.goDown();
    connection(false);
    await chooseState(user, '3');
    await choose(user, 'Cost', 'Very high');
    expect(await screen.findByText('Offline, 2 edits kept on this device')).toBeVisible();

    server.faults.recover();
    connection(true);
    await expectStored({ revenue_state: 3, cost: 8 });
    expect(await screen.findByText(/^Saved/)).toBeVisible();
  });

  it('is merged with someone else’s changes of other fields', async () => {
    await server.signIn('editor');
    const { user } = renderApp(ADDRESS);
    await screen.findByRole('radiogroup', { name: 'Cost' });
    await saveElsewhere({ cost: '8' });
    await saveState(user, '9');

    await expectStored({ revenue_state: 9, cost: 8 });
    const cost = screen.getByRole('radiogroup', { name: 'Cost' });
    await waitFor(() =>
      expect(within(cost).getByRole('radio', { name: 'Very high' })).toBeChecked(),
    );
  });

  it.each([
    { decide: /^Keep mine for State/, state: 9 },
    { decide: /^Take theirs for State/, state: 2 },
  ])('is shown beside someone else’s value of the same field: $decide', async (story) => {
    await server.signIn('editor');
    const { user } = renderApp(ADDRESS);
    await screen.findByRole('radiogroup', { name: 'Cost' });
    await saveElsewhere({ revenueState: '2' });
    await saveState(user, '9');

    expect(await screen.findByText('Changed by someone else')).toBeVisible();
    expect(screen.getByText('Yours: 9')).toBeVisible();
    expect(screen.getByText(/^Esha Kapoor, .*: 2$/)).toBeVisible();
    expect(await stored()).toMatchObject({ revenue_state: 2 });

    await user.click(screen.getByRole('button', { name: story.decide }));
    await expectStored({ revenue_state: story.state });
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: String(story.state) })).toBeChecked(),
    );
    expect(screen.queryByText('Changed by someone else')).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });

  it('survives the end of a session: the person signs in over the form, and it is saved', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp(ADDRESS);
    await screen.findByRole('radiogroup', { name: 'Cost' });
    const release = await endSessionWhileSaving(user);
    release();
    await signInAgain(user, 'editor@example.com');

    await expectStored({ revenue_state: 3 });
    expect(address.path).toBe(ADDRESS);
    expect(screen.getByRole('radio', { name: '3' })).toBeChecked();
  });

  it('is saved if the sign-in overtakes a save that the ended session sent', async () => {
    await server.signIn('editor');
    const { user } = renderApp(ADDRESS);
    await screen.findByRole('radiogroup', { name: 'Cost' });
    const release = await endSessionWhileSaving(user);
    await user.click(screen.getByRole('link', { name: 'Plan' }));
    await signInAgain(user, 'editor@example.com');
    await waitFor(() => expect(screen.queryByText('Please log in again')).not.toBeInTheDocument());
    release();

    await expectStored({ revenue_state: 3 });
    expect(screen.queryByText('Please log in again')).not.toBeInTheDocument();
  });

  it('is not shown to or sent by another person who signs in on the device', async () => {
    await server.signIn('editor');
    const before = await stored();
    const { user, store } = renderApp(ADDRESS);
    await screen.findByRole('radiogroup', { name: 'Cost' });
    const release = await endSessionWhileSaving(user);
    release();
    await signInAgain(user, 'admin@example.com');

    await screen.findByRole('button', { name: /^Account of Andre Costa/ });
    expect(store.getState().saving.drafts).toEqual({});
    expect(await stored()).toEqual(before);
  });

  it('can be kept at logout when it cannot be saved, and is there at the next sign-in', async () => {
    await server.signIn('editor');
    const { user, close } = renderApp(ADDRESS);
    await screen.findByRole('radiogroup', { name: 'Cost' });
    server.faults.breakDown('/user/autosave');
    await chooseState(user, '3');
    await logOut(user);
    await user.click(
      await screen.findByRole('button', { name: 'Keep on this device and log out' }),
    );
    await screen.findByLabelText('Email');
    close();

    server.faults.recover();
    await server.signIn('editor');
    renderApp('/');
    await expectStored({ revenue_state: 3 });
  });

  it('can be discarded at logout', async () => {
    await server.signIn('editor');
    const before = await stored();
    const { user, close } = renderApp(ADDRESS);
    await screen.findByRole('radiogroup', { name: 'Cost' });
    server.faults.breakDown('/user/autosave');
    await chooseState(user, '3');
    await logOut(user);
    await user.click(await screen.findByRole('button', { name: 'Discard and log out' }));
    await screen.findByLabelText('Email');
    close();

    server.faults.recover();
    await server.signIn('editor');
    const { store } = renderApp(ADDRESS);
    await screen.findByRole('radiogroup', { name: 'Cost' });
    expect(store.getState().saving.drafts).toEqual({});
    expect(await stored()).toEqual(before);
  });

  it('of an earlier visit is restored even if the device reads it slowly, without a warning', async () => {
    await server.signIn('editor');
    server.faults.breakDown('/user/autosave');
    const visit = renderApp(ADDRESS);
    await chooseState(visit.user, '3');
    await waitFor(() => expect(Object.keys(visit.store.getState().saving.drafts)).toHaveLength(1));
    visit.close();
    readSlowly(2_500);

    const { user, store } = renderApp(ADDRESS);
    await choose(user, 'Cost', 'Very high');
    expect(screen.queryByText(/can’t be kept on this device/)).toBeNull();
    server.faults.recover();
    await expectStored({ revenue_state: 3, cost: 8 });
    expect(store.getState().saving.canStoreDrafts).toBe(true);
  });

  it('is saved even if the device cannot store it, with a warning', async () => {
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError');
    });
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    await server.signIn('editor');
    const { user } = renderApp(ADDRESS);
    await chooseState(user, '3');
    expect(await screen.findByText(/^Drafts can’t be kept on this device/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await expectStored({ revenue_state: 3 });
  });

  it('is shown in every tab, and logging out in one logs out in all', async () => {
    await server.signIn('editor');
    const first = renderApp(ADDRESS);
    const second = renderApp('/impact-areas');
    await screen.findByRole('radiogroup', { name: 'Cost' });
    await screen.findByRole('heading', { level: 1, name: 'Impact areas' });
    await chooseState(first.user, '3');
    await waitFor(() => expect(Object.keys(second.store.getState().saving.drafts)).toHaveLength(1));
    await first.user.click(screen.getByRole('button', { name: 'Save' }));
    await expectStored({ revenue_state: 3 });
    await waitFor(() => expect(second.store.getState().saving.drafts).toEqual({}));

    first.close();
    await logOut(second.user);
    await waitFor(() => expect(first.store.getState().auth.restoredUserId).toBeNull());
  });
});
