import { screen, waitFor, within } from '@testing-library/react';
import type { PlanItemRow } from '@server/store/tables';
import { renderApp } from '@/testing/page/renderApp';
import { setViewport } from '@/testing/page/viewport';
import {
  activitiesBelowAim,
  insertItem as insertPlanItem,
  removePlans,
} from '@/testing/server/plannedItem';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

const insertItem = (fields: Partial<PlanItemRow>) => insertPlanItem(server.store, fields);
const item = () => server.store.read((tx) => tx.get('plan_items', 'item'));
const scenarios = () => server.store.read((tx) => tx.find('scenarios'));
const boxes = async () =>
  within(await screen.findByRole('list', { name: 'Actions by priority' })).getAllByRole('checkbox');

beforeEach(async () => {
  await removePlans(server.store);
  await server.store.write((tx) => tx.remove('scenarios', {}));
});

async function openMenu(user: User, entry: string) {
  await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

describe('What an action brings', () => {
  it('is entered in the unit of the company, and is a claim until somebody else confirms it', async () => {
    await server.store.write((tx) =>
      tx.update('companies', FIXTURE_COMPANY.id, { money_unit: 'EUR' }),
    );
    await insertItem({ due_on: '2999-12-31' });
    await server.signIn('editor');
    const { user, close } = renderApp('/plan?tab=plan');
    await openMenu(user, 'Edit');
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Benefit in €M'), '1.5');
    await user.click(dialog.getByRole('combobox', { name: 'Kind of benefit' }));
    await user.click(await screen.findByTitle('margin a year'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/up to €1\.5M margin a year · planned/)).toBeVisible();
    expect(await item()).toMatchObject({ benefit_m: 1.5, benefit_kind: 'margin' });
    close();

    await server.signIn('company-admin');
    const again = renderApp('/plan?tab=plan');
    await openMenu(again.user, 'Confirm the benefit');
    expect(await screen.findByText(/confirmed by .+ on /)).toBeVisible();
    expect(await item()).toMatchObject({ confirmed_by: 'user-company-admin' });
  });

  it('is named alike in the plan and by quarter', async () => {
    const [first = '', second = ''] = await activitiesBelowAim(server.store);
    const stated = { benefit_m: 2, benefit_kind: 'margin', due_on: '2999-12-31' } as const;
    await insertItem({ ...stated, activity_id: first });
    await insertItem({ ...stated, id: 'real', activity_id: second, benefit_real_m: 1.5 });
    await server.signIn('subscriber');
    const { user } = renderApp('/plan?tab=plan');
    expect(await screen.findByText(/up to \$2M margin a year · planned/)).toBeVisible();
    expect(screen.getByText(/realized \$1\.5M · claimed/)).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Value' }));
    const year = within(await screen.findByRole('region', { name: 'A year, up to' }));
    expect(year.getByRole('row', { name: /\$2M \$1\.5M –$/ })).toBeVisible();
  });

  it('cannot be confirmed by its owner', async () => {
    const benefit = { benefit_m: 2, benefit_kind: 'revenue' } as const;
    await insertItem({ ...benefit, owner_id: 'user-company-admin', due_on: '2999-12-31' });
    await server.signIn('company-admin');
    const { user } = renderApp('/plan?tab=plan');
    await user.click(await screen.findByRole('button', { name: /^Actions for/ }));
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeVisible();
    expect(screen.queryByRole('menuitem', { name: 'Confirm the benefit' })).toBeNull();
  });

  it('is shown by quarter, with what recurs apart from what comes once', async () => {
    await insertItem({ benefit_m: 2, benefit_kind: 'margin', full_on: '2027-05-01' });
    await server.signIn('subscriber');
    renderApp('/plan?tab=value');
    const year = within(await screen.findByRole('region', { name: 'A year, up to' }));
    expect(year.getByRole('row', { name: 'Q2 2027 $2M – –' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Once, up to' })).toBeNull();
  });
});

describe('Scenarios', () => {
  /** From the priorities, each press of the story once. */
  async function keepTwo(user: User) {
    let presses = 0;
    const press = async (element: HTMLElement) => {
      presses++;
      await user.click(element);
    };
    for (const count of [1, 2]) {
      const [first, second] = await boxes();
      const box = count === 1 ? first : second;
      if (box) await press(box);
      await press(await screen.findByRole('button', { name: 'Keep as scenario…' }));
      const dialog = within(await screen.findByRole('dialog'));
      await press(dialog.getByRole('button', { name: 'Save' }));
      await waitFor(async () => expect(await scenarios()).toHaveLength(count));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await press(await screen.findByRole('tab', { name: 'Compare' }));
    return presses;
  }

  it('get different names although the list of scenarios comes late', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/plan');
    const [first, second] = await boxes();
    if (first) await user.click(first);
    const keep = async () => {
      await user.click(await screen.findByRole('button', { name: 'Keep as scenario…' }));
      return within(await screen.findByRole('dialog'));
    };
    const dialog = await keep();
    expect(dialog.getByLabelText('Name')).toHaveValue('Scenario 1');
    const release = server.faults.holdNext('getScenarios');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(async () => expect(await scenarios()).toHaveLength(1));
    // Later than the dialog would close if it did not wait for the list.
    setTimeout(release, 1000);
    await closed();
    if (second) await user.click(second);
    expect((await keep()).getByLabelText('Name')).toHaveValue('Scenario 2');
  });

  it('are kept and compared in at most eight presses from the priorities', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/plan');
    expect(await keepTwo(user)).toBeLessThanOrEqual(8);
    const table = within(await screen.findByRole('table', { name: 'Scenarios side by side' }));
    const headings = () => table.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await waitFor(() =>
      expect(headings()).toEqual([
        expect.stringContaining('Do nothing'),
        'Scenario 1',
        'Scenario 2',
      ]),
    );
    expect(table.getByRole('row', { name: /^Global Average then/ })).toHaveTextContent(/\+0\.\d\d/);
    expect(table.getByRole('row', { name: /^Target met on .+ at this pace/ })).toBeVisible();
    expect(screen.getByText(/^Scenarios count what their actions raise/)).toBeVisible();
    expect(screen.getByText(/^Only in Scenario 2: 1 action, \+0\.\d\d/)).toBeVisible();
  });

  it('become the plan after a preview', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/plan');
    await keepTwo(user);
    const [plan] = await screen.findAllByRole('button', { name: 'Plan this…' });
    if (plan) await user.click(plan);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('1 plan item is added or changed.')).toBeVisible();
    expect(await server.store.read((tx) => tx.find('plan_items'))).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Plan this…' }));
    expect(await screen.findByText('Scenario 1 is planned: 1 item')).toBeVisible();
    expect(await server.store.read((tx) => tx.find('plan_items'))).toHaveLength(1);
    expect((await scenarios()).filter(({ chosen_at }) => chosen_at !== null)).toHaveLength(1);
  });

  it('are removed, which can be undone', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/plan');
    await keepTwo(user);
    await user.click(await screen.findByRole('button', { name: 'Remove Scenario 1' }));
    await waitFor(async () => expect(await scenarios()).toHaveLength(1));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await scenarios()).toHaveLength(2));
  });

  it('are a card each on a phone', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/plan');
    await keepTwo(user);
    setViewport({ width: 390 });
    expect(await screen.findByRole('heading', { name: 'Scenario 2' })).toBeVisible();
    expect(screen.queryByRole('table', { name: 'Scenarios side by side' })).toBeNull();
  });

  it('say where none is kept how to keep one', async () => {
    await server.signIn('subscriber');
    renderApp('/plan?tab=compare');
    expect(await screen.findByText('No scenario is kept yet')).toBeVisible();
  });
});
