import { driverTitle } from '@contract/fields/naming';
import { skipToken } from '@reduxjs/toolkit/query';
import { useMemo } from 'react';
import { useGetAllActivitiesQuery } from '@/features/activity';
import { DRIVER_TABS, useGetDriverQuery } from '@/features/drivers';

/**
 * The actions of a driver by sub-driver, among which Previous and Next stay. Null while they are loading; undefined
 * if the title is not that of a driver, if the driver does not contain the action, or if they cannot be loaded.
 */
export function useDriverSequence(
  companyId: string,
  title: string | undefined,
  activityId: string,
) {
  const driverName = DRIVER_TABS.find((tab) => driverTitle(tab) === title);
  const driver = useGetDriverQuery(driverName ? { companyId, driverName } : skipToken);
  const activities = useGetAllActivitiesQuery(driverName ? companyId : skipToken);
  const isMissing = !driverName || driver.isError || activities.isError;
  const [groups, all] = [driver.currentData?.groups, activities.currentData];

  return useMemo(() => {
    if (isMissing) return undefined;
    if (!groups || !all) return null;
    const byId = new Map(all.map((activity) => [activity.id, activity]));
    const sequence = groups.flatMap(({ actions }) =>
      actions.flatMap(({ id, isNotApplicable }) => {
        const activity = byId.get(id);
        return activity ? [{ ...activity, isNotApplicable }] : [];
      }),
    );
    return sequence.some(({ id }) => id === activityId) ? sequence : undefined;
  }, [isMissing, groups, all, activityId]);
}
