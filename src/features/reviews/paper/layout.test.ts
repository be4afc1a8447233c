import fc from 'fast-check';
import { LANGUAGES } from '@contract/language';
import { reportBlocks, type ReportBlock, type ReportText } from '@contract/report/blocks';
import { frozenReview } from '@contract/testing/frozenReview';
import type { Measure } from './Drawing';
import { layOutPage, PAGE } from './layout';
import { LOGO_SIDE } from './logo';
import { fitted, wrapped } from './textFit';

/** As wide as a usual font. */
const measure: Measure = (text, size) => text.length * size * 0.18;

const textsOf = (block: ReportBlock): ReportText[] => {
  if (block.kind === 'table') return [...block.rows.flat(), ...block.sum];
  return block.kind === 'facts' ? block.facts.map(({ value }) => value) : [];
};

test('paper has every figure of the blocks once, with the same text, within one A4 page', () => {
  fc.assert(
    fc.property(frozenReview, fc.constantFrom(...LANGUAGES), (review, language) => {
      const beside = {
        people: {},
        digest: 'ab'.repeat(32),
        ...{ second_signed_by: null, second_signed_at: null },
        ...{ withdrawn_at: null, withdrawn_reason: null },
      };
      const blocks = reportBlocks(review, beside, language);
      const drawings = layOutPage(blocks, measure);
      const drawn = drawings.flatMap((one) =>
        one.kind === 'text' && one.figure !== undefined ? [[one.figure, one.text]] : [],
      );
      const wanted = blocks
        .flatMap(textsOf)
        .flatMap(({ figure, text }) => (figure === undefined ? [] : [[figure, text]]));
      expect(drawn).toEqual(wanted);
      for (const one of drawings) {
        const ends =
          one.kind === 'path'
            ? one.points
            : [[one.x + (one.kind === 'text' && one.isRight ? 0 : one.width), one.y] as const];
        for (const [x, y] of ends) {
          expect(x).toBeLessThanOrEqual(PAGE.width - PAGE.margin + 0.01);
          expect(y).toBeLessThanOrEqual(PAGE.height - PAGE.margin + 0.01);
          expect(y).toBeGreaterThanOrEqual(PAGE.margin);
        }
      }
    }),
  );
});

test('the heading leaves room for a logo', () => {
  const [review] = fc.sample(frozenReview, 1);
  if (!review) throw new Error('There is no review');
  const beside = {
    people: {},
    digest: null,
    ...{ second_signed_by: null, second_signed_at: null },
    ...{ withdrawn_at: null, withdrawn_reason: null },
  };
  const summary = 'Word '.repeat(200).trim();
  const blocks = reportBlocks({ ...review, summary }, beside, 'en').slice(0, 1);
  const ends = layOutPage(blocks, measure, { hasLogo: true }).map((one) =>
    one.kind === 'text' ? one.x + one.width : 0,
  );
  expect(Math.max(...ends)).toBeLessThanOrEqual(PAGE.width - PAGE.margin - LOGO_SIDE);
});

test('a long summary still fits on the page', () => {
  const [review] = fc.sample(frozenReview, 1);
  if (!review) throw new Error('There is no review');
  const summary = 'Word '.repeat(200).trim();
  const beside = {
    people: {},
    digest: null,
    ...{ second_signed_by: null, second_signed_at: null },
    ...{ withdrawn_at: null, withdrawn_reason: null },
  };
  const drawings = layOutPage(reportBlocks({ ...review, summary }, beside, 'en'), measure);
  const lowest = Math.max(...drawings.map((one) => (one.kind === 'path' ? 0 : one.y)));
  expect(lowest).toBeLessThanOrEqual(PAGE.height - PAGE.margin);
});

test('a text is shortened to its room, and wrapped between words', () => {
  const room = { measure, width: 20, size: 10 };
  expect(fitted('short', room)).toBe('short');
  expect(fitted('much too long for it', room)).toBe('much too l…');
  expect(wrapped('one two three four', room)).toEqual(['one two', 'three four']);
});
