import { screen, waitFor, within } from '@testing-library/react';
import type { PlanItemRow } from '@server/store/tables';
import { act } from 'react';
import { renderApp } from '@/testing/page/renderApp';
import { setViewport } from '@/testing/page/viewport';
import { insertItem as insertPlanItem, removePlans } from '@/testing/server/plannedItem';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

const priorities = () => screen.findByRole('list', { name: 'Actions by priority' });
const rows = async () => within(await priorities()).getAllByRole('listitem');
const strip = () => screen.findByRole('region', { name: 'Averages now and with the plan' });
const sums = async () => (await within(await strip()).findByRole('status')).textContent;
const globalGain = async () => /[+−]\d\.\d\d(?= ·)/.exec(await sums())?.[0];
const planItems = () => server.store.read((tx) => tx.find('plan_items'));
const group = (name: string) => screen.findByRole('region', { name });

async function choose(user: User, label: string, option: string) {
  await user.click(await screen.findByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
}

async function selectFirst(user: User, count: number) {
  const boxes = within(await priorities()).getAllByRole('checkbox');
  for (const box of boxes.slice(0, count)) await user.click(box);
}

async function commit(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Add to plan' }));
  await screen.findByRole('heading', { name: /^Add \d+ actions? to the plan$/ });
  await user.click(screen.getByRole('button', { name: 'Add to plan' }));
}

const insertItem = (fields: Partial<PlanItemRow>) => insertPlanItem(server.store, fields);

// The tests begin without a plan.
beforeEach(() => removePlans(server.store));

describe('Priorities', () => {
  it('lists the actions below their aim, and sums up what is selected', async () => {
    await server.signIn('editor');
    const { user, close } = renderApp('/plan');
    expect((await rows()).length).toBeGreaterThan(20);
    expect(await sums()).toMatch(/Nothing is planned or selected\.$/);
    await selectFirst(user, 2);
    await waitFor(async () => expect(await sums()).toMatch(/\+0\.\d\d · /));
    const selected = await sums();
    expect(screen.getByText(/unscored actions can’t be ranked/)).toBeVisible();
    close();

    renderApp('/plan');
    await waitFor(async () => expect(await sums()).toBe(selected));
  });

  it('shows what is planned already on demand', async () => {
    await insertItem({ aim: 9 });
    await server.signIn('editor');
    const { user } = renderApp('/plan');
    const before = (await rows()).length;
    await user.click(await screen.findByRole('button', { name: '1 already in the plan' }));
    const planned = within(await screen.findByRole('list', { name: 'In the plan' }));
    expect(planned.getByRole('listitem')).toHaveTextContent(/\d →9/);
    expect(planned.queryByRole('checkbox')).toBeNull();
    expect(await rows()).toHaveLength(before);
  });

  it('unfolds the drivers on a narrow screen', async () => {
    setViewport({ width: 390 });
    await server.signIn('subscriber');
    const { user } = renderApp('/plan');
    const unfold = await screen.findByRole('button', { name: 'Drivers now and with the plan' });
    expect(within(await strip()).queryByText('Operating Margin')).toBeNull();
    await user.click(unfold);
    expect(within(await strip()).getByText('Operating Margin')).toBeVisible();
  });

  it('shows the targets of the averages at the top', async () => {
    await server.signIn('subscriber');
    renderApp('/plan');
    const targets = await within(await strip()).findAllByText(/^target \d\.\d$/);
    expect(targets).toHaveLength(4);
  });

  it('keeps filters and order in the address', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp('/plan');
    const all = (await rows()).length;
    await choose(user, 'Driver', 'Operating Margin');
    await waitFor(async () => expect((await rows()).length).toBeLessThan(all));
    for (const row of await rows()) expect(row).toHaveTextContent('Operating Margin');
    await choose(user, 'Sort by', 'Gain');
    await waitFor(() => expect(address.path).toBe('/plan?driver=Operating+Margin&sort=gain'));
  });

  it('shows the actions by effort and gain on a wide screen', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/plan');
    await user.click(await screen.findByRole('radio', { name: 'Quadrant' }));
    const drawing = within(
      await screen.findByRole('group', { name: 'Actions by effort and gain' }),
    );
    const [first, second] = drawing.getAllByRole('checkbox');
    act(() => first?.focus());
    await user.keyboard('{ArrowRight}');
    expect(second).toHaveFocus();
    expect(screen.getByText(second?.getAttribute('aria-label') ?? 'none')).toBeVisible();
    await user.keyboard(' ');
    await waitFor(async () => expect(await globalGain()).toBeDefined());
    expect(second).toBeChecked();

    act(() => setViewport({ width: 1024 }));
    expect(await priorities()).toBeVisible();
  });

  it('raises the gain with the aim of an action', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/plan');
    await selectFirst(user, 1);
    const before = Number(await globalGain());
    const [aim] = await screen.findAllByRole('spinbutton', { name: /^Aim of/ });
    act(() => aim?.focus());
    await user.keyboard('{End}');
    expect(aim).toHaveTextContent('10');
    const [lower] = await screen.findAllByRole('button', { name: /^Lower the aim of/ });
    if (lower) await user.click(lower);
    expect(aim).toHaveTextContent('9');
    await waitFor(async () => expect(Number(await globalGain())).toBeGreaterThan(before));
  });

  it('plans for a budget in three clicks, with the same gain here and on the cards', async () => {
    await server.signIn('editor');
    const { user, close } = renderApp('/plan');
    await user.click(await screen.findByRole('button', { name: 'Fill to a budget…' }));
    await user.type(await screen.findByRole('textbox', { name: 'Budget in $M' }), '10');
    expect(screen.getByRole('slider', { name: 'Budget in $M' })).toHaveValue('10');
    expect(await screen.findByText(/^\d+ actions · \$\d+(\.\d+)?M$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Select actions' }));
    await waitFor(async () => expect(await sums()).toMatch(/\+\d\.\d\d · \$\d+(\.\d+)?M/));
    const gain = await globalGain();
    const cost = Number(/\$([\d.]+)M/.exec(await sums())?.[1]);
    expect(cost).toBeLessThanOrEqual(10);
    expect(cost).toBeGreaterThan(8);

    await commit(user);
    await waitFor(async () => expect((await planItems()).length).toBeGreaterThan(3));
    await waitFor(async () => expect(await globalGain()).toBe(gain));
    await user.click(await screen.findByRole('tab', { name: /^Plan \(\d+\)/ }));
    expect(await group('Later')).toBeVisible();
    const [, planned = 'none'] =
      /Global Average[\d.]+ → ([\d.]+)/.exec((await strip()).textContent) ?? [];
    close();

    renderApp('/company-overview');
    const onCard = await screen.findAllByText(new RegExp(` · with the plan ${planned}( ·|$)`));
    expect(onCard.length).toBeGreaterThan(0);
  });

  it('selects the cheapest way to a target, and says what the actions bring at most', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/plan');
    const [saved] = await within(await strip()).findAllByText(/^target \d\.\d$/);
    await user.click(await screen.findByRole('button', { name: 'Reach a target…' }));
    const target = await screen.findByLabelText('Target');
    expect(target).toHaveValue((saved?.textContent ?? '').replace('target ', ''));
    await user.clear(target);
    await user.type(target, '10');
    await user.click(screen.getByRole('button', { name: 'Select actions' }));
    const most = /^All \d+ actions with a cost together raise the average to \d\.\d\d\.$/;
    expect(await screen.findByText(most)).toBeVisible();
    await user.clear(target);
    await user.type(target, '6,2');
    await user.click(screen.getByRole('button', { name: 'Select actions' }));
    await waitFor(async () => expect(await strip()).toHaveTextContent(/Global Average6\.0 → 6\.2/));
  });

  it('refuses a budget that is not a number', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/plan');
    await user.click(await screen.findByRole('button', { name: 'Fill to a budget…' }));
    await user.type(await screen.findByRole('textbox', { name: 'Budget in $M' }), 'much');
    expect(screen.getByRole('button', { name: 'Select actions' })).toBeDisabled();
    expect(await screen.findByText('Enter a number above 0.')).toBeVisible();
  });

  it('says who has planned an action in the meantime, and removes it from the selection', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/plan');
    await selectFirst(user, 1);
    const [first] = await rows();
    const link = within(first ?? document.body).getByRole('link');
    const activity_id = /activity_id=([\w-]+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? '';
    await insertItem({ activity_id, owner_id: 'user-company-admin' });
    await commit(user);
    expect(
      await screen.findByText(/planned these actions in the meantime: .*\(Cora Brennan/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByText('1 already in the plan')).toBeVisible();
    expect(await planItems()).toHaveLength(1);
  });

  it('lets subscribers try out a selection, and plan nothing', async () => {
    await server.signIn('subscriber');
    const { user } = renderApp('/plan');
    await selectFirst(user, 1);
    await waitFor(async () => expect(await globalGain()).toBeDefined());
    expect(screen.getByRole('button', { name: 'Clear' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add to plan' })).toBeNull();
  });

  it('says that actions have to be scored first', async () => {
    await server.store.write(async (tx) => {
      for (const table of ['answer_changes', 'answers', 'driver_sums'] as const) {
        await tx.remove(table, { company_id: FIXTURE_COMPANY.id });
      }
    });
    await server.signIn('editor');
    renderApp('/plan');
    expect(await screen.findByText('Score actions first')).toBeVisible();
    expect(await screen.findByRole('button', { name: /^Start with area \d$/ })).toBeVisible();
  });

  it('says so as well when every scored action has been marked as not applicable', async () => {
    await server.store.write(async (tx) => {
      for (const { id } of await tx.find('answers', { company_id: FIXTURE_COMPANY.id })) {
        await tx.update('answers', id, { not_applicable: true });
      }
    });
    await server.signIn('editor');
    renderApp('/plan');
    expect(await screen.findByText('Score actions first')).toBeVisible();
  });

  it('has a way on when the server fails', async () => {
    await server.signIn('editor');
    server.faults.breakDown('getPriorities');
    const { user } = renderApp('/plan');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    server.faults.recover();
    await user.click(retry);
    expect(await priorities()).toBeVisible();
  });
});
