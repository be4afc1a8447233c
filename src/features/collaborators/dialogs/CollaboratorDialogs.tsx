import type { Person } from '@contract/permissions';
import type { ReactElement } from 'react';
import { ChangeCompanyDialog } from './ChangeCompanyDialog';
import type { CompanyChoice } from '../Collaborator';
import { RemoveCollaboratorDialog } from './RemoveCollaboratorDialog';
import type { useCollaboratorTask } from './useCollaboratorTask';
import { UserRoleDialog } from './UserRoleDialog';

interface Props {
  person: Person;
  tasks: ReturnType<typeof useCollaboratorTask>;
  /** The companies that this person may move people to. */
  companies: readonly CompanyChoice[];
  companyField: ReactElement;
}

/** The dialogs that a collaborator's menu opens. */
export function CollaboratorDialogs({ person, tasks, companies, companyField }: Props) {
  const { task, isOpen, end, changeRoles, moveTo } = tasks;
  if (!task) return null;
  const { action, collaborator, companyContext } = task;

  return (
    <>
      <UserRoleDialog
        open={isOpen && action === 'userRole'}
        person={person}
        collaborator={collaborator}
        companyContext={companyContext}
        onChange={(roles) => changeRoles(collaborator, roles)}
        onClose={end}
      />
      <ChangeCompanyDialog
        open={isOpen && action === 'changeCompany'}
        collaborator={collaborator}
        companies={companies}
        companyField={companyField}
        onChange={(company) => moveTo(collaborator, company)}
        onClose={end}
      />
      <RemoveCollaboratorDialog
        open={isOpen && action === 'remove'}
        collaborator={collaborator}
        onClose={end}
      />
    </>
  );
}
