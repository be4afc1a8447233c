import { isAdmin } from '@contract/permissions';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import {
  actionsOn,
  AddCollaboratorDialog,
  CollaboratorDialogs,
  CollaboratorGroups,
  CollaboratorsSkeleton,
  useCollaboratorTask,
  useGetCollaboratorsQuery,
  type Collaborator,
} from '@/features/collaborators';
import { CompanyField, CompanyLogo } from '@/features/companies';
import { HelpLink } from '@/features/help';
import { useQueryView } from '@/shared/api/useQueryView';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { usePageTitle } from '@/shared/routing/usePageTitle';
import { Page } from '@/shared/ui/page/Page';
import { ManagementToolbar } from '../management/ManagementToolbar';
import { useManagedPeople } from '../management/useManagedPeople';

/** The people of each company. */
export function CollaboratorsManagementPage() {
  const { t } = useTranslation('collaborators');
  const { person, companyContextOf, companies, movable } = useManagedPeople();
  const groups = useQueryView(useGetCollaboratorsQuery());
  const tasks = useCollaboratorTask();
  const listed =
    groups.state === 'ready' ? groups.data.flatMap(({ collaborators }) => collaborators) : [];
  const [adding, setAdding] = useState(false);

  // Administrators of a company have the menu here; those of a workspace have it in the workspace's
  // table.
  const hasMenus = isAdmin(person) || person.company_role === 'administrator';
  const actionsFor = (collaborator: Collaborator) =>
    hasMenus ? actionsOn(person, collaborator, companyContextOf(collaborator.companyId)) : [];

  return (
    <Page
      title={usePageTitle('collaboratorsManagement')}
      extra={
        <ManagementToolbar onAdd={() => setAdding(true)}>
          <HelpLink article="collaborators" />
        </ManagementToolbar>
      }
    >
      {groups.state === 'loading' && <CollaboratorsSkeleton />}
      {groups.state === 'failed' && <ErrorPanel error={groups.error} onRetry={groups.retry} />}
      {groups.state === 'ready' && groups.data.length === 0 && (
        <EmptyPanel title={t('empty.title')}>
          {t(isAdmin(person) ? 'empty.adminDetail' : 'empty.detail')}
        </EmptyPanel>
      )}
      {groups.state === 'ready' && groups.data.length > 0 && (
        <CollaboratorGroups
          groups={groups.data}
          isActivated={(companyId) => companyContextOf(companyId).companyActivated}
          actionsOn={actionsFor}
          onAction={(action, collaborator) =>
            tasks.begin(action, collaborator, companyContextOf(collaborator.companyId))
          }
          logoOf={(logo, name) => <CompanyLogo logo={logo} name={name} />}
        />
      )}
      <CollaboratorDialogs
        person={person}
        tasks={tasks}
        collaborators={listed}
        companies={movable}
        companyField={<CompanyField companies={movable} />}
      />
      <AddCollaboratorDialog
        open={adding}
        companies={companies}
        companyField={<CompanyField companies={companies} />}
        onClose={() => setAdding(false)}
      />
    </Page>
  );
}
