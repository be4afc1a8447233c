import { shownDriver } from '@contract/fields/naming';
import { mapDownloadable, toDownloadable, type Downloadable } from '@/shared/download/Downloadable';
import { useGetTargetsQuery } from './targetsApi';

/** The current targets of a company, 1–10, by the English names of the drivers or Global Average. */
export function useTargetValues(companyId: string): Downloadable<Readonly<Record<string, number>>> {
  const targets = toDownloadable(useGetTargetsQuery(companyId), () => false);
  return mapDownloadable(targets, (all) => {
    const current = all.filter(({ endedAt }) => endedAt === null);
    return Object.fromEntries(current.map(({ driver, value }) => [shownDriver(driver), value]));
  });
}
