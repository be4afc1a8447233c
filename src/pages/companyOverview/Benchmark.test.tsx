import { screen, waitFor, within } from '@testing-library/react';
import { openFacts } from '@/testing/page/openFacts';
import { renderApp } from '@/testing/page/renderApp';
import { useTestServer } from '@/testing/server/testServer';

const server = useTestServer();

const answerWith = (figures: object) =>
  server.faults.answerWith('getBenchmark', {
    data: {
      benchmark: [
        {
          driver: '3. Revenue Growth',
          week: '2026-W46',
          peers: 6,
          needed: 5,
          median: 5.6,
          lower: null,
          upper: null,
          above: 4,
          equal: 0,
          starts_on: null,
          ...figures,
        },
      ],
    },
  });

beforeEach(() => server.signIn('editor'));

it.each([
  ['the median and the standing', {}, 'Median of 6 peers: 5.6 · higher than 4 of them'],
  [
    'the middle 50% from eight peers on',
    { peers: 8, lower: 4.2, upper: 7 },
    'Median of 8 peers: 5.6 · middle 50% from 4.2 to 7.0 · higher than 4 of them',
  ],
  [
    'no standing for a company with too few scores',
    { above: null, equal: null },
    'Median of 6 peers: 5.6 · score more actions to compare',
  ],
  [
    'a percentage from twenty peers on',
    { peers: 20, above: 13, equal: 1 },
    'Median of 20 peers: 5.6 · higher than 65% of them, 1 is the same',
  ],
  [
    'when a company that has enough scores by now is compared',
    { above: null, equal: null, starts_on: '2026-11-23' },
    'Median of 6 peers: 5.6 · compared from next Monday',
  ],
  [
    'when the comparison starts in the first week',
    { peers: 0, median: null, above: null, equal: null, starts_on: '2026-11-23' },
    'Compared with peers from next Monday',
  ],
  [
    'how many peers are missing',
    { peers: 4, median: null, above: null, equal: null },
    '4 of 5 peers needed to compare',
  ],
])('A rating shows %s', async (_what, figures, line) => {
  answerWith(figures);
  const { user } = renderApp('/company-overview');
  const fact = await screen.findByText(line);
  await openFacts(user);
  expect(fact).toBeVisible();
});

it('A rating shows no comparison on a server that knows none', async () => {
  server.faults.refuse('getBenchmark', 'NOT_FOUND');
  renderApp('/company-overview');
  const ratings = await screen.findByRole('list', { name: 'Rating Overview' });
  await within(ratings).findAllByText('138 of 219 actions scored');
  expect(server.browser.requests).toContain('getBenchmark');
  expect(screen.queryByText(/peers/)).toBeNull();
});

it.each([
  ['/company-overview', 'getDrivers', ['getBenchmark', 'getTargets']],
  ['/company-overview?tab=operating-margin', 'getDriver', ['getBenchmark']],
])(
  'What a rating of %s shows is requested with the rating, not after it',
  async (path, ...rest) => {
    const [rating, others] = rest;
    const release = server.faults.holdNext(rating);
    renderApp(path);
    await waitFor(() =>
      expect(server.browser.requests).toEqual(expect.arrayContaining([rating, ...others])),
    );
    release();
  },
);

it('Without a target, a rating says how many peers are below', async () => {
  answerWith({ driver: '4. Asset Efficiency' });
  renderApp('/company-overview');
  expect(await screen.findByText('4 of 6 peers below')).toBeVisible();
});

it('A bar has a tick at the median, which screen readers read', async () => {
  answerWith({});
  renderApp('/company-overview');
  const name = /^6\.3 on the scale from 1 to 10\. Median of 6 peers: 5\.6\. Target: 6\.3$/;
  expect(await screen.findByRole('img', { name })).toBeVisible();
  const ring = screen.getByRole('progressbar', { name: 'Revenue Growth' });
  expect(ring).toHaveAttribute('aria-valuetext', '6.3');
});
