import { shownDriver } from '@contract/fields/naming';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { mapDownloadable, toDownloadable, type Downloadable } from '@/shared/download/Downloadable';
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

/** A company's current targets. Without a company there are none, and it sends no query. */
export function useOpenTargets(companyId: string | null): Downloadable<readonly OpenTarget[]> {
  const { goal } = useTargetTexts();
  const { currentData, error } = useGetTargetsQuery(companyId ?? skipToken);
  return useMemo(() => {
    if (companyId === null) return NONE;
    return mapDownloadable(toDownloadable({ currentData, error }, isEmpty), (targets) =>
      targets
        .filter(({ endedAt }) => endedAt === null)
        .map((target) => ({ ...target, driver: shownDriver(target.driver), text: goal(target) })),
    );
  }, [companyId, currentData, error, goal]);
}

const NONE = { has: [] };
/** A company without targets can still be downloaded. */
const isEmpty = () => false;
