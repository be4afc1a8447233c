import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { useNotify } from '@/shared/ui/notify/useNotify';
import type { Collaborator, CompanyChoice } from '../Collaborator';
import type { CollaboratorAction, CompanyContext } from '../collaboratorActions';
import type { Roles } from '../collaboratorChanges';
import {
  useChangeCompanyMutation,
  useResendInvitationMutation,
  useUpdateRoleMutation,
} from '../collaboratorsApi';
import { collaboratorSelected } from '../collaboratorsSlice';

/** The action that was chosen from the selected person's menu. */
interface CollaboratorTask {
  action: CollaboratorAction;
  companyContext: CompanyContext;
}

/** The state of `CollaboratorDialogs` and the requests that they send. */
export function useCollaboratorTask() {
  const { t } = useTranslation('collaborators');
  const notify = useNotify();
  const dispatch = useAppDispatch();
  const [task, setTask] = useState<CollaboratorTask | null>(null);
  // The task remains after `end`, so that the dialog keeps its content while it closes.
  const [isOpen, setIsOpen] = useState(false);
  const [updateRole] = useUpdateRoleMutation();
  const [changeCompany] = useChangeCompanyMutation();
  const [resendInvitation] = useResendInvitationMutation();

  const fail = (title: string) => (error: unknown) =>
    notify.failure(title, serverMessageOr(t('tryAgain'))(error).message);

  function resend({ id, email }: Collaborator) {
    resendInvitation(id)
      .unwrap()
      .then(
        () => notify.success(t('resend.sent', { email }), t('resend.detail')),
        fail(t('resend.failed')),
      );
  }

  return {
    task,
    isOpen,
    begin: (
      action: CollaboratorAction,
      collaborator: Collaborator,
      companyContext: CompanyContext,
    ) => {
      if (action === 'resend') {
        resend(collaborator);
        return;
      }
      dispatch(collaboratorSelected(collaborator.id));
      setTask({ action, companyContext });
      setIsOpen(true);
    },
    end: () => setIsOpen(false),
    changeRoles: ({ id, name }: Collaborator, roles: Roles) => {
      updateRole({ userId: id, roles })
        .unwrap()
        .then(() => notify.success(t('role.done', { name })), fail(t('role.failed', { name })));
    },
    moveTo: ({ id, name }: Collaborator, company: CompanyChoice) => {
      const names = { name, company: company.name };
      changeCompany({ userId: id, company })
        .unwrap()
        .then(() => notify.success(t('company.done', names)), fail(t('company.failed', names)));
    },
  };
}
