import { shownDriver } from '@contract/fields/naming';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import type { Target } from './Target';
import { useGetTargetsQuery } from './targetsApi';
import { useTargetTexts } from './useTargetTexts';

/** A current target with the English name of its driver, and in words: 'Target 6.0 by Dec 31'. */
export interface OpenTarget extends Pick<
  Target,
  'driver' | 'startOn' | 'startAverage' | 'value' | 'dueOn' | 'milestones'
> {
  text: string;
}

/** A company's current targets; none while they are loading. Without a company it sends no query. */
export function useOpenTargets(companyId: string | null): readonly OpenTarget[] {
  const { goal } = useTargetTexts();
  const { currentData } = useGetTargetsQuery(companyId ?? skipToken);
  return useMemo(
    () =>
      (currentData ?? [])
        .filter(({ endedAt }) => endedAt === null)
        .map((target) => ({ ...target, driver: shownDriver(target.driver), text: goal(target) })),
    [currentData, goal],
  );
}
