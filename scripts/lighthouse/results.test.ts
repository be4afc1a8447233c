import { brokenCategories, failedAudits, scoreLines, type Result } from './results';

const result: Result = {
  finalDisplayedUrl: 'http://127.0.0.1/login',
  categories: {
    performance: {
      title: 'Performance',
      score: 0.876,
      auditRefs: [
        { id: 'speed', weight: 10 },
        { id: 'hints', weight: 0 },
        { id: 'cache', weight: 0 },
      ],
    },
    accessibility: {
      title: 'Accessibility',
      score: 0.99,
      auditRefs: [
        { id: 'label', weight: 3 },
        { id: 'lang', weight: 3 },
      ],
    },
    'best-practices': { title: 'Best Practices', score: null, auditRefs: [] },
  },
  audits: {
    speed: { title: 'Speed', score: 0.7, scoreDisplayMode: 'numeric', displayValue: '2 s' },
    hints: { title: 'Hints', score: null, scoreDisplayMode: 'informative' },
    label: {
      title: 'Fields have labels',
      score: 0,
      scoreDisplayMode: 'binary',
      details: {
        items: ['a', 'b', 'c', 'd'].map((id) => ({ node: { snippet: `<input ${id}>` } })),
      },
    },
    cache: {
      title: 'Page can be restored from the cache',
      score: 0,
      scoreDisplayMode: 'binary',
      details: { items: [{ reason: 'A channel is open.' }] },
    },
    lang: { title: 'The page has a language', score: 1, scoreDisplayMode: 'binary' },
  },
};

describe('Lighthouse’s result', () => {
  it('is printed with every category and its goal on that page', () => {
    expect(scoreLines('login', result)).toEqual([
      '      88  Performance  (at least 90)',
      '      99  Accessibility  (at least 100)',
      '  failed  Best Practices  (at least 100)',
    ]);
    expect(scoreLines('dashboard', result)[0]).toBe('      88  Performance');
  });

  it('names the audits without a full score, and the first places', () => {
    expect(failedAudits(result)).toEqual([
      '      70  Performance: Speed 2 s',
      '       0  Performance, not counted: Page can be restored from the cache',
      '            A channel is open.',
      '       0  Accessibility: Fields have labels',
      '            <input a>',
      '            <input b>',
      '            <input c>',
    ]);
  });

  it('fails if accessibility or best practices are below 100, whatever the speed', () => {
    expect(brokenCategories(result)).toEqual(['accessibility', 'best-practices']);
  });
});
