import { can } from '@contract/permissions/permissions';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { findActivities, useGetAllActivitiesQuery } from '@/features/activity';
import { useCurrentUser } from '@/features/auth';
import { useCompanyPages, useShownCompany } from '@/features/companies';
import { impactAreaTitle } from '@/features/impactAreas';
import { isSampleId } from '@/shared/api/sample/sample';
import type { DestinationGroup } from './Destination';
import { useCommands } from './useCommands';
import { useDrivers } from './useDrivers';
import { useNames } from '@/shared/i18n/useNames';
import { filterByText } from '@/shared/lib/filterByText';
import { selectFeatures } from '@/shared/api/features/featuresSlice';
import { navigationLinks } from '@/shared/routing/navigation';
import { paths } from '@/shared/routing/paths';

/** The entries that match the typed text, by group. Sub-drivers and actions are searched from the first letter on. */
export function usePaletteGroups(typed: string): { groups: DestinationGroup[]; loading: boolean } {
  const { t } = useTranslation(['layout', 'pages']);
  const nameOf = useNames();
  const user = useCurrentUser();
  const features = useSelector(selectFeatures);
  const list = useShownCompany(user);
  const shown = list.state === 'ready' ? list.data.company : null;
  // The company that was shown when the palette opened. Choosing another one closes the palette, which must not
  // request its actions in the meantime.
  const [company, setCompany] = useState(shown);
  if (!company && shown) setCompany(shown);
  const isSearching = typed.trim() !== '' && company !== null && !isSampleId(company.id);
  const activities = useGetAllActivitiesQuery(company?.id ?? '', { skip: !isSearching });

  const drivers = useDrivers(isSearching ? company.id : null);
  const commands = useCommands(user, company);

  const pages = navigationLinks(user, features, ({ inPalette }) => inPalette).map(
    ({ path, label }) => ({
      id: path,
      label: t(label),
      to: { path },
    }),
  );
  const listed = list.state === 'ready' && can(user, 'chooseCompany') ? list.data : null;
  const isLong = listed?.isComplete === false;
  const remote = useCompanyPages(isLong ? user.role : null, typed);
  const companies = isLong
    ? (remote.companies ?? [])
    : filterByText(listed?.companies ?? [], typed, ({ name }) => name);
  const actions = isSearching ? findActivities(activities.currentData ?? [], typed) : [];

  return {
    groups: [
      { name: 'pages', found: filterByText(pages, typed, ({ label }) => label) },
      { name: 'commands', found: filterByText(commands, typed, ({ label }) => label) },
      {
        name: 'companies',
        found: companies
          .filter(({ activated }) => activated)
          .map((company) => ({
            id: company.id,
            label: company.name,
            to: { companyId: company.id, ...(isLong && { found: company }) },
          })),
        hasMore: remote.hasMore,
      },
      {
        name: 'drivers',
        found: isSearching ? filterByText(drivers, typed, ({ label }) => label) : [],
      },
      {
        name: 'actions',
        found: actions.map(({ id, number, title, area }) => ({
          id,
          label: `${number} ${title}`,
          hint: nameOf(impactAreaTitle(area)),
          to: {
            path: paths.impactAreaAction({ title: impactAreaTitle(area), area, activityId: id }),
          },
        })),
      },
    ],
    loading: (isSearching && activities.isFetching) || remote.isSearching,
  };
}
