import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const NEXT = 'Next: 1.3.2.2 Integrate acquired companies within a year';

/** Answers every action of the company completely. */
async function completeAll() {
  await server.store.write(async (tx) => {
    const done = { revenue_state: 8, relevance: 6, criticality: 6, cost: 4, difficulty: 4 };
    const answers = await tx.find('answers', { company_id: FIXTURE_COMPANY.id });
    const answered = new Set(answers.map(({ activity_id }) => activity_id));
    for (const { id } of answers) await tx.update('answers', id, done);
    const [example] = answers;
    if (!example) throw new Error('The company has no answers');
    const missing = (await tx.find('activities')).filter(({ id }) => !answered.has(id));
    await tx.insert(
      'answers',
      missing.map(({ id }) => ({ ...example, ...done, id: `added-${id}`, activity_id: id })),
    );
  });
}

describe('The welcome card', () => {
  it('names the action that Continue opens, and the overall progress, without a further request', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/');
    expect(await screen.findByText(NEXT)).toBeVisible();
    expect(screen.getByText(/\d+ of 219 actions done$/)).toHaveTextContent(/^\d\d% · /);
    await screen.findByRole('application');
    const figures = server.browser.requests.filter((name) => name.startsWith('get'));
    expect(figures.toSorted()).toEqual([
      ...['getCompanies', 'getDriverCounts', 'getDrivers', 'getGraphDrivers', 'getImpactAreas'],
    ]);

    await user.click(screen.getByRole('button', { name: 'Continue with your progress' }));
    expect(
      await screen.findByRole('heading', { name: 'Integrate acquired companies within a year' }),
    ).toBeVisible();
  });

  it('names the action that was edited last', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/actionia?impact_area=5&activity_id=activity-5-2-2-3');
    const heading = await screen.findByRole('heading', { level: 2, name: /Forecast item demand/ });
    expect(heading).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: '5' }));
    await user.click(screen.getByRole('link', { name: 'Dashboard' }));
    expect(await screen.findByText(/^Next: (5\.2\.2\.3|the action you edited last)/)).toBeVisible();
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
    server.faults.answerWith('getImpactAreas', {
      errors: [{ message: 'Unknown field', extensions: { code: 'BAD_USER_INPUT' } }],
    });
    renderApp('/');
    expect(await screen.findByText('90%')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with your progress' })).toBeVisible();
    expect(screen.queryByText(/actions done$/)).toBeNull();
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
