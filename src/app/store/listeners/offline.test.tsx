import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { advanceClock } from '@/testing/page/advanceClock';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
const ADDRESS = '/actionia?impact_area=1&activity_id=activity-1-3-2-2';

describe('An unreachable server', () => {
  it.each([
    ['Dashboard', 'its progress', '90%'],
    ['Company overview', 'its targets', /^Target .* by/],
    ['Company overview', 'its benchmark', /peers needed to compare/],
    ['Impact areas', 'its data health', /^Data health \(\d+\)$/],
    ['Plan', 'its targets', /^target \d/],
    ['Evolution', 'the changes of the model', /^Model changed on/],
  ])('leaves %s %s after a save on another page', async (page, _, shown) => {
    await server.signIn('editor');
    const { user, address } = renderApp(ADDRESS);
    await screen.findByRole('radiogroup', { name: 'Cost' });
    await user.click(screen.getByRole('link', { name: page }));
    await screen.findAllByText(shown);
    address.back();
    const cost = await screen.findByRole('radiogroup', { name: 'Cost' });
    await user.click(within(cost).getByRole('radio', { name: 'High' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Saved/)).toBeVisible();

    server.faults.goDown();
    await user.click(screen.getByRole('link', { name: page }));
    expect(await screen.findAllByText(shown)).not.toEqual([]);
    expect(await screen.findByText(/^As of/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Sample data/)).toBeNull());
  });
});

it('An answer is not shown from the cache if the server denies access to it', async () => {
  await server.signIn('editor');
  const { user, address } = renderApp(ADDRESS);
  await screen.findByRole('radiogroup', { name: 'Cost' });
  server.faults.refuse('answer', 'FORBIDDEN');
  await user.click(screen.getByRole('link', { name: 'Impact areas' }));
  await screen.findByRole('heading', { level: 1, name: 'Impact areas' });
  advanceClock(120);
  address.back();
  expect(await screen.findByText('You don’t have access')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('radiogroup', { name: 'Cost' })).toBeNull());
});
