import { screen, waitFor, within } from '@testing-library/react';
import { addDays, dayOf, WEEK_MS } from '@contract/days';
import { historyWeekOf } from '@contract/scoring/weeks';
import type { TargetRow } from '@server/store/tables';
import { openFacts } from '@/testing/page/openFacts';
import { renderApp } from '@/testing/page/renderApp';
import { insertItem } from '@/testing/server/plannedItem';
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

/** Replaces the recorded averages of a driver by `weekly`, of which the last one is that of the current week. */
const recordWeeks = (driver_id: string, weekly: readonly number[]) =>
  server.store.write(async (tx) => {
    const ofDriver = { company_id: FIXTURE_COMPANY.id, driver_id };
    await tx.remove('driver_weeks', ofDriver);
    const rows = weekly.toReversed().map((average, index) => ({
      ...ofDriver,
      id: `week-${String(index)}`,
      average,
      ...historyWeekOf(new Date(Date.now() - index * WEEK_MS)),
    }));
    await tx.insert('driver_weeks', rows);
  });

/** Replaces all targets by one that began long ago, and removes the plan. */
const setTarget = (driver_id: string | null, fields: Partial<TargetRow>) =>
  server.store.write(async (tx) => {
    await tx.remove('targets', {});
    await tx.remove('plan_items', {});
    await tx.insert('targets', {
      id: 'target',
      company_id: FIXTURE_COMPANY.id,
      driver_id,
      reason: '',
      start_on: '2020-01-01',
      start_average: 2,
      value: 9,
      due_on: DUE,
      milestones: [],
      set_by: 'user-admin',
      set_at: '2020-01-01T10:00:00.000Z',
      ended_at: null,
      ...fields,
    });
  });

const dialog = async () => within(await screen.findByRole('dialog'));

/** Opens the dialog for a first target of Operating Margin, signed in as this person. */
async function openNewTarget(person: 'admin' | 'company-admin') {
  await withoutTargets();
  await server.signIn(person);
  const { user } = renderApp('/company-overview');
  await openMenu(user, 'Set target');
  return { user, form: await dialog() };
}

