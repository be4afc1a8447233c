import { screen, waitFor, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { signInAgain } from '@/testing/page/people';
import { renderApp } from '@/testing/page/renderApp';
import { insertItem, removePlans } from '@/testing/server/plannedItem';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const insertComment = (text: string, mentions: string[] = []) =>
  server.store.write((tx) =>
    tx.insert('comments', {
      ...{ id: text, company_id: FIXTURE_COMPANY.id, subject_kind: 'plan_item' },
      ...{ subject_id: 'item', text, mentions, author_id: 'user-company-admin' },
      ...{ created_at: '2026-06-01T08:00:00.000Z', edited_at: null, deleted_at: null },
      ...{ resolved_at: null, resolved_by: null },
    }),
  );

/** Whether the page has asked for the comments of an item. */
const asksForComments = (store: ReturnType<typeof renderApp>['store']) =>
  Object.keys(store.getState().api.queries).some((key) => key.startsWith('getComments'));

// The tests begin without a plan and without notices.
beforeEach(() => removePlans(server.store));
beforeEach(() =>
  server.store.write(async (tx) => void (await tx.remove('notices', { user_id: 'user-editor' }))),
);

type User = ReturnType<typeof renderApp>['user'];

async function openComments(user: User) {
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Comments' }));
  return within(await screen.findByRole('dialog', { name: /^Comments on / }));
}

describe('The comments on a plan item', () => {
  it('lead from a mention in the inbox to the comment, and to an answer', async () => {
    await insertItem(server.store, { owner_id: 'user-editor' });
    await server.signIn('company-admin');
    const admin = renderApp('/plan?tab=plan');
    const written = await openComments(admin.user);
    await admin.user.type(await written.findByLabelText('Write a comment'), 'Is May possible?');
    await admin.user.click(written.getByRole('combobox', { name: 'Mention people' }));
    await admin.user.click(await screen.findByTitle(ACCOUNT_NAMES.editor));
    await admin.user.click(written.getByRole('button', { name: 'Comment' }));
    expect(await written.findByText('Is May possible?', { selector: 'p' })).toBeVisible();
    await admin.user.click(written.getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('button', { name: /^1 comment on / })).toBeVisible();
    admin.close();

    await server.signIn('editor');
    const { user, address } = renderApp('/inbox');
    await user.click(await screen.findByRole('link', { name: /^You are mentioned: / }));
    const read = within(await screen.findByRole('dialog', { name: /^Comments on / }));
    expect(address.path).toBe('/plan?tab=plan&comments=item');
    expect(await read.findByText('Is May possible?')).toBeVisible();
    expect(read.queryByRole('button', { name: 'Edit' })).toBeNull();
    await user.type(read.getByLabelText('Write a comment'), 'In June.');
    await user.click(read.getByRole('button', { name: 'Comment' }));
    expect(await read.findByText('In June.', { selector: 'p' })).toBeVisible();
    await user.click(read.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address.path).toBe('/plan?tab=plan'));
    expect(await screen.findByRole('button', { name: /^2 comments on / })).toBeVisible();
  });

  it('keep an unsent text while the panel is closed, and when the session ends', async () => {
    await insertItem(server.store, {});
    await server.signIn('editor');
    const { user } = renderApp('/plan?tab=plan');
    const first = await openComments(user);
    await user.type(await first.findByLabelText('Write a comment'), 'Half a ');
    await user.click(first.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    const again = await openComments(user);
    const field = await again.findByLabelText('Write a comment');
    expect(field).toHaveValue('Half a ');
    await user.type(field, 'thought');
    await server.endSessions();
    await user.click(again.getByRole('button', { name: 'Comment' }));
    await signInAgain(user, 'editor@example.com');
    await waitFor(() => expect(screen.queryByText('Please log in again')).toBeNull());
    expect(field).toHaveValue('Half a thought');
    await user.click(again.getByRole('button', { name: 'Comment' }));
    expect(await again.findByText('Half a thought', { selector: 'p' })).toBeVisible();
    expect(field).toHaveValue('');

    await user.click(again.getByRole('button', { name: 'Edit' }));
    await user.type(again.getByLabelText('Change the comment'), ', changed');
    await user.click(again.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const last = await openComments(user);
    expect(await last.findByLabelText('Change the comment')).toHaveValue('Half a thought, changed');
    await user.click(last.getByRole('button', { name: 'Save' }));
    expect(await last.findByText('Half a thought, changed', { selector: 'p' })).toBeVisible();
    expect(last.queryByLabelText('Change the comment')).toBeNull();
  });

  it('are counted with the plan, and loaded when they are opened', async () => {
    await insertItem(server.store, {});
    await insertComment('Is May possible?');
    await server.signIn('subscriber');
    const { user, store } = renderApp('/plan?tab=plan');
    const button = await screen.findByRole('button', { name: /^1 comment on / });
    expect(asksForComments(store)).toBe(false);
    await user.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('Is May possible?')).toBeVisible();
    expect(asksForComments(store)).toBe(true);
    // Subscribers read.
    expect(dialog.queryByLabelText('Write a comment')).toBeNull();
    expect(dialog.queryByRole('button', { name: 'Resolve' })).toBeNull();
  });

  it('stay with the item when it leaves the plan', async () => {
    await insertItem(server.store, {});
    await insertComment('Is May possible?');
    await server.signIn('editor');
    const { user } = renderApp('/plan?tab=plan');
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Drop' }));
    const dropped = within(await screen.findByRole('region', { name: 'Dropped' }));
    expect(dropped.getByRole('button', { name: /^1 comment on / })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    const later = within(await screen.findByRole('region', { name: 'Later' }));
    expect(later.getByRole('button', { name: /^1 comment on / })).toBeVisible();
  });
});
