import { createInstance } from 'i18next';
import { formatsOf } from '@/shared/i18n/formats';
import { onlyKnown, scoreMovement } from '@/testing/stories/features/storyMovement';
import { toMovement } from '../Movement';
import { movementMessages } from '../messages.en';
import { spanish } from '../messages.es';
import { shownMovement } from './shownMovement';
import { summaryOf } from './summary';

const i18n = createInstance();
void i18n.init({
  lng: 'en',
  resources: { en: { movement: movementMessages }, es: { movement: spanish } },
  interpolation: { escapeValue: false },
  initAsync: false,
});

function sentence(parts: Parameters<typeof scoreMovement>[0], language = 'en') {
  const movement = toMovement(scoreMovement(parts));
  const t = i18n.getFixedT(language, 'movement');
  const names = { driver: 'Expectations', from: t('moment.week', { week: 'W43 2026' }), to: 'now' };
  return summaryOf(movement, shownMovement(movement), {
    t,
    formats: formatsOf(language),
    ...names,
  });
}

const score = (state: number, weight: number) => ({ state, weight });
const HEADLINE = 'Expectations fell by 0.50, from 8.00 at the end of W43 2026 to 7.50 now';

test.each([
  [
    'more is known and nothing else',
    { actions: onlyKnown },
    'Expectations fell by 0.78, from 8.00 at the end of W43 2026 to 7.22 now, only because more is known: 2 actions were scored for the first time. No score was changed.',
  ],
  [
    'it fell without a lower score',
    {
      actions: [
        { name: '1.1 A', before: score(8, 1), after: score(8, 1) },
        { name: '1.2 B', before: score(8, 1), after: score(8, 2) },
        { name: '1.3 C', after: score(6, 1) },
      ],
    },
    `${HEADLINE}: 1 action was scored for the first time and 1 action weighs more; none was scored lower.`,
  ],
  [
    'a part is not explained',
    {
      actions: [{ name: '1.1 A', before: score(8, 2), after: score(7, 2) }],
      unexplained: -0.5,
    },
    'Expectations fell by 1.50, from 8.50 at the end of W43 2026 to 7.00 now: 1 action was scored lower and a part is not explained.',
  ],
  [
    'an action was marked as not applicable',
    {
      actions: [
        { name: '1.1 A', before: score(8, 1), after: score(8, 1) },
        { name: '1.2 B', before: score(6, 1), lost: 'not_applicable' as const },
      ],
    },
    'Expectations rose by 1.00, from 7.00 at the end of W43 2026 to 8.00 now: 1 action was marked as not applicable; none was scored higher.',
  ],
  [
    'changes cancel each other out',
    {
      actions: [
        { name: '1.1 A', before: score(5, 1), after: score(6, 1) },
        { name: '1.2 B', before: score(5, 1), after: score(4, 1) },
      ],
    },
    'Expectations is 5.00 now, the same as at the end of W43 2026: 1 action was scored higher and 1 action was scored lower.',
  ],
])('says why when %s', (_case, parts, expected) => {
  expect(sentence(parts)).toBe(expected);
});

test('is a sentence in Spanish as well', () => {
  expect(sentence({ actions: onlyKnown }, 'es')).toBe(
    'Expectations: baja 0,78, de 8,00 al final de W43 2026 a 7,22 now, solo porque se sabe más: 2 acciones se puntuaron por primera vez. No cambió ninguna puntuación.',
  );
});
