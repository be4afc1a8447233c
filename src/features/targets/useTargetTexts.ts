import { useCallback } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { Target } from './Target';

/** Words a target, its status and where the plan leads. */
export interface TargetTexts {
  /** A day such as 'Dec 31', with the year unless it is the present one. */
  day: (day: string) => string;
  /** 'Target 6.0 by Dec 31'. */
  goal: (target: Pick<Target, 'value' | 'dueOn'>) => string;
  /** 'behind by 0.1'; null for a former target. */
  status: (target: Target) => string | null;
  /** All facts of a target, each a part of one line. */
  parts: (target: Target) => string[];
}

export function useTargetTexts(): TargetTexts {
  const { t } = useTranslation('targets');
  const { oneDecimal, shortDay: day } = useFormats();
  const goal = useCallback(
    ({ value, dueOn }: Pick<Target, 'value' | 'dueOn'>) =>
      t('line.goal', { value: oneDecimal(value), day: day(dueOn) }),
    [t, oneDecimal, day],
  );

  function status({ status: word, expected, average, value }: Target): string | null {
    if (word === null) return null;
    const goalNow = word === 'behind' ? (expected ?? value) : value;
    return t(`status.${word}`, { amount: oneDecimal(goalNow - (average ?? goalNow)) });
  }

  function parts(target: Target): string[] {
    const { planAverage, paceDate } = target;
    return [
      goal(target),
      status(target),
      planAverage === null ? null : t('line.plan', { average: oneDecimal(planAverage) }),
      paceDate === null ? null : t('line.pace', { day: day(paceDate) }),
    ].filter((part) => part !== null);
  }

  return { day, goal, status, parts };
}
