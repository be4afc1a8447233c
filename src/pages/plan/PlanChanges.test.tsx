import { screen, waitFor, within } from '@testing-library/react';
import type { PlanItemRow } from '@server/store/tables';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { renderApp } from '@/testing/page/renderApp';
import { activitiesBelowAim, insertItem, removePlans } from '@/testing/server/plannedItem';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

const planItems = () => server.store.read((tx) => tx.find('plan_items'));
const status = (name: string) => screen.findByRole('button', { name });
const updateItem = (fields: Partial<PlanItemRow>) =>
  server.store.write((tx) => tx.update('plan_items', 'item', fields));

async function chooseEntry(user: User, name: string) {
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
}

async function selectFirst(user: User) {
  const list = await screen.findByRole('list', { name: 'Actions by priority' });
  const [box] = within(list).getAllByRole('checkbox');
  if (box) await user.click(box);
}

async function addOne(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Add to plan' }));
  await screen.findByRole('heading', { name: 'Add 1 action to the plan' });
  await user.click(screen.getByRole('button', { name: 'Add to plan' }));
}

beforeEach(async () => {
  await removePlans(server.store);
  await server.signIn('editor');
});

describe('The status of a plan item', () => {
  it('is changed once by a double-click', async () => {
    await insertItem(server.store, {});
    const { user } = renderApp('/plan?tab=plan');
    await user.dblClick(await status('Done'));
    expect(await screen.findByRole('button', { name: 'Update score' })).toBeVisible();
    expect(screen.queryByText(/Someone else/)).toBeNull();
    expect(await planItems()).toMatchObject([{ status: 'done', revision: 2 }]);
  });

  it('is the last one that was pressed', async () => {
    await insertItem(server.store, {});
    const { user } = renderApp('/plan?tab=plan');
    const [doing, done] = [await status('Doing'), await status('Done')];
    await user.click(doing);
    await user.click(done);
    expect(await screen.findByRole('button', { name: 'Update score' })).toBeVisible();
    expect(screen.queryByText(/Someone else/)).toBeNull();
    expect(await planItems()).toMatchObject([{ status: 'done', revision: 3 }]);
  });

  it('is restored by undo after the item was dropped', async () => {
    await insertItem(server.store, { status: 'doing', baseline_state: 2 });
    const { user } = renderApp('/plan?tab=plan');
    await chooseEntry(user, 'Drop');
    await waitFor(async () => expect(await planItems()).toMatchObject([{ status: 'dropped' }]));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await planItems()).toMatchObject([{ id: 'item', status: 'doing', baseline_state: 2 }]),
    );
  });
});

describe('A plan item', () => {
  it('that somebody else has changed is saved at the second press, with both changes', async () => {
    await insertItem(server.store, {});
    const { user } = renderApp('/plan?tab=plan');
    await chooseEntry(user, 'Edit');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Note'), 'Ask the board.');
    await updateItem({ due_on: '2999-12-31', revision: 2 });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText(/Save again to apply what you changed/)).toBeVisible();
    expect(dialog.getByLabelText('Note')).toHaveValue('Ask the board.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await planItems()).toMatchObject([{ note: 'Ask the board.', due_on: '2999-12-31' }]);
  });

  it('is not selected again once it is done', async () => {
    const { user } = renderApp('/plan');
    await selectFirst(user);
    await addOne(user);
    await user.click(await screen.findByRole('tab', { name: 'Plan (1)' }));
    await user.click(await status('Done'));
    await user.click(await screen.findByRole('button', { name: 'Later' }));
    await user.click(screen.getByRole('tab', { name: 'Priorities' }));
    expect(await screen.findByText('Nothing is planned or selected.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to plan' })).toBeNull();
  });

  it('names its owner in the filter after it was given to somebody else', async () => {
    await insertItem(server.store, { owner_id: 'user-company-admin' });
    renderApp('/plan?tab=plan&owner=user-editor');
    expect(await screen.findByTitle(ACCOUNT_NAMES.editor)).toBeVisible();
    expect(screen.queryByTitle('user-editor')).toBeNull();
  });
});

describe('The focus', () => {
  it('stays near a button that disappears with the press', async () => {
    const { user } = renderApp('/plan');
    await selectFirst(user);
    await user.click(await screen.findByRole('button', { name: 'Clear' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull());
    expect(document.body).not.toHaveFocus();
    await selectFirst(user);
    await user.click(await screen.findByRole('button', { name: 'Add to plan' }));
    const heading = await screen.findByRole('heading', { name: 'Add 1 action to the plan' });
    await waitFor(() => expect(heading).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Add to plan' }));
    await waitFor(() => expect(heading).not.toBeInTheDocument());
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('moves to the next row when one leaves its group', async () => {
    const [first = '', second = ''] = await activitiesBelowAim(server.store);
    await insertItem(server.store, { activity_id: first });
    await insertItem(server.store, { id: 'next', activity_id: second });
    const { user } = renderApp('/plan?tab=plan');
    const [item] = await screen.findAllByRole('button', { name: /^Actions for/ });
    if (item) await user.click(item);
    await user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(async () => expect(await planItems()).toHaveLength(1));
    await waitFor(() => expect(document.activeElement?.tagName).toBe('LI'));
  });
});

it('One week of work is worded as one', async () => {
  const [first = ''] = await activitiesBelowAim(server.store);
  await server.store.write(async (tx) => {
    for (const answer of await tx.find('answers', { company_id: FIXTURE_COMPANY.id })) {
      await tx.update('answers', answer.id, { time_w: answer.activity_id === first ? 1 : null });
    }
  });
  await insertItem(server.store, { activity_id: first });
  renderApp('/plan');
  expect(await screen.findByText('1 week of work, the longest 1')).toBeVisible();
});
