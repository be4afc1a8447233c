import { addDays, dayOf } from '@contract/days';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { PlanItemRow } from '@server/store/tables';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { renderApp } from '@/testing/page/renderApp';
import {
  activitiesBelowAim,
  insertItem as insertPlanItem,
  removePlans,
} from '@/testing/server/plannedItem';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

const planItems = () => server.store.read((tx) => tx.find('plan_items'));
const group = (name: string) => screen.findByRole('region', { name });
const insertItem = (fields: Partial<PlanItemRow>) => insertPlanItem(server.store, fields);

/** The first action of the priorities. */
async function highestPriority() {
  const { close } = renderApp('/plan');
  const list = within(await screen.findByRole('list', { name: 'Actions by priority' }));
  const [link] = list.getAllByRole('link');
  const search = link?.getAttribute('href')?.split('?')[1];
  const activity_id = new URLSearchParams(search).get('activity_id') ?? '';
  const name = link?.textContent ?? '';
  close();
  return { name, activity_id };
}

async function choose(user: User, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
}

// The tests begin without a plan.
beforeEach(() => removePlans(server.store));

describe('The plan', () => {
  it('groups the items by their due dates, and filters them', async () => {
    const [first = '', second = ''] = await activitiesBelowAim(server.store);
    await insertItem({ activity_id: first, owner_id: 'user-editor', due_on: '2020-01-31' });
    await insertItem({ id: 'other', activity_id: second, due_on: '2999-12-31', status: 'doing' });
    await server.signIn('editor');
    const { user, address } = renderApp('/plan?tab=plan');
    expect(within(await group('Overdue')).getAllByRole('listitem')).toHaveLength(1);
    expect(within(await group('Later')).getAllByRole('listitem')).toHaveLength(1);
    await choose(user, 'Owner', 'Mine');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Later' })).toBeNull());
    expect(address.path).toBe('/plan?tab=plan&owner=mine');
  });

  it('marks an item as done by one press, and opens the action to score it again', async () => {
    const activityId = await insertItem({ owner_id: 'user-editor' });
    await server.signIn('editor');
    const { user, address } = renderApp('/plan?tab=plan');
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    expect(within(await group('Done')).getAllByRole('listitem')).toHaveLength(1);
    expect(await screen.findByText('Marked as done. Update the score?')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Update score' }));
    await waitFor(() => expect(address.path).toContain(`activity_id=${activityId}`));
    expect(await planItems()).toMatchObject([{ status: 'done', revision: 2 }]);
  });

  it('does not offer finished work again before it is scored', async () => {
    await server.signIn('editor');
    const { name, activity_id } = await highestPriority();
    await insertItem({ activity_id });
    const { user } = renderApp('/plan?tab=plan');
    await user.click(await screen.findByRole('button', { name: 'Done' }));
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    const update = await screen.findByRole('link', { name: 'Update score' });
    expect(update.parentElement).toHaveTextContent('Done · Update score');
    expect(update).toHaveAttribute('href', expect.stringContaining(activity_id));
    await user.click(screen.getByRole('tab', { name: 'Priorities' }));
    const list = within(await screen.findByRole('list', { name: 'Actions by priority' }));
    expect(list.getAllByRole('checkbox').length).toBeGreaterThan(5);
    expect(list.queryByRole('checkbox', { name: `Select ${name}` })).toBeNull();
  });

  it('offers finished work again once it is scored below its aim', async () => {
    await server.signIn('editor');
    const { name, activity_id } = await highestPriority();
    await insertItem({ activity_id, status: 'done', done_at: '2020-01-31T10:00:00.000Z' });
    const { user } = renderApp('/plan?tab=plan');
    expect(await group('Done')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Update score' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Priorities' }));
    expect(await screen.findByRole('checkbox', { name: `Select ${name}` })).toBeVisible();
  });

  it('changes an item, and shows why a change is refused', async () => {
    await insertItem({});
    await server.signIn('editor');
    const { user } = renderApp('/plan?tab=plan');
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Start'), '2026-06-02');
    await user.type(dialog.getByLabelText('Due date'), '2026-06-01');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('The due date is before the start.')).toBeVisible();
    await user.clear(dialog.getByLabelText('Start'));
    await user.type(dialog.getByLabelText('Note'), 'Ask the board.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Ask the board.', { selector: 'span' })).toBeVisible();
    expect(await planItems()).toMatchObject([{ due_on: '2026-06-01', note: 'Ask the board.' }]);
  });

  it('removes an item, which can be undone', async () => {
    await insertItem({ note: 'Keep me.' });
    await server.signIn('editor');
    const { user } = renderApp('/plan?tab=plan');
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(await screen.findByText('Nothing is planned yet')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Keep me.')).toBeVisible();
  });

  it('says that someone else has changed an item in the meantime', async () => {
    await insertItem({});
    await server.signIn('editor');
    const { user } = renderApp('/plan?tab=plan');
    const doing = await screen.findByRole('button', { name: 'Doing' });
    await server.store.write((tx) => tx.update('plan_items', 'item', { revision: 2 }));
    await user.click(doing);
    expect(
      await screen.findByText(/Someone else has changed this item in the meantime/),
    ).toBeVisible();
  });

  it('is read by subscribers', async () => {
    await insertItem({ owner_id: 'user-editor' });
    await server.signIn('subscriber');
    renderApp('/plan?tab=plan');
    const item = within(await group('Later')).getByRole('listitem');
    expect(item).toHaveTextContent(/Planned$/);
    expect(within(item).queryByRole('button')).toBeNull();
  });

  it('says for how many days an open item is late', async () => {
    const [first = '', second = ''] = await activitiesBelowAim(server.store);
    const due_on = addDays(dayOf(new Date()), -12);
    await insertItem({ activity_id: first, due_on });
    await insertItem({ id: 'done', activity_id: second, due_on, status: 'done' });
    await server.signIn('subscriber');
    renderApp('/plan?tab=plan');
    expect(within(await group('Overdue')).getByText('12 days late')).toBeVisible();
    expect(within(await group('Done')).queryByText(/late/)).toBeNull();
  });

  it('gets its owners and days in place', async () => {
    await insertItem({});
    await server.signIn('editor');
    const { user } = renderApp('/plan?tab=plan');
    const owner = await screen.findByRole('combobox', { name: /^Owner: / });
    await within(owner).findByRole('option', { name: ACCOUNT_NAMES.editor });
    await user.selectOptions(owner, ACCOUNT_NAMES.editor);
    const due = screen.getByLabelText(/^Due date: /);
    fireEvent.change(due, { target: { value: '2999-06-30' } });
    fireEvent.blur(due);
    await waitFor(async () =>
      expect(await planItems()).toMatchObject([
        { owner_id: 'user-editor', due_on: '2999-06-30', revision: 3 },
      ]),
    );
    expect(owner).toHaveDisplayValue(ACCOUNT_NAMES.editor);
  });

  it('keeps the day of an item when another one is refused', async () => {
    await insertItem({ starts_on: '2999-06-02', due_on: '2999-06-30' });
    await server.signIn('editor');
    renderApp('/plan?tab=plan');
    const due = await screen.findByLabelText(/^Due date: /);
    fireEvent.change(due, { target: { value: '2999-06-01' } });
    fireEvent.blur(due);
    expect(await screen.findByText('The due date is before the start.')).toBeVisible();
    await waitFor(() => expect(due).toHaveValue('2999-06-30'));
    expect(await planItems()).toMatchObject([{ due_on: '2999-06-30' }]);
  });
});
