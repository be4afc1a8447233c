import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { mapDownloadable, toDownloadable, type Downloadable } from '@/shared/download/Downloadable';
import type { Target } from './Target';
import { useGetTargetsQuery } from './targetsApi';

const NONE = { has: [] };

/** A company's current targets. Without a company there are none, and it sends no query. */
export function useCurrentTargets(companyId: string | null): Downloadable<readonly Target[]> {
  const { currentData, error } = useGetTargetsQuery(companyId ?? skipToken);
  return useMemo(() => {
    if (companyId === null) return NONE;
    return mapDownloadable(toDownloadable({ currentData, error }), (targets) =>
      targets.filter(({ endedAt }) => endedAt === null),
    );
  }, [companyId, currentData, error]);
}
