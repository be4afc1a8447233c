import { historyWeekOf } from '@contract/scoring/weeks';
import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';
import { renderApp } from '@/testing/page/renderApp';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer();
const { year } = historyWeekOf(new Date());

const OTHER = 'Copper Lane Bakeries';

const chartOf = (name: string) =>
  screen.findByRole('application', { name: `Evolution of branch ratings of ${name}` });

it('keeps the year, the hidden series and the compared company in the address of Evolution', async () => {
  await server.signIn('admin');
  const { user, address } = renderApp('/evolution');
  await chartOf(FIXTURE_COMPANY.name);
  const select = await screen.findByRole('combobox', { name: 'Compare with company' });
  await user.type(select, OTHER);
  await user.click(await screen.findByTitle(OTHER));
  await user.click(screen.getByRole('button', { name: 'Series' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Expectations' }));
  await user.click(screen.getByRole('button', { name: 'Previous year' }));
  await waitFor(() => {
    const chosen = new URLSearchParams(address.path.split('?')[1]);
    expect(chosen.get('year')).toBe(String(year - 1));
    expect(chosen.get('hide')).toBe('expectations');
    expect(chosen.get('compare')).not.toBeNull();
  });
  const shared = address.path;

  await user.click(screen.getByRole('link', { name: 'Dashboard' }));
  await screen.findByText(/^Welcome back/);
  act(() => address.back());
  expect(await chartOf(OTHER)).toHaveAttribute('data-year', String(year - 1));
  expect(address.path).toBe(shared);
});
