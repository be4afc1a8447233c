import { screen, waitFor, within } from '@testing-library/react';
import { addDays, dayOf } from '@contract/days';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

/** Next year's last day, which is never too early. */
const DUE = `${String(new Date().getUTCFullYear() + 1)}-12-31`;

const card = async (name: string) => {
  const ratings = await screen.findByRole('list', { name: 'Rating Overview' });
  const cards = await within(ratings).findAllByRole('listitem');
  const found = cards.find((one) => one.textContent.startsWith(name));
  if (!found) throw new Error(`There is no card of ${name}`);
  return found;
};
const rows = () =>
  server.store.read((tx) => tx.find('targets', { company_id: FIXTURE_COMPANY.id, ended_at: null }));
const withoutTargets = () => server.store.write((tx) => tx.remove('targets', {}));

async function openMenu(user: User, entry: string) {
  await user.click(await screen.findByRole('button', { name: 'Target of Operating Margin' }));
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

const dialog = async () => within(await screen.findByRole('dialog'));

describe('Targets', () => {
  it('are shown on the rating cards with their status and the plan', async () => {
    await server.signIn('subscriber');
    renderApp('/company-overview');
    await screen.findByText(/^Target .* · behind by \d\.\d · with the plan \d\.\d/);
    expect(screen.getByText(/^Target .* · reached/)).toBeVisible();
    expect(screen.getByText(/^Target .* · on course/)).toBeVisible();
    expect(screen.getByText(/^Target .* · missed by \d\.\d/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Target of/ })).toBeNull();
  });

  it('are set, changed and removed by the company’s administrator', async () => {
    await withoutTargets();
    await server.signIn('company-admin');
    const { user } = renderApp('/company-overview');
    await openMenu(user, 'Set target');
    let form = await dialog();
    expect(form.getByText('The average is 4.3 today.')).toBeVisible();
    await user.type(form.getByRole('spinbutton', { name: 'Target' }), '6.5');
    await user.type(form.getByLabelText('Due date'), DUE);
    await user.click(form.getByRole('button', { name: 'Add milestone' }));
    await user.type(form.getByLabelText('Day of milestone 1'), addDays(dayOf(new Date()), 30));
    await user.type(form.getByLabelText('Average at milestone 1'), '5');
    await user.type(form.getByRole('textbox', { name: 'Reason' }), 'Agreed');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Target 6\.5 by Dec 31, \d{4} · on course/)).toBeVisible();
    expect(await card('Operating Margin')).toHaveTextContent('Target 6.5');
    expect(await rows()).toMatchObject([
      {
        ...{ driver_id: 'driver-2', value: 6.5, due_on: DUE, reason: 'Agreed' },
        milestones: [{ on: addDays(dayOf(new Date()), 30), value: 5 }],
        set_by: 'user-company-admin',
      },
    ]);

    await openMenu(user, 'Change target');
    form = await dialog();
    const value = form.getByRole('spinbutton', { name: 'Target' });
    await user.clear(value);
    await user.type(value, '7');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Target 7\.0 by/)).toBeVisible();
    await openMenu(user, 'Change target');
    expect(
      await (await dialog()).findByText(/^Target 6\.5 by .* set by Company admin/),
    ).toBeVisible();
    await user.click((await dialog()).getByRole('button', { name: 'Cancel' }));

    await openMenu(user, 'Remove target');
    expect(await screen.findByText('Target of Operating Margin removed')).toBeVisible();
    await waitFor(async () =>
      expect(await card('Operating Margin')).not.toHaveTextContent('Target 7.0'),
    );
    expect(await rows()).toEqual([]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(async () =>
      expect(await card('Operating Margin')).toHaveTextContent('Target 7.0'),
    );
  });

  it('are not sent while they break a rule, which is named at its field', async () => {
    await withoutTargets();
    await server.signIn('admin');
    const { user } = renderApp('/company-overview');
    await openMenu(user, 'Set target');
    const form = await dialog();
    await user.type(form.getByRole('spinbutton', { name: 'Target' }), '4');
    await user.type(form.getByLabelText('Due date'), dayOf(new Date()));
    await user.click(form.getByRole('button', { name: 'Add milestone' }));
    await user.type(form.getByLabelText('Average at milestone 1'), '5');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('The target is below the present average of 4.3.')).toBeVisible();
    expect(await form.findByText('Choose a day that is at least 7 days ahead.')).toBeVisible();
    expect(await form.findByText(/^The days must be in order/)).toBeVisible();
    expect(await rows()).toEqual([]);
  });

  it('keep the dialog open when the server refuses them', async () => {
    await withoutTargets();
    await server.signIn('company-admin');
    const { user } = renderApp('/company-overview');
    await openMenu(user, 'Set target');
    const form = await dialog();
    await user.type(form.getByRole('spinbutton', { name: 'Target' }), '6');
    await user.type(form.getByLabelText('Due date'), DUE);
    await server.store.write((tx) =>
      tx.update('users', 'user-company-admin', { company_role: 'editor' }),
    );
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('You are not allowed to do this.')).toBeVisible();
  });

  it('hide nothing of the cards on a server without them', async () => {
    await server.signIn('company-admin');
    server.faults.breakDown('getTargets');
    renderApp('/company-overview');
    expect(await screen.findByText('41 of 68 actions scored')).toBeVisible();
    expect(screen.queryByText(/^Target/)).toBeNull();
    server.faults.recover();
  });
});
