import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
const ACTIVITY = 'activity-1-3-2-2';
const STALE = '/impact-areas?tab=health&rule=stale';

/** Makes one answer, which is scored, the only stale one of the company. */
async function makeStale() {
  await server.store.write(async (tx) => {
    for (const { id, activity_id } of await tx.find('answers', {
      company_id: FIXTURE_COMPANY.id,
    })) {
      const isOld = activity_id === ACTIVITY;
      const days = isOld ? 300 : 1;
      await tx.update('answers', id, {
        answered_at: new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString(),
        ...(isOld && { revenue_state: 5, not_applicable: false }),
      });
    }
  });
}

const rows = () => screen.findAllByRole('button', { name: /^Still true: / });

describe('Data health', () => {
  it('is cleared by one press on Still true, without a change of the answer', async () => {
    await makeStale();
    const before = await server.answerTo(ACTIVITY);
    await server.signIn('editor');
    const { user } = renderApp(STALE);
    const [confirm, ...others] = await rows();
    expect(others).toEqual([]);
    if (!confirm) throw new Error('There is no row');
    await user.click(confirm);
    expect(await screen.findByText('No problems found.')).toBeVisible();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    await waitFor(async () => {
      expect((await server.answerTo(ACTIVITY))?.confirmed_at).toEqual(expect.any(String));
    });
    expect(await server.answerTo(ACTIVITY)).toMatchObject({
      revision: before?.revision,
      revenue_state: 5,
    });
  });

  it('does not list what is missing in a new company, before a tenth of it is scored', async () => {
    await server.store.write(async (tx) => {
      const ofCompany = { company_id: FIXTURE_COMPANY.id };
      for (const table of ['answer_changes', 'evidence', 'plan_items', 'answers'] as const) {
        await tx.remove(table, ofCompany);
      }
    });
    await server.signIn('editor');
    const { user } = renderApp('/impact-areas?tab=health');
    expect(await screen.findByText(/once a tenth of the actions is scored/)).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Data health' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Missing score/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start with area 1' }));
    expect(await screen.findByRole('switch', { name: 'Not applicable here' })).toBeVisible();
  });

  it('brings the row back if the answer has changed in the meantime', async () => {
    await makeStale();
    await server.signIn('editor');
    const { user } = renderApp(STALE);
    const [confirm] = await rows();
    const answer = await server.answerTo(ACTIVITY);
    await server.store.write((tx) =>
      tx.update('answers', answer?.id ?? '', { revision: (answer?.revision ?? 0) + 1 }),
    );
    if (confirm) await user.click(confirm);
    expect(await screen.findByText(/^The answer was not confirmed/)).toBeVisible();
    expect(await rows()).toHaveLength(1);
    expect((await server.answerTo(ACTIVITY))?.confirmed_at ?? null).toBeNull();
  });

  it('opens the action of a row, and filters by rule in the address', async () => {
    await makeStale();
    await server.signIn('editor');
    const { user, address } = renderApp('/impact-areas');
    await user.click(await screen.findByRole('tab', { name: /^Data health \(\d+\)$/ }));
    const rules = await screen.findByRole('group', { name: 'Rules' });
    await user.click(within(rules).getByRole('button', { name: 'Stale (1)' }));
    await waitFor(() => expect(address.path).toBe(STALE));
    expect(screen.getByRole('heading', { name: 'Stale (1)' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Answer: 1\.3\.2\.2 / }));
    expect(await screen.findByRole('switch', { name: 'Not applicable here' })).toBeVisible();
  });

  it('shows subscribers all rows and no confirmation', async () => {
    await makeStale();
    await server.signIn('subscriber');
    renderApp(STALE);
    expect(await screen.findByRole('link', { name: /^Open: 1\.3\.2\.2 / })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Still true/ })).toBeNull();
  });
});
