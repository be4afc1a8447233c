import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

type User = ReturnType<typeof renderApp>['user'];

interface Entry {
  activityId: string;
  state: string;
  relevance: string;
  criticality: string;
}

/** Fills in the five answers that make an action done, using the form. */
async function answer(user: User, { state, relevance, criticality }: Entry) {
  const choose = async (group: string, option: string) => {
    const field = await screen.findByRole('radiogroup', { name: group });
    await user.click(within(field).getByRole('radio', { name: option }));
  };
  await choose('State of the activity', state);
  await choose('Relevance', relevance);
  await choose('Criticality', criticality);
  await choose('Cost', 'Low');
  await choose('Difficulty', 'Very low');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Saved/);
}

async function chooseCompany(name: string) {
  const { user, close } = renderApp('/');
  await user.type(await screen.findByRole('combobox', { name: 'Company shown' }), name);
  await user.click(await screen.findByTitle(name));
  // Both the card and the chart below it show this text.
  await waitFor(() => expect(screen.getAllByText('No data available')).toHaveLength(2));
  close();
}

/**
 * Reads the rows of the dashboard's two lists at this moment, because they are rendered before
 * their figures arrive.
 */
function figures() {
  const rows = (name: string) =>
    within(screen.getByRole('list', { name }))
      .getAllByRole('listitem')
      // The number of answers behind a score is tested elsewhere.
      .map((row) => row.textContent.replace(/\d+ of \d+ actions scored/, ''));
  return { drivers: rows('Company overview'), firstArea: rows('Impact Areas')[0] };
}

/**
 * The first two belong to Expectations and the third to another driver; all are in the first area,
 * which has 30 activities.
 */
const EXPECTATIONS = 'activity-1-1-1-1';
const EXPECTATIONS_TOO = 'activity-1-1-1-2';
const OTHER_DRIVER = 'activity-1-2-1-1';

// Weight = 1 + (level of relevance + level of criticality) / 2; levels 0 (very low) … 4 (very high).
const first = { activityId: EXPECTATIONS, state: '9', relevance: 'High', criticality: 'High' };
const second = {
  activityId: EXPECTATIONS_TOO,
  state: '2',
  relevance: 'Very low',
  criticality: 'Very low',
};
const third = {
  activityId: OTHER_DRIVER,
  state: '4',
  relevance: 'Medium',
  criticality: 'Very high',
};

const CASES = [
  {
    // Only the 9: score 9, High. One of 30 done is 3.33 %, shown rounded up.
    saves: [first],
    drivers: ['Expectationsnew9 of 10 9.0 High', 'Global Averagenew9 of 10 9.0 High'],
    area: '4%',
  },
  {
    // (4 × 9 + 1 × 2) / 5 = 7.6, High. Two of 30: 6.67 %.
    saves: [first, second],
    drivers: ['Expectationsnew8 of 10 7.6 High', 'Global Averagenew8 of 10 7.6 High'],
    area: '7%',
  },
  {
    // Only the 4 of the other driver: 4, Low. Global Average (7.6 + 4) / 2 = 5.8, Medium. Three of
    // 30: 10 %.
    saves: [first, second, third],
    drivers: [
      'Expectationsnew8 of 10 7.6 High',
      'Operating Marginnew4 of 10 4.0 Low',
      'Global Averagenew6 of 10 5.8 Medium',
    ],
    area: '10%',
  },
];

describe('The figures of a company that had none', () => {
  it.each(CASES)(
    'after $saves.length saves are the ones that were calculated by hand',
    async (worked) => {
      await server.signIn('admin');
      await chooseCompany('Sparrow Hill Clinics');
      for (const save of worked.saves) {
        const { user, close } = renderApp(`/actionia?impact_area=1&activity_id=${save.activityId}`);
        await answer(user, save);
        close();
      }

      renderApp('/');
      const { drivers, area } = worked;
      const firstArea = `Corporate Strategy & Business Management${area}`;
      await waitFor(() => expect(figures()).toEqual({ drivers, firstArea }));
    },
  );
});
