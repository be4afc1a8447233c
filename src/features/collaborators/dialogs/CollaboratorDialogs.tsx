import type { Person } from '@contract/permissions/permissions';
import type { ReactElement } from 'react';
import { useSelector } from 'react-redux';
import { useDialogSubject } from '@/shared/ui/dialog/useDialogSubject';
import { ChangeCompanyDialog } from './ChangeCompanyDialog';
import type { Collaborator, CompanyChoice } from '../Collaborator';
import { selectSelectedCollaboratorId } from '../collaboratorsSlice';
import { EndSessionsDialog } from './signIn/EndSessionsDialog';
import { EraseCollaboratorDialog } from './EraseCollaboratorDialog';
import { ResetSecondFactorDialog } from './signIn/ResetSecondFactorDialog';
import { RemoveCollaboratorDialog } from './RemoveCollaboratorDialog';
import type { useCollaboratorTask } from './useCollaboratorTask';
import { UserRoleDialog } from './UserRoleDialog';

interface Props {
  person: Person;
  tasks: ReturnType<typeof useCollaboratorTask>;
  /** The people that the page lists. They contain the selected person, unless that person was just removed. */
  collaborators: readonly Collaborator[];
  /** The companies that this person may move people to. */
  companies: readonly CompanyChoice[];
  companyField: ReactElement;
}

/** The dialogs that a collaborator's menu opens. */
export function CollaboratorDialogs(props: Props) {
  const { person, tasks, collaborators, companies, companyField } = props;
  const { task, isOpen, end, changeRoles, moveTo } = tasks;
  const selectedId = useSelector(selectSelectedCollaboratorId);
  const selected = collaborators.find(({ id }) => id === selectedId) ?? null;
  const collaborator = useDialogSubject(selected, isOpen);
  if (!task || !collaborator) return null;
  const { action, companyContext } = task;

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
        onChange={(company) =>
          moveTo(
            collaborator,
            company,
            companies.find(({ id }) => id === collaborator.companyId),
          )
        }
        onClose={end}
      />
      <RemoveCollaboratorDialog
        open={isOpen && action === 'remove'}
        collaborator={collaborator}
        onClose={end}
      />
      <ResetSecondFactorDialog
        open={isOpen && action === 'resetSecondFactor'}
        collaborator={collaborator}
        onClose={end}
      />
      <EndSessionsDialog
        open={isOpen && action === 'endSessions'}
        collaborator={collaborator}
        onClose={end}
      />
      <EraseCollaboratorDialog
        open={isOpen && action === 'erase'}
        collaborator={collaborator}
        onClose={end}
      />
    </>
  );
}
