import { screen } from '@testing-library/react';
import { allSums } from '@server/domain/figures/sums';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

/** Retires or adds actions until this number of them is in use. */
async function resize(count: number) {
  await server.store.write(async (tx) => {
    const activities = await tx.find('activities');
    for (const { id } of activities.slice(count)) {
      await tx.update('activities', id, { retired_at: '2026-01-01T00:00:00.000Z' });
    }
    const missing = Math.max(0, count - activities.length);
    const [first] = activities;
    if (!first) throw new Error('There are no actions');
    await tx.insert(
      'activities',
      Array.from({ length: missing }, (_, index) => ({
        ...first,
        id: `more-${String(index)}`,
        name: `1.9.9.${String(index + 1)} One more action`,
      })),
    );
    await tx.remove('driver_sums', {});
    const models = [await tx.find('subdrivers'), await tx.find('activities')] as const;
    await tx.insert('driver_sums', allSums(...models, await tx.find('answers')));
  });
}

describe.each([12, 2_000])('with a model of %s actions', (count) => {
  test.each([
    ['/', 'Expectations'],
    ['/impact-areas', 'IT Strategy & Management'],
    ['/company-overview', 'Rating Overview'],
    ['/evolution', 'Global Average'],
    ['/companies-management', 'Alder Valley Foods'],
  ])('%s is shown', async (path, text) => {
    await resize(count);
    await server.signIn('company-admin');
    renderApp(path);
    expect((await screen.findAllByText(text, {}, { timeout: 15_000 })).length).toBeGreaterThan(0);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
