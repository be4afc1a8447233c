import { dayOf } from '@contract/days';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { insertItem, removePlans } from '@/testing/server/plannedItem';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
const EDITOR = 'user-editor';

const insertNotice = (id: string, created_at: string) =>
  server.store.write((tx) =>
    tx.insert('notices', {
      id,
      user_id: EDITOR,
      kind: 'mentioned',
      company_id: FIXTURE_COMPANY.id,
      subject_kind: 'activity',
      subject_id: 'activity-1-1-1-1',
      created_at,
      read_at: null,
      mailed_at: null,
    }),
  );

const unread = () =>
  server.store.read((tx) => tx.find('notices', { user_id: EDITOR, read_at: null }));

// The tests begin with an empty inbox.
beforeEach(() =>
  server.store.write(async (tx) => {
    await tx.remove('notices', { user_id: EDITOR });
    await tx.remove('requests', { asked_of: EDITOR });
  }),
);
beforeEach(() => removePlans(server.store));

async function openInbox() {
  await server.signIn('editor');
  return renderApp('/inbox');
}

describe('The inbox', () => {
  it('says when nothing waits', async () => {
    await openInbox();
    expect(await screen.findByText('Nothing waits for you.')).toBeVisible();
    expect(screen.getByText('No notices yet.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  });

  it('lists what is mine to do, the most urgent first, and opens its action', async () => {
    await insertItem(server.store, { owner_id: EDITOR, due_on: '2020-01-31' });
    await server.store.write((tx) =>
      tx.insert('requests', {
        id: 'request-x',
        company_id: FIXTURE_COMPANY.id,
        activity_id: 'activity-1-1-1-1',
        kind: 'evidence',
        text: 'The signed minutes, please.',
        asked_of: EDITOR,
        asked_by: 'user-company-admin',
        asked_at: new Date().toISOString(),
        due_on: dayOf(new Date()),
        done_at: null,
        cancelled_at: null,
        mailed_at: null,
      }),
    );
    const { user, address } = await openInbox();
    const list = await screen.findByRole('list', { name: 'Mine to do' });
    const [planned, asked] = within(list).getAllByRole('listitem');
    expect(planned).toHaveTextContent(/In the plan.*overdue since/);
    expect(asked).toHaveTextContent(/asks for evidence · Alder Valley Foods · due .*The signed/);
    await user.click(within(asked as HTMLElement).getByRole('link'));
    await waitFor(() =>
      expect(address.path).toMatch(/^\/actionia\?.*activity_id=activity-1-1-1-1/),
    );
  });

  it('marks one notice as read when it is opened, and all at once', async () => {
    await insertNotice('notice-1', '2026-01-05T08:00:00.000Z');
    await insertNotice('notice-2', '2026-01-06T08:00:00.000Z');
    const { user, address } = await openInbox();
    const list = await screen.findByRole('list', { name: 'Notices' });
    const [latest] = within(list).getAllByRole('listitem');
    expect(latest).toHaveTextContent(/You are mentioned: .*New/);
    await user.click(within(latest as HTMLElement).getByRole('link'));
    await waitFor(async () => expect(await unread()).toMatchObject([{ id: 'notice-1' }]));
    address.back();
    await user.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(async () => expect(await unread()).toEqual([]));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull(),
    );
  });

  it('shows earlier notices on request', async () => {
    for (let day = 0; day < 52; day++) {
      const at = new Date(Date.UTC(2026, 0, 1 + day)).toISOString();
      await insertNotice(`notice-${String(day)}`, at);
    }
    const { user } = await openInbox();
    const list = await screen.findByRole('list', { name: 'Notices' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(50);
    await user.click(screen.getByRole('button', { name: /more/i }));
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(52));
  });
});
