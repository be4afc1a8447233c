import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { insertSigned } from '@/testing/server/signedReview';
import { FIXTURE_COMPANY, useTestServer } from '@/testing/server/testServer';

const server = useTestServer({ reviewShares: true });
const ADDRESS = `/shared/token-share-${FIXTURE_COMPANY.id}`;

test('a recipient without an account reads the page and opens a proof', async () => {
  await insertSigned(server.store);
  const { user } = renderApp(ADDRESS);
  expect(await screen.findByRole('heading', { level: 1, name: 'Board, first half' })).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  const page = within(screen.getByRole('article'));
  expect(page.getByRole('presentation')).toHaveAttribute(
    'src',
    expect.stringMatching(/^\/uploads\//),
  );
  await user.click(screen.getByRole('button', { name: /^Scored: / }));
  expect(await screen.findByText('The sum of one action')).toBeVisible();
  expect(screen.queryByText(/^Since then/)).toBeNull();
});

test('a revoked link opens nothing', async () => {
  await insertSigned(server.store);
  await server.store.write((tx) =>
    tx.updateWhere('review_shares', {}, { revoked_at: '2026-01-01T00:00:00.000Z' }),
  );
  renderApp(ADDRESS);
  expect(await screen.findByText('This link does not open anything')).toBeVisible();
});

test('a proof is printed in the language of its reader', async () => {
  jest.spyOn(navigator, 'languages', 'get').mockReturnValue(['es']);
  await insertSigned(server.store);
  const { user } = renderApp(ADDRESS);
  await user.click(await screen.findByRole('button', { name: /^Promedio global, Promedio: / }));
  const proof = screen.getByRole('complementary');
  expect(await within(proof).findAllByText(/^\d,\d\d$/)).not.toEqual([]);
  expect(within(proof).queryByText(/\d\.\d\d/)).toBeNull();
});
