import { can, isAdmin } from '@contract/permissions/permissions';
import type { UserDto } from '@contract/rest';
import { resourceOf, type Company } from '@/features/companies';
import { isSampleId } from '@/shared/api/sample/sample';
import { useIsOffered } from '@/shared/api/features/views';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { paths } from '@/shared/routing/paths';
import type { Command } from '@/shared/routing/useCommand';
import type { Destination } from './Destination';

/** What the person may begin from the palette; two of the commands are about the shown company. */
export function useCommands(user: UserDto, company: Company | null): Destination[] {
  const { t } = useTranslation('palette');
  const hasTargets = useIsOffered('targets');
  const hasImport = useIsOffered('importWorkbook');
  const resource = company && !isSampleId(company.id) ? resourceOf(company) : null;

  const offered: [Command, path: string, isAllowed: boolean][] = [
    [
      'setTarget',
      paths.companyOverview('General'),
      hasTargets && resource !== null && can(user, 'setTargets', resource),
    ],
    [
      'import',
      paths.impactAreas(),
      hasImport && resource !== null && can(user, 'saveAnswer', resource),
    ],
    ['addCompany', paths.companiesManagement(), isAdmin(user)],
    ['invite', paths.collaboratorsManagement(), isAdmin(user)],
  ];
  return offered.flatMap(([command, path, isAllowed]) =>
    isAllowed
      ? [{ id: `command/${command}`, label: t(`command.${command}`), to: { path, command } }]
      : [],
  );
}
