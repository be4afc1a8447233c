import { useCallback } from 'react';
import { dayOf } from '@contract/days';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { goalNow, type Target } from './Target';

/** Words a target, its status and where the plan leads. */
export interface TargetTexts {
  /** A day such as 'Dec 31', with the year unless it is the current one. */
  day: (day: string) => string;
  /** 'Target 6.0 by Dec 31'. */
  goal: (target: Pick<Target, 'value' | 'dueOn'>) => string;
  /** How far the average is from the target: 'behind, 0.6 to go' or 'behind by 0.6'; null for a former target. */
  shortStatus: (target: Target, words?: 'toGo' | 'below') => string | null;
  /** All facts of a target, each a part of one line. */
  parts: (target: Target) => string[];
}

/** The smallest amount that is stated. */
const TENTH = 0.1;

export function useTargetTexts(): TargetTexts {
  const { t } = useTranslation('targets');
  const { oneDecimal, shortDay: day } = useFormats();
  const goal = useCallback(
    ({ value, dueOn }: Pick<Target, 'value' | 'dueOn'>) =>
      t('line.goal', { value: oneDecimal(value), day: day(dueOn) }),
    [t, oneDecimal, day],
  );

  function status(target: Target): string | null {
    const { status: word, average } = target;
    if (word === null) return null;
    const wanted = goalNow(target);
    const gap = wanted - (average ?? wanted);
    if (word === 'missed' && gap < TENTH / 2) {
      return t('status.barelyMissed', { amount: oneDecimal(TENTH) });
    }
    return t(`status.${word}`, { amount: oneDecimal(gap) });
  }

  function shortStatus(target: Target, words: 'toGo' | 'below' = 'toGo'): string | null {
    const { status: word, value, average } = target;
    if (word !== 'behind' || average === null) return status(target);
    return t(`status.${words}`, { amount: oneDecimal(value - average) });
  }

  function plan({ planAverage, planDate }: Target): string | null {
    if (planAverage === null) return null;
    const average = oneDecimal(planAverage);
    // A plan that is overdue has no date any more.
    const isAhead = planDate !== null && planDate >= dayOf(new Date());
    return isAhead
      ? t('line.planBy', { average, day: day(planDate) })
      : t('line.plan', { average });
  }

  function pace({ pace: perWeek, paceDate, status: word }: Target): string | null {
    if (paceDate !== null) return t('line.pace', { day: day(paceDate) });
    const isOpen = word === 'on_course' || word === 'behind' || word === 'missed';
    return perWeek !== null && isOpen ? t('line.notAtThisPace') : null;
  }

  function parts(target: Target): string[] {
    return [goal(target), status(target), plan(target), pace(target)].filter(
      (part) => part !== null,
    );
  }

  return { day, goal, shortStatus, parts };
}