describe('Targets', () => {
  it('lead the page: which driver is the lowest, and what the plan changes', async () => {
    await server.signIn('subscriber');
    renderApp('/company-overview');
    expect(
      await screen.findByText(
        'Operating Margin is the lowest and missed its target by 1.3; the plan closes 0.6 of it.',
      ),
    ).toBeVisible();
  });

  it('are left out of that sentence where the lowest driver has none', async () => {
    await withoutTargets();
    await server.signIn('subscriber');
    renderApp('/company-overview');
    expect(await screen.findByText('Operating Margin is the lowest, with 4.3.')).toBeVisible();
  });

  it('are shown on the rating cards with their status and the plan', async () => {
    await server.signIn('subscriber');
    const { user } = renderApp('/company-overview');
    await screen.findByText(/^Target .* · behind its path by \d\.\d · with the plan \d\.\d/);
    expect(await card('Operating Margin')).toHaveTextContent(/missed by \d\.\d41 of 68/);
    await openFacts(user);
    expect(screen.getByText(/^Target .* · reached/)).toBeVisible();
    expect(screen.getByText(/^Target .* · on course/)).toBeVisible();
    expect(screen.getByText(/^Target .* · missed by \d\.\d/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Target of/ })).toBeNull();
  });

  it('are on the tab of their driver, which offers to set a missing one', async () => {
    await server.signIn('company-admin');
    const { close } = renderApp('/company-overview?tab=operating-margin');
    expect(await screen.findByText(/^Target .* · missed by \d\.\d/)).toBeVisible();
    close();

    await withoutTargets();
    const { user } = renderApp('/company-overview?tab=operating-margin');
    await user.click(await screen.findByRole('button', { name: 'Set target' }));
    expect((await dialog()).getByText('The average is 4.3 today.')).toBeVisible();
  });

  // Operating Margin has an average of 4.3; at the pace of the first one, it takes longer than a year.
  it.each([
    ['rises', [4.2, 4.25, 4.3, 4.35, 4.4, 4.45], /· at this pace on \w+ \d+, \d{4}$/],
    ['falls', [4.7, 4.6, 4.5, 4.4, 4.3, 4.2], /· not at this pace$/],
    ['rises too slowly', [4.2, 4.2, 4.201, 4.201, 4.202, 4.202], /· not at this pace$/],
    ['has few recorded weeks', [4.7, 4.6, 4.5, 4.4, 4.3], /· behind its path by \d\.\d$/],
  ])('say when they are reached at the pace of an average that %s', async (_what, weeks, text) => {
    await recordWeeks('driver-2', weeks);
    await setTarget('driver-2', {});
    await server.signIn('subscriber');
    renderApp('/company-overview');
    expect(await screen.findByText(/^Target 9\.0 by/)).toHaveTextContent(text);
  });

  // The average is 4.34.
  it('have one distance on the card and in the sentence, that to the target itself', async () => {
    const start_on = addDays(dayOf(new Date()), -300);
    await setTarget('driver-2', { value: 6, start_on, start_average: 4.3 });
    await server.signIn('subscriber');
    renderApp('/company-overview');
    expect(await screen.findByText('behind, 1.7 to go')).toBeVisible();
    expect(screen.getByText(/and behind its target by 1\.7;/)).toBeVisible();
    const line = screen.getByText(/^Target 6\.0 by .* · behind its path by \d\.\d/);
    expect(line).not.toHaveTextContent('path by 1.7');
  });

  it('say so in Spanish', async () => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['es']);
    await recordWeeks('driver-2', [4.7, 4.6, 4.5, 4.4, 4.3, 4.2]);
    await setTarget('driver-2', { due_on: '2025-12-31' });
    await server.signIn('subscriber');
    const { user } = renderApp('/company-overview');
    const line = await screen.findByText(
      'Objetivo 9,0 para el 31 dic 2025 · quedó a 4,7 del objetivo · no a este ritmo',
    );
    await openFacts(user);
    expect(line).toBeVisible();
  });

  it('are missed by less than 0.1 where the gap would be rounded to 0.0', async () => {
    // The average is 4.34.
    await setTarget('driver-2', { value: 4.37, due_on: '2025-12-31' });
    await server.signIn('subscriber');
    renderApp('/company-overview');
    expect(await screen.findByText(/^missed by less than 0\.1$/)).toBeVisible();
    expect(screen.getByText(/^Target 4\.4 by .* · missed by less than 0\.1/)).toBeInTheDocument();
  });

  it.each([
    ['name the day on which the plan is to be done', '2999-12-31', / by Dec 31, 2999( ·|$)/],
    ['name no day of a plan that is overdue', '2020-12-31', /with the plan \d\.\d( ·|$)/],
  ])('%s', async (_what, due_on, text) => {
    await setTarget(null, {});
    await insertItem(server.store, { due_on, aim: 10 });
    await server.signIn('subscriber');
    renderApp('/company-overview');
    const line = await screen.findByText(/^Target 9\.0 by/);
    expect(line).toHaveTextContent(/ · with the plan \d\.\d/);
    expect(line).toHaveTextContent(text);
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
    const first = await screen.findByText(/^Target 6\.5 by Dec 31, \d{4} · on course/);
    await openFacts(user);
    expect(first).toBeVisible();
    expect(await card('Operating Margin')).toHaveTextContent('Target 6.5');
    expect(await rows()).toMatchObject([
      {
        driver_id: 'driver-2',
        value: 6.5,
        due_on: DUE,
        reason: 'Agreed',
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
      await (await dialog()).findByText(/^Target 6\.5 by .* set by Cora Brennan/),
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
    const { user, form } = await openNewTarget('admin');
    await user.type(form.getByRole('spinbutton', { name: 'Target' }), '4');
    await user.type(form.getByLabelText('Due date'), dayOf(new Date()));
    await user.click(form.getByRole('button', { name: 'Add milestone' }));
    await user.type(form.getByLabelText('Average at milestone 1'), '5');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('The target is below the current average of 4.3.')).toBeVisible();
    expect(await form.findByText('Choose a day that is at least 7 days ahead.')).toBeVisible();
    expect(await form.findByText(/^The days must be in order/)).toBeVisible();
    expect(await rows()).toEqual([]);
  });

  it.each([
    ['en', 'Target of Operating Margin', 'Set target', 'Target', 'Due date', 'Save', '6.5'],
    ['es', /^Objetivo de Margen/, 'Fijar objetivo', 'Objetivo', 'Fecha límite', 'Guardar', '6,5'],
  ])('may be typed with a comma (%s)', async (language, menu, set, value, due, save, shown) => {
    jest.spyOn(navigator, 'languages', 'get').mockReturnValue([language]);
    await withoutTargets();
    await server.signIn('admin');
    const { user } = renderApp('/company-overview');
    await user.click(await screen.findByRole('button', { name: menu }));
    await user.click(await screen.findByRole('menuitem', { name: set }));
    const form = await dialog();
    await user.type(form.getByRole('spinbutton', { name: value }), '6,5');
    await user.type(form.getByLabelText(due), DUE);
    await user.click(form.getByRole('button', { name: save }));
    await screen.findByText((text) => text.startsWith(`${value} ${shown}`));
    expect(await rows()).toMatchObject([{ value: 6.5 }]);
  });

  it('are refused above 10 instead of becoming 10', async () => {
    const { user, form } = await openNewTarget('admin');
    await user.type(form.getByRole('spinbutton', { name: 'Target' }), '65');
    await user.type(form.getByLabelText('Due date'), DUE);
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Enter a number from 1 to 10.')).toBeVisible();
    expect(await rows()).toEqual([]);
  });

  it('keep the focus in the dialog when a milestone is removed', async () => {
    const { user, form } = await openNewTarget('company-admin');
    await user.click(form.getByRole('button', { name: 'Add milestone' }));
    const row = (await form.findByLabelText('Day of milestone 1')).parentElement;
    await user.click(form.getByRole('button', { name: 'Remove milestone 1' }));
    await waitFor(() => expect(row).not.toBeInTheDocument());
    expect(document.body).not.toHaveFocus();
  });

  it('keep the dialog open when the server refuses them', async () => {
    const { user, form } = await openNewTarget('company-admin');
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
    const { user } = renderApp('/company-overview');
    const [counted] = await screen.findAllByText('41 of 68 actions scored');
    await openFacts(user);
    expect(counted).toBeVisible();
    expect(screen.queryByText(/^Target/)).toBeNull();
    server.faults.recover();
  });
});
