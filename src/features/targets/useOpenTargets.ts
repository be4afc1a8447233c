import { shownDriver } from '@contract/fields/naming';
import { useMemo } from 'react';
import { mapDownloadable, type Downloadable } from '@/shared/download/Downloadable';
import type { Target } from './Target';
import { useCurrentTargets } from './useCurrentTargets';
import { useTargetTexts } from './useTargetTexts';

/** A current target with the English name of its driver, and in words: 'Target 6.0 by Dec 31'. */
export interface OpenTarget extends Pick<
  Target,
  'driver' | 'startOn' | 'startAverage' | 'value' | 'dueOn' | 'milestones'
> {
  text: string;
}

/** A company's current targets in words. Without a company there are none, and it sends no query. */
export function useOpenTargets(companyId: string | null): Downloadable<readonly OpenTarget[]> {
  const { goal } = useTargetTexts();
  const current = useCurrentTargets(companyId);
  return useMemo(
    () =>
      mapDownloadable(current, (targets) =>
        targets.map((target) => ({
          ...target,
          driver: shownDriver(target.driver),
          text: goal(target),
        })),
      ),
    [current, goal],
  );
}
