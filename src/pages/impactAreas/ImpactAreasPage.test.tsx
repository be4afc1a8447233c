import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const AREAS = [
  'Corporate Strategy & Business Management',
  'Customer Strategy, Relationships and Interactions',
  'Product Strategy, Development and Production',
  'Human Resource Strategy and Management',
  'IT Strategy & Management',
  'Other Shared / Corporate Services',
  'All Process Groupings (apply to all processes)',
];

const cards = () => screen.findByRole('list', { name: 'Impact areas' });

describe('Impact areas', () => {
  it('are seven cards in order, each with ten segments, under Overall progress (§2.60, §3.20)', async () => {
    await server.signIn('editor');
    renderApp('/impact-areas');
    const list = await cards();
    expect(await within(list).findAllByRole('heading')).toHaveLength(7);
    expect(
      within(list)
        .getAllByRole('heading')
        .map((title) => title.textContent),
    ).toEqual(AREAS.map((name, index) => `${index + 1} ${name}`));
    expect(screen.getByRole('heading', { level: 1, name: 'Impact areas' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Overall progress' })).toBeVisible();
    for (const bar of within(list).getAllByRole('progressbar')) {
      expect(bar.children).toHaveLength(10);
    }
  });

  it('have an edit icon after they were started, and an arrow before (§2.61)', async () => {
    await server.store.write(async (tx) => {
      const activities = await tx.find('activities', { impact_area: 7 });
      for (const { id } of activities) {
        await tx.remove('answers', { activity_id: id, company_id: FIXTURE_COMPANY.id });
      }
    });
    await server.signIn('editor');
    renderApp('/impact-areas');
    const started = await screen.findByRole('button', { name: `Continue ${AREAS[0]}` });
    expect(started.querySelector('.anticon-edit')).not.toBeNull();
    const fresh = screen.getByRole('button', { name: `Start ${AREAS[6]}` });
    expect(fresh.querySelector('.anticon-arrow-right')).not.toBeNull();
  });

  it('remember the opened action and the area’s number; the address names the page (§2.5)', async () => {
    await server.signIn('editor');
    const { user, store } = renderApp('/impact-areas');
    await user.click(await screen.findByRole('button', { name: `Continue ${AREAS[2]}` }));
    expect(await screen.findByRole('heading', { level: 1, name: String(AREAS[2]) })).toBeVisible();
    const { activity, impactAreas } = store.getState();
    expect(impactAreas.chosenNumber).toBe('3');
    expect(activity.activityId).toMatch(/^activity-3-/);
  });

  it('are sample data behind the banner while the server is unreachable (§8.30)', async () => {
    await server.signIn('editor');
    server.faults.breakDown('getImpactAreasWithCurrent');
    const { user } = renderApp('/impact-areas');
    expect(await screen.findByText('Sample data: the server could not be reached')).toBeVisible();
    expect(within(await cards()).getByText('80%')).toBeVisible();
    server.faults.recover();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await within(await cards()).findByText('90%')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Sample data/)).toBeNull());
  });
});

describe('The focus', () => {
  it('moves to the heading of the page that a menu entry opens', async () => {
    await server.signIn('editor');
    const { user } = renderApp('/faq');
    await user.click(await screen.findByRole('link', { name: 'Impact areas' }));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});
