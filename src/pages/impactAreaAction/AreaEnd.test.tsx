import { EMPTY_ANSWER } from '@contract/answer';
import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const DONE = { revenue_state: 7, relevance: 6, criticality: 6, cost: 6, difficulty: 6 };

/** Answers every action of an area for the company, except these. */
async function completeArea(area: number, except: readonly string[] = []) {
  await server.store.write(async (tx) => {
    const company_id = FIXTURE_COMPANY.id;
    const answers = await tx.find('answers', { company_id });
    for (const { id: activity_id } of await tx.find('activities', { impact_area: area })) {
      if (except.includes(activity_id)) continue;
      const answer = answers.find((one) => one.activity_id === activity_id);
      if (answer) {
        await tx.update('answers', answer.id, DONE);
        continue;
      }
      const base = {
        id: `done-${activity_id}`,
        activity_id,
        company_id,
        answered_by: 'user-admin',
      };
      const answered_at = new Date().toISOString();
      await tx.insert('answers', { ...EMPTY_ANSWER, ...DONE, ...base, answered_at, revision: 1 });
    }
  });
}

const LAST_OF_AREA_1 = 'activity-1-3-2-2';

/** Fills every field, which is then saved without a press. */
async function assess(user: ReturnType<typeof renderApp>['user']) {
  const choose = async (group: string, option: string) => {
    const field = await screen.findByRole('radiogroup', { name: group });
    await user.click(within(field).getByRole('radio', { name: option }));
  };
  await choose('State of the activity', '9');
  for (const grade of ['Relevance', 'Criticality', 'Cost', 'Difficulty']) {
    await choose(grade, 'High');
  }
}

describe('At the end of an impact area', () => {
  it('the last answer completes the area, and Next area leads on', async () => {
    await completeArea(1, [LAST_OF_AREA_1]);
    await server.signIn('editor');
    const { user, address } = renderApp(`/actionia?impact_area=1&activity_id=${LAST_OF_AREA_1}`);
    await screen.findByRole('radiogroup', { name: 'Cost' });
    expect(screen.queryByText('Area complete')).toBeNull();
    await assess(user);

    expect(await screen.findByText('Area complete')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Next unfinished/ })).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Next area' }));
    await waitFor(() => expect(address.path).toContain('impact_area=2'));
    expect(
      await screen.findByRole('heading', {
        level: 1,
        name: 'Customer Strategy, Relationships and Interactions',
      }),
    ).toBeVisible();
  });

  it('the last action shows how many others are not done', async () => {
    await server.signIn('editor');
    const area = await server.store.read((tx) => tx.find('activities', { impact_area: 1 }));
    const id = area.at(-1)?.id ?? '';
    renderApp(`/actionia?impact_area=1&activity_id=${id}`);
    expect(await screen.findByText('Last action in this area')).toBeVisible();
    expect(screen.getByText(/actions in this area are not done yet/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Next area' })).toBeVisible();
  });

  it('nothing is next once all areas are complete', async () => {
    for (const area of [1, 2, 3, 4, 5, 6, 7]) await completeArea(area);
    await server.signIn('editor');
    const { user, address } = renderApp(`/actionia?impact_area=1&activity_id=${LAST_OF_AREA_1}`);
    expect(await screen.findByText('All actions are done')).toBeVisible();
    await user.click(
      within(screen.getByRole('main')).getByRole('button', { name: 'Impact areas' }),
    );
    await waitFor(() => expect(address.path).toBe('/impact-areas'));
  });
});
