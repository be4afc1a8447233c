import type { TFunction } from 'i18next';
import type { Formats } from '@/shared/i18n/formats';
import type { MovedAction, Movement } from '../Movement';
import type { ShownMovement } from './shownMovement';

interface Words {
  t: TFunction<'movement'>;
  formats: Formats;
  /** In the person's language: the driver's name and both moments. */
  driver: string;
  from: string;
  to: string;
}

/** A movement in one sentence: by how much, between which moments, and why. */
export function summaryOf(movement: Movement, shown: ShownMovement, words: Words): string {
  const { t, formats, ...named } = words;
  const { before, after, change } = shown;
  const score = (value: number | null) => (value === null ? '' : formats.score(value));
  const texts = { ...named, before: score(before), after: score(after) };
  if (change === null) {
    if (before === null && after === null) return t('summary.neither', texts);
    return t(before === null ? 'summary.noBefore' : 'summary.noAfter', texts);
  }

  const direction = change > 0 ? 'rose' : change < 0 ? 'fell' : 'same';
  const headline = t(`summary.${direction}`, { ...texts, amount: score(Math.abs(change)) });
  const causes = formats.list(causesOf(movement, t));
  const count = countsOf(movement.actions);
  return t(`summary.${endingOf(movement, direction, count)}`, { headline, causes });
}

function endingOf(
  { parts }: Movement,
  direction: 'rose' | 'fell' | 'same',
  { higher, lower, first, cleared, notApplicable, heavier, lighter }: ReturnType<typeof countsOf>,
) {
  const others = higher + lower + cleared + notApplicable + heavier + lighter;
  const isExplained = parts.model === 0 && parts.unexplained === 0;
  if (direction !== 'same' && first > 0 && others === 0 && isExplained) return 'onlyKnown';
  // Whether a score was changed is unknown as far as a part is not explained.
  if (parts.unexplained !== 0) return 'because';
  if (direction === 'fell' && lower === 0) return 'noneLower';
  if (direction === 'rose' && higher === 0) return 'noneHigher';
  return 'because';
}

function causesOf({ actions, parts }: Movement, t: Words['t']): string[] {
  const counts = Object.entries(countsOf(actions)) as [keyof ReturnType<typeof countsOf>, number][];
  return [
    ...counts
      .filter(([, count]) => count > 0)
      .map(([cause, count]) => t(`summary.${cause}`, { count })),
    ...(['model', 'unexplained'] as const)
      .filter((part) => parts[part] !== 0)
      .map((part) => t(`summary.${part}`)),
  ];
}

/** How many actions have each cause; an action may have a new state and a new weight. */
function countsOf(actions: readonly MovedAction[]) {
  const count = (isCounted: (gain: { state: number; weight: number }) => boolean) =>
    actions.filter(
      ({ before, after }) =>
        before &&
        after &&
        isCounted({ state: after.state - before.state, weight: after.weight - before.weight }),
    ).length;
  return {
    higher: count(({ state }) => state > 0),
    lower: count(({ state }) => state < 0),
    first: actions.filter(({ cause }) => cause === 'first_scored').length,
    cleared: actions.filter(
      ({ cause, isNotApplicable }) => cause === 'no_longer_scored' && !isNotApplicable,
    ).length,
    notApplicable: actions.filter(({ isNotApplicable }) => isNotApplicable).length,
    heavier: count(({ weight }) => weight > 0),
    lighter: count(({ weight }) => weight < 0),
  };
}
