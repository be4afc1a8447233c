import type { UserDto } from '@contract/rest';
import { restorableDaysOf } from '@contract/restorableDays';
import type { Company, WorkspaceRef } from '../../Company';
import type { CompanyTask } from '../list/CompanyMenu';
import { DeleteCompanyDialog } from './DeleteCompanyDialog';
import { EditCompanyDialog } from './EditCompanyDialog';
import { ManageWorkspacesDialog } from './ManageWorkspacesDialog';
import { ReactivateCompanyDialog } from './ReactivateCompanyDialog';

interface Props {
  /** The action whose dialog is open; null if none is. */
  task: CompanyTask | null;
  /** The selected company. */
  company: Company | null;
  workspaces: readonly WorkspaceRef[];
  /** The signed-in user. */
  person: UserDto;
  onClose: () => void;
}

/** The dialogs of all actions on the selected company. */
export function CompanyDialogs({ task, company, workspaces, person, onClose }: Props) {
  return (
    <>
      <ManageWorkspacesDialog
        {...{ company, workspaces, person, onClose }}
        open={task === 'workspaces'}
      />
      {company && (
        <>
          <EditCompanyDialog {...{ company, onClose }} open={task === 'edit'} />
          <DeleteCompanyDialog
            {...{ company, onClose }}
            restorableDays={restorableDaysOf(person)}
            open={task === 'delete'}
          />
          <ReactivateCompanyDialog {...{ company, onClose }} open={task === 'reactivate'} />
        </>
      )}
    </>
  );
}
