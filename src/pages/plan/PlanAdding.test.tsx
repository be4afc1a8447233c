import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { removePlans } from '@/testing/server/plannedItem';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

const planItems = () => server.store.read((tx) => tx.find('plan_items'));
const owners = (action: string) =>
  within(screen.getByRole('group', { name: `Owner: ${action}` })).getAllByRole('button');

beforeEach(() => removePlans(server.store));

async function selectFirst(user: User, count: number) {
  const list = await screen.findByRole('list', { name: 'Actions by priority' });
  const boxes = within(list).getAllByRole('checkbox').slice(0, count);
  for (const box of boxes) await user.click(box);
  return boxes.map((box) => (box.getAttribute('aria-label') ?? '').replace('Select ', ''));
}

async function openRows(user: User) {
  await user.click(await screen.findByRole('button', { name: 'Add to plan' }));
  await screen.findByRole('heading', { name: /to the plan$/ });
}

describe('Adding to the plan', () => {
  it('shows what is selected at the bottom', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/plan');
    await selectFirst(user, 5);
    const bar = await screen.findByRole('region', { name: 'Selection' });
    expect(bar).toHaveTextContent(/^5 selected · \+0\.\d\d · (at least )?\$[\d.]+M/);
  });

  it('gives one owner and one day to all, and others to one', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/plan');
    const [first = '', second = ''] = await selectFirst(user, 2);
    await openRows(user);
    const [everyones] = owners('Apply to all');
    if (everyones) await user.click(everyones);
    await user.type(screen.getByLabelText('Due date: Apply to all'), '2999-06-30');
    const [, own] = owners(second);
    if (own) await user.click(own);
    await user.clear(screen.getByLabelText(`Due date: ${second}`));
    expect(owners(first).map((one) => one.getAttribute('aria-pressed'))).toContain('true');
    await user.click(screen.getByRole('button', { name: 'Add to plan' }));
    await waitFor(async () => expect(await planItems()).toHaveLength(2));
    const [one, two] = (await planItems()).toSorted(
      (a, b) => Number(a.due_on === null) - Number(b.due_on === null),
    );
    expect(one).toMatchObject({ due_on: '2999-06-30', owner_id: expect.any(String) });
    expect(two).toMatchObject({ due_on: null, owner_id: expect.any(String) });
    expect(one?.owner_id).not.toBe(two?.owner_id);
  });

  it('takes an owner away by a second press, and nothing on the way back', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/plan');
    const [first = ''] = await selectFirst(user, 1);
    await openRows(user);
    const [person] = owners(first);
    if (person) await user.dblClick(person);
    expect(person).toHaveAttribute('aria-pressed', 'false');
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await screen.findByRole('region', { name: 'Selection' })).toHaveTextContent(
      '1 selected',
    );
    expect(await planItems()).toEqual([]);
  });
});
