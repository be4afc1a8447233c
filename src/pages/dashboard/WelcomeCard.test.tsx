import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { markAllAnswers } from '@/testing/server/markNotApplicable';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const NEXT = 'Next: 1.3.2.2 Integrate acquired companies within a year';

/** An action that is not done, and not the next one of its area. */
const EDITED = '/actionia?impact_area=1&activity_id=activity-1-3-2-4';

async function editRelevance(user: ReturnType<typeof renderApp>['user']) {
  const group = await screen.findByRole('radiogroup', { name: 'Relevance' });
  await user.click(within(group).getByRole('radio', { name: 'Low' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Saved/);
}

const DONE = { revenue_state: 8, relevance: 6, criticality: 6, cost: 4, difficulty: 4 };

/** Answers every action of the company completely. */
async function completeAll() {
  await server.store.write(async (tx) => {
    const answers = await tx.find('answers', { company_id: FIXTURE_COMPANY.id });
    const answered = new Set(answers.map(({ activity_id }) => activity_id));
    for (const { id } of answers) await tx.update('answers', id, DONE);
    const [example] = answers;
    if (!example) throw new Error('The company has no answers');
    const missing = (await tx.find('activities')).filter(({ id }) => !answered.has(id));
    await tx.insert(
      'answers',
      missing.map(({ id }) => ({ ...example, ...DONE, id: `added-${id}`, activity_id: id })),
    );
  });
}

describe('The welcome card', () => {
  it('names the action that Continue opens, and the overall progress, without a further request', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/');
    expect(await screen.findByText(NEXT)).toBeVisible();
    expect(screen.getByText(/^\d+ of 219 actions done$/).parentElement).toHaveTextContent(
      /^\d\d% · /,
    );
    await screen.findByRole('application');
    const figures = server.browser.requests.filter((name) => name.startsWith('get'));
    expect(figures.toSorted()).toEqual([
      ...['getCompanies', 'getDrivers', 'getGraphDrivers', 'getImpactAreas'],
    ]);

    await user.click(screen.getByRole('button', { name: 'Continue with your progress' }));
    expect(
      await screen.findByRole('heading', { name: 'Integrate acquired companies within a year' }),
    ).toBeVisible();
  });

  it('names the weakest driver, and leads to its actions', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp('/');
    await user.click(await screen.findByRole('link', { name: /^Weakest: .+ \d\.\d+/ }));
    expect(await screen.findByRole('button', { name: 'Recommended Actions' })).toBeVisible();
    expect(address.path).toMatch(/^\/company-overview\?tab=/);
  });

  it('leads to the first action of the weakest driver', async () => {
    await server.signIn('editor');
    const { user, address } = renderApp('/');
    const first = await screen.findByRole('link', { name: /^First action: \d/ });
    const name = first.textContent.replaceAll(/^First action: [\d.]+ |, \d+ days? late$/g, '');
    await user.click(first);
    expect(await screen.findByRole('heading', { name })).toBeVisible();
    expect(address.path).toMatch(/^\/actionco\?/);
  });

  it('names the action that was edited last', async () => {
    await server.signIn('editor');
    const { user } = renderApp(EDITED);
    await editRelevance(user);
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByText(/^Next: 1\.3\.2\.4/)).toBeVisible();
  });

  it('names it after a reload too, until it is done', async () => {
    await server.signIn('editor');
    const first = renderApp(EDITED);
    await editRelevance(first.user);
    // The list of the area's actions, from which the card learns name and status, arrives apart from the form.
    await waitFor(() => expect(first.store.getState().activity.lastEdited?.name).toBeTruthy());
    first.close();

    const second = renderApp('/');
    expect(await screen.findByText(/^Next: 1\.3\.2\.4/)).toBeVisible();
    second.close();

    await server.store.write(async (tx) => {
      const ids = { company_id: FIXTURE_COMPANY.id, activity_id: 'activity-1-3-2-4' };
      const [answer] = await tx.find('answers', ids);
      if (!answer) throw new Error('The answer was not saved');
      await tx.update('answers', answer.id, DONE);
    });
    const third = renderApp(EDITED);
    await waitFor(() => expect(third.store.getState().activity.lastEdited?.isDone).toBe(true));
    third.close();

    renderApp('/');
    expect(await screen.findByText(NEXT)).toBeVisible();
  });

  it('leads to what can be improved once all actions are done', async () => {
    await completeAll();
    await server.signIn('editor');
    const { user, address } = renderApp('/');
    expect(await screen.findByText(/^All 219 actions are done\. Next:/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'See what to improve first' }));
    expect(await screen.findByRole('tab', { name: 'General' })).toBeVisible();
    expect(address.path).toMatch(/^\/company-overview\?tab=general/);
  });

  it('says once that no action applies, and offers no start, improvement or ranking', async () => {
    await completeAll();
    await markAllAnswers(server);
    await server.signIn('editor');
    const { user, address } = renderApp('/');
    expect(await screen.findByText('All 219 actions are marked as not applicable.')).toBeVisible();
    expect(await screen.findByText(/^All actions are marked .* nothing to rate\.$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Start with|^See what/ })).toBeNull();
    expect(screen.queryByText(/are done/)).toBeNull();

    await user.click(screen.getByRole('link', { name: 'Company overview' }));
    expect(await screen.findByText(/^All actions are marked .* nothing to rate\.$/)).toBeVisible();
    expect(screen.queryByText(/^No actions are scored yet/)).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Plan' }));
    expect(await screen.findByText('Nothing to rank')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    await user.click(await screen.findByRole('button', { name: 'Show the impact areas' }));
    await waitFor(() => expect(address.path).toMatch(/^\/impact-areas/));
  });

  it('offers nothing to continue for a deleted company', async () => {
    await server.store.write((tx) =>
      tx.update('companies', FIXTURE_COMPANY.id, { activated: false }),
    );
    await server.signIn('editor');
    renderApp('/');
    expect(await screen.findByText(/has been deleted/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Continue/ })).toBeNull());
    expect(screen.queryByText(/^Next:/)).toBeNull();
  });

  it('shows only the percentages of a server that names no actions', async () => {
    await server.signIn('editor');
    server.specificationAlone.start();
    renderApp('/');
    expect(await screen.findByText('90%')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with your progress' })).toBeVisible();
    expect(screen.queryByText(/actions done$/)).toBeNull();
  });

  it('offers the first area with an action that applies', async () => {
    await completeAll();
    await markAllAnswers(server);
    const inThird = { company_id: FIXTURE_COMPANY.id, activity_id: 'activity-3-1-1-1' };
    await server.store.write((tx) => tx.remove('answers', inThird));
    await server.signIn('editor');
    renderApp('/');
    expect(await screen.findByRole('button', { name: 'Start with area 3' })).toBeVisible();
  });

  it('offers the first area where no action is answered', async () => {
    await server.signIn('admin');
    const { user } = renderApp('/');
    const selector = await screen.findByRole('combobox', { name: 'Company shown' });
    await user.type(selector, 'Sparrow');
    await user.click(await screen.findByTitle('Sparrow Hill Clinics'));
    await user.click(await screen.findByRole('button', { name: 'Start with area 1' }));
    expect(await screen.findByText(/^0 of \d+ actions$/)).toBeVisible();
  });
});
