import fc from 'fast-check';
import { LANGUAGES } from '../language';
import { frozenReview } from '../testing/frozenReview';
import { reportBlocks, type ReportBlock, type ReportText } from './blocks';
import { parseFigure } from './figures';
import { proofOf } from './proof';

const NOTHING_BESIDE = {
  people: { editor: 'Ana Núñez' },
  digest: 'ab'.repeat(32),
  second_signed_by: null,
  second_signed_at: null,
  withdrawn_at: null,
  withdrawn_reason: null,
};

const textsOf = (block: ReportBlock): ReportText[] => {
  if (block.kind === 'table') return [...block.rows.flat(), ...block.sum];
  return block.kind === 'facts' ? block.facts.map(({ value }) => value) : [];
};
const numberIn = (text: string) => Number(text.replace(',', '.').replace(/[^\d.+-].*$/, ''));
const language = fc.constantFrom(...LANGUAGES);

test('every figure of the page has a proof, stands there once, and is the frozen value rounded', () => {
  fc.assert(
    fc.property(frozenReview, language, (review, chosen) => {
      const figures = reportBlocks(review, NOTHING_BESIDE, chosen)
        .flatMap(textsOf)
        .flatMap(({ figure, text }) => (figure === undefined ? [] : [{ figure, text }]));
      expect(new Set(figures.map(({ figure }) => figure)).size).toBe(figures.length);
      for (const { figure: id, text } of figures) {
        const figure = parseFigure(id);
        if (!figure) throw new Error(`${id} is no figure`);
        const { value } = proofOf(review, figure);
        if (value === null) throw new Error(`${id} has no value`);
        const shown = numberIn(text.replace(/^[^\d+-]*/, ''));
        const isShare = figure.kind === 'health' && figure.part !== 'disagreement';
        // Movement lines are rounded together, so that they add up.
        const tolerance = figure.kind === 'movement' ? 0.0101 : isShare ? 0.51 : 0.0501;
        expect(Math.abs(shown - value * (isShare ? 100 : 1))).toBeLessThanOrEqual(tolerance);
      }
    }),
  );
});

test('the lines of what moved it add up to the change of the Global Average as they are printed', () => {
  fc.assert(
    fc.property(frozenReview, language, (review, chosen) => {
      const blocks = reportBlocks(review, NOTHING_BESIDE, chosen);
      const texts = blocks.flatMap(textsOf);
      const change = texts.find(({ figure }) => figure === 'total/change');
      const lines = texts.filter(({ figure }) => figure?.startsWith('movement/'));
      if (!change || lines.length === 0) return;
      const hundredths = (text: string) => Math.round(numberIn(text) * 100);
      const sum = lines.reduce((total, { text }) => total + hundredths(text), 0);
      expect(sum).toBe(hundredths(change.text));
    }),
  );
});

test('both languages print the same figures, and the same content the same page', () => {
  fc.assert(
    fc.property(frozenReview, (review) => {
      const figuresIn = (chosen: 'en' | 'es') =>
        reportBlocks(review, NOTHING_BESIDE, chosen)
          .flatMap(textsOf)
          .flatMap(({ figure }) => figure ?? []);
      expect(figuresIn('es')).toEqual(figuresIn('en'));
      const copy = JSON.parse(JSON.stringify(review)) as typeof review;
      expect(reportBlocks(copy, NOTHING_BESIDE, 'en')).toEqual(
        reportBlocks(review, NOTHING_BESIDE, 'en'),
      );
    }),
  );
});

test('a second signature and a withdrawal are said beside what is signed', () => {
  const [review] = fc.sample(frozenReview, 1);
  if (!review) throw new Error('There is no review');
  const signed = { ...review, signed_by: 'editor', signed_at: '2026-05-14T08:00:00.000Z' };
  const [heading] = reportBlocks(
    signed,
    {
      ...NOTHING_BESIDE,
      second_signed_by: 'Ben Ode',
      second_signed_at: '2026-05-15T08:00:00.000Z',
      withdrawn_at: '2026-06-01T08:00:00.000Z',
      withdrawn_reason: 'A wrong total',
    },
    'en',
  );
  expect(heading).toMatchObject({
    lines: [
      'As of 13 May 2026',
      'Reviewed by Ana Núñez on 14 May 2026',
      'Second signature by Ben Ode on 15 May 2026, outside of the proof code',
      'Withdrawn on 1 Jun 2026: A wrong total',
    ],
    isWithdrawn: true,
  });
});

test.each(LANGUAGES)('a review without facts says so in one line each (%s)', (chosen) => {
  const [review] = fc.sample(frozenReview, 1);
  if (!review) throw new Error('There is no review');
  const facts = { ...review.facts, plan: [], movement: null, ranges: null, weeks: [] };
  const blocks = reportBlocks({ ...review, facts }, { ...NOTHING_BESIDE, digest: null }, chosen);
  expect(blocks.map(({ kind }) => kind)).toEqual([
    ...['heading', 'table', 'empty', 'empty', 'empty', 'facts', 'code'],
  ]);
});
