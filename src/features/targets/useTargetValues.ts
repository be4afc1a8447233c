import { shownDriver } from '@contract/fields/naming';
import { mapDownloadable, type Downloadable } from '@/shared/download/Downloadable';
import { useCurrentTargets } from './useCurrentTargets';

/** The current targets of a company, 1–10, by the English names of the drivers or Global Average. */
export function useTargetValues(companyId: string): Downloadable<Readonly<Record<string, number>>> {
  return mapDownloadable(useCurrentTargets(companyId), (targets) =>
    Object.fromEntries(targets.map(({ driver, value }) => [shownDriver(driver), value])),
  );
}
