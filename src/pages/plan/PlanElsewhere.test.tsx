import { dayOf } from '@contract/days';
import { act, screen, within } from '@testing-library/react';
import { ACCOUNT_NAMES } from '@/testing/accountNames';
import { advanceClock, stopClock } from '@/testing/page/advanceClock';
import { renderApp } from '@/testing/page/renderApp';
import { markNotApplicable } from '@/testing/server/markNotApplicable';
import { insertItem, removePlans } from '@/testing/server/plannedItem';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
const DAY_S = 24 * 60 * 60;

const group = (name: string) => screen.findByRole('region', { name });

// The tests begin without a plan.
beforeEach(() => removePlans(server.store));

describe('An item of the plan', () => {
  it('is part of the action’s page', async () => {
    const activity = await insertItem(server.store, {
      owner_id: 'user-editor',
      note: 'Ask the board.',
    });
    await server.signIn('subscriber');
    renderApp(`/actionco?impact_area=1&activity_id=${activity}`);
    expect(await screen.findByText(`Planned · ${ACCOUNT_NAMES.editor}`)).toBeVisible();
    expect(screen.getByText('Ask the board.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the plan' })).toBeVisible();
  });

  it('shows that its action has been marked as not applicable, here and in the plan', async () => {
    const activity = await insertItem(server.store, { owner_id: 'user-editor' });
    await markNotApplicable(server, activity);
    await server.signIn('editor');
    const { user } = renderApp(`/actionco?impact_area=1&activity_id=${activity}`);
    expect(await screen.findByText(/^Marked as not applicable/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Open the plan' }));
    const later = within(await group('Later')).getByRole('listitem');
    expect(later).toHaveTextContent(/Marked as not applicable/);
    expect(later).not.toHaveTextContent(/Not scored|Planned [+−0]/);
  });

  it('is overdue once its day has passed, on a page that stays open overnight', async () => {
    stopClock();
    await insertItem(server.store, { owner_id: 'user-editor', due_on: dayOf(new Date()) });
    await server.signIn('editor');
    renderApp('/plan?tab=plan');
    expect(await group('This month')).toBeVisible();
    advanceClock(DAY_S);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await group('Overdue')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'This month' })).toBeNull();
  });

  it('is announced on the dashboard when something of one’s own is due', async () => {
    await insertItem(server.store, { owner_id: 'user-editor', due_on: '2020-01-31' });
    await server.signIn('editor');
    const { user, address } = renderApp();
    await user.click(
      await screen.findByRole('link', { name: '1 of your actions is overdue or due this week' }),
    );
    expect(within(await group('Overdue')).getAllByRole('listitem')).toHaveLength(1);
    expect(address.path).toBe('/plan?tab=plan&owner=mine');
  });

  it('is not announced to others', async () => {
    await insertItem(server.store, { owner_id: 'user-editor', due_on: '2020-01-31' });
    await server.signIn('subscriber');
    renderApp();
    await screen.findByText(/\d+ of \d+ actions done$/);
    expect(screen.queryByText(/due this week/)).toBeNull();
  });
});
