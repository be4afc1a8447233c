import { currentTarget, isLate } from './Target';
import { useGetTargetsQuery } from './targetsApi';
import { useTargetTexts } from './useTargetTexts';

/** What a rating says about its current target; null without one. `driver` is the name on the wire. */
export function useTargetStatuses(companyId: string) {
  const texts = useTargetTexts();
  const { currentData } = useGetTargetsQuery(companyId);
  const find = (driver: string) => currentTarget(currentData, driver);
  return {
    /** The goal, and its status in words. */
    statusOf(driver: string) {
      const target = find(driver);
      if (!target) return null;
      const { value, status } = target;
      return { value, status: texts.shortStatus(target), isLate: isLate(status) };
    },
    /** How far the average is from a target that is late, and how much of it the plan brings, in points. */
    gapOf(driver: string) {
      const target = find(driver);
      if (!target || !isLate(target.status) || target.average === null) return null;
      const { value, planAverage, average } = target;
      const planned = planAverage === null ? 0 : planAverage - average;
      return { kind: target.status, gap: value - average, planned };
    },
  };
}
