import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { setViewport } from '@/testing/page/viewport';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

/**
 * In the fixtures this activity is in progress: relevance and criticality are set, the state is
 * not.
 */
const ACTIVITY = 'activity-1-3-2-2';

async function open() {
  await server.signIn('editor');
  const app = renderApp(`/actionia?impact_area=1&activity_id=${ACTIVITY}`);
  await screen.findByRole('radiogroup', { name: 'State of the activity' });
  return app;
}

const choices = (name: string) => within(screen.getByRole('radiogroup', { name }));
const labelsOf = (name: string) =>
  choices(name)
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);
const save = async (user: Awaited<ReturnType<typeof open>>['user']) => {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Saved/);
};

describe('The form of an action', () => {
  it('offers the states 1 to 10, and five grades for each of the other fields (§5.19)', async () => {
    await open();
    expect(labelsOf('State of the activity')).toEqual(
      Array.from({ length: 10 }, (_, index) => String(index + 1)),
    );
    for (const name of ['Relevance', 'Criticality', 'Cost', 'Difficulty']) {
      expect(labelsOf(name)).toEqual(['Very low', 'Low', 'Medium', 'High', 'Very high']);
    }
  });

  it('sends a grade as the lowest number of its range (§3.18)', async () => {
    const { user } = await open();
    for (const [name, grade] of [
      ['Relevance', 'Very low'],
      ['Criticality', 'Low'],
      ['Cost', 'Medium'],
      ['Difficulty', 'Very high'],
    ] as const) {
      await user.click(choices(name).getByRole('radio', { name: grade }));
    }
    await save(user);
    expect(await server.answerTo(ACTIVITY)).toMatchObject({
      relevance: 0,
      criticality: 2,
      cost: 4,
      difficulty: 8,
    });
  });

  it('accepts numbers for weeks and costs, and no negative time per thread (§5.18)', async () => {
    const { user } = await open();
    const box = (name: RegExp) => screen.getByRole('spinbutton', { name });
    for (const name of [/^Time needed/, /^Average cost per thread/, /^Time per thread/]) {
      await user.clear(box(name));
    }
    await user.type(box(/^Time needed/), 'six');
    await user.type(box(/^Average cost per thread/), '1.5');
    await user.type(box(/^Time per thread/), '-4');
    await user.tab();
    expect(box(/^Time needed/)).toHaveValue('');
    expect(box(/^Time per thread/)).toHaveValue('0');
    await save(user);
    expect(await server.answerTo(ACTIVITY)).toMatchObject({
      time_w: null,
      avg_cost_thread_m: 1.5,
      time_thread_h: 0,
    });
  });

  it('accepts both decimal signs, and no number with letters in it', async () => {
    const { user } = await open();
    const box = (name: RegExp) => screen.getByRole('spinbutton', { name });
    for (const name of [/^Time needed/, /^Average cost per thread/, /^Time per thread/]) {
      await user.clear(box(name));
    }
    await user.type(box(/^Time needed/), '1,5');
    await user.type(box(/^Average cost per thread/), '1.234,5');
    await user.type(box(/^Time per thread/), '2,25');
    await user.tab();
    expect(box(/^Time needed/)).toHaveValue('1.5');
    await user.type(box(/^Time needed/), 'e400');
    await save(user);
    expect(box(/^Time needed/)).toHaveValue('1.5');
    expect(await server.answerTo(ACTIVITY)).toMatchObject({
      time_w: 1.5,
      avg_cost_thread_m: 1234.5,
      time_thread_h: 2.25,
    });
  });

  it('saves when the person opens another page (§9.19)', async () => {
    const { user, store } = await open();
    await user.click(choices('State of the activity').getByRole('radio', { name: '6' }));
    await user.click(screen.getByRole('link', { name: 'Impact areas' }));
    await screen.findByRole('heading', { level: 1, name: 'Impact areas' });
    const phases = Object.values(store.getState().saving.drafts).map((draft) => draft.phase);
    expect(phases.filter((phase) => phase !== 'saving')).toEqual([]);
    await waitFor(async () =>
      expect(await server.answerTo(ACTIVITY)).toMatchObject({ revenue_state: 6 }),
    );
  });

  it('is shown beside the area’s progress in ten segments, and the process index with status icons (§2.63)', async () => {
    const todo = '1.1.1.2';
    await server.store.write((tx) =>
      tx.remove('answers', { activity_id: 'activity-1-1-1-2', company_id: FIXTURE_COMPANY.id }),
    );
    const { user } = await open();
    const bar = await screen.findByRole('progressbar', { name: 'Progress' });
    expect(bar.children).toHaveLength(10);
    expect(screen.getByText('Completed Actions')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Process index' }));
    const index = within(await screen.findByRole('dialog', { name: 'Process index' }));
    const search = index.getByLabelText('Search of actions');
    for (const [number, status, icon] of [
      ['1.1.1.1', 'Done', 'anticon-check-circle'],
      ['1.3.2.2', 'In progress', 'anticon-sync'],
      [todo, 'To do', 'anticon-ellipsis'],
    ] as const) {
      await user.clear(search);
      await user.type(search, number);
      const row = await index.findByRole('button', { name: new RegExp(`^${status} ${number} `) });
      expect(within(row).getByRole('img', { name: status })).toHaveClass(icon);
    }
  });
});

describe('On a phone, the form of an action', () => {
  const openOnPhone = async () => {
    setViewport({ width: 390, height: 844 });
    return open();
  };

  it('moves on to the next empty field, and says what is left', async () => {
    const { user } = await openOnPhone();
    expect(await screen.findByText('28 of 30')).toBeVisible();
    await user.click(choices('State of the activity').getByRole('radio', { name: '6' }));
    expect(screen.getByText('A standard that most people follow')).toBeVisible();
    // Relevance and Criticality have values already.
    expect(choices('Cost').getByRole('radio', { name: 'Very low' })).toHaveFocus();
    expect(screen.getByRole('button', { name: '2 left: Cost, Difficulty' })).toBeVisible();

    await user.click(choices('Difficulty').getByRole('radio', { name: 'High' }));
    expect(choices('Cost').getByRole('radio', { name: 'Very low' })).toHaveFocus();
    await user.click(choices('Cost').getByRole('radio', { name: 'Low' }));
    expect(screen.queryByRole('button', { name: /left/ })).toBeNull();
    expect(await screen.findByText('Saved')).toBeVisible();
  });

  it('does not move on from a value that is changed, nor by arrow keys', async () => {
    const { user } = await openOnPhone();
    await user.click(choices('Relevance').getByRole('radio', { name: 'Low' }));
    expect(choices('Relevance').getByRole('radio', { name: 'Low' })).toHaveFocus();
    choices('Cost').getByRole('radio', { name: 'Very low' }).focus();
    await user.keyboard(' ');
    expect(choices('Cost').getByRole('radio', { name: 'Very low' })).toHaveFocus();
  });

  it('has the history and the mark that it is not applicable in its menu', async () => {
    const { user } = await openOnPhone();
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'More for 1.3.2.2' }));
      await user.click(await screen.findByRole('menuitem', { name }));
    };
    expect(screen.queryByRole('switch', { name: 'Not applicable here' })).toBeNull();
    await choose('Not applicable here');
    expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveFocus();
    expect(screen.getByRole('switch', { name: 'Not applicable here' })).toBeChecked();
    await choose('History');
    expect(await screen.findByRole('dialog', { name: /^History/ })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'More for 1.3.2.2' })).toHaveFocus(),
    );
  });
});
