import { screen, within } from '@testing-library/react';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const answerWith = (figures: object) =>
  server.faults.answerWith('getBenchmark', {
    data: {
      benchmark: [
        {
          driver: '3. Revenue Growth',
          ...{ week: '2026-W46', peers: 6, needed: 5, median: 5.6, lower: null, upper: null },
          ...{ above: 4, equal: 0, ...figures },
        },
      ],
    },
  });

beforeEach(() => server.signIn('editor'));

it.each([
  ['the median and the standing', {}, 'Median of 6 peers: 5.6 · above 4 of 6, equal to 0'],
  [
    'the middle half from eight peers on',
    { peers: 8, lower: 4.2, upper: 7 },
    'Median of 8 peers: 5.6 · the middle half 4.2 to 7.0 · above 4 of 8, equal to 0',
  ],
  [
    'no standing for a company with too few scores',
    { above: null, equal: null },
    'Median of 6 peers: 5.6 · score more actions to compare',
  ],
  [
    'how many peers are missing',
    { peers: 4, median: null, above: null, equal: null },
    '4 of 5 peers needed to compare',
  ],
])('A rating shows %s', async (_what, figures, line) => {
  answerWith(figures);
  renderApp('/company-overview');
  expect(await screen.findByText(line)).toBeVisible();
});

it('A rating shows no comparison on a server that knows none', async () => {
  server.faults.refuse('getBenchmark', 'NOT_FOUND');
  renderApp('/company-overview');
  const ratings = await screen.findByRole('list', { name: 'Rating Overview' });
  await within(ratings).findByText('138 of 219 actions scored');
  expect(server.browser.requests).toContain('getBenchmark');
  expect(screen.queryByText(/peers/)).toBeNull();
});
