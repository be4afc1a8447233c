import type { TFunction } from 'i18next';
import type { Formats } from '@/shared/i18n/formats';
import type { MovedAction } from '../Movement';

/** Why an action moved the average, in words: 'State 4 → 6'. */
export function causeText(
  { before, after, isNotApplicable }: MovedAction,
  t: TFunction<'movement'>,
  { number }: Formats,
): string {
  if (!before) return after ? t('list.first', { state: after.state }) : '';
  if (!after) {
    return t(isNotApplicable ? 'list.notApplicable' : 'list.cleared', { state: before.state });
  }
  const state = t('list.state', { before: before.state, after: after.state });
  const weight = t('list.weight', { before: number(before.weight), after: number(after.weight) });
  return [
    ...(before.state === after.state ? [] : [state]),
    ...(before.weight === after.weight ? [] : [weight]),
  ].join(' · ');
}

/** Who changed it last and when; null where no change was recorded between the two moments. */
export function lastChangeText(
  { lastChange }: MovedAction,
  t: TFunction<'movement'>,
  { dayAndTime }: Formats,
): string | null {
  if (!lastChange) return null;
  const person = lastChange.by ?? t('list.formerMember');
  return t('list.by', { person, moment: dayAndTime(Date.parse(lastChange.at)) });
}
