import { driverTitle } from '@contract/fields/naming';
import { DRIVER_TABS, useGetSubdriversQuery } from '@/features/drivers';
import { useNames } from '@/shared/i18n/useNames';
import { paths } from '@/shared/routing/paths';
import type { Destination } from './Destination';

/** The drivers, and the sub-drivers of this company; each leads to its driver's tab. */
export function useDrivers(companyId: string | null): Destination[] {
  const nameOf = useNames();
  const { currentData: subdrivers = [] } = useGetSubdriversQuery(companyId ?? '', {
    skip: companyId === null,
  });
  return [
    ...DRIVER_TABS.map(driverTitle).map((title) => ({
      id: `driver/${title}`,
      label: nameOf(title),
      to: { path: paths.companyOverview(title) },
    })),
    ...subdrivers.map(({ name, driver }) => ({
      id: `subdriver/${name}`,
      label: nameOf(name),
      hint: nameOf(driverTitle(driver)),
      to: { path: paths.companyOverview(driverTitle(driver)) },
    })),
  ];
}
