import type { Person } from '@contract/permissions';
import type { Company, WorkspaceRef } from '../../Company';
import type { CompanyTask } from '../list/CompanyMenu';
import { DeleteCompanyDialog } from './DeleteCompanyDialog';
import { EditCompanyDialog } from './EditCompanyDialog';
import { ManageWorkspacesDialog } from './ManageWorkspacesDialog';
import { ReactivateCompanyDialog } from './ReactivateCompanyDialog';

interface Props {
  /** Null: none is open. */
  task: CompanyTask | null;
  /** The selected one. */
  company: Company | null;
  workspaces: readonly WorkspaceRef[];
  /** Who is doing it. */
  person: Person;
  onClose: () => void;
}

/** The dialogs of all tasks, for the one company that is selected. */
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
          <DeleteCompanyDialog {...{ company, onClose }} open={task === 'delete'} />
          <ReactivateCompanyDialog {...{ company, onClose }} open={task === 'reactivate'} />
        </>
      )}
    </>
  );
}
