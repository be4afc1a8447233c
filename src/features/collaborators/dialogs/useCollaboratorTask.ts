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
    changeRoles: ({ id, name, companyRole, workspaceRole }: Collaborator, roles: Roles) => {
      const before = { companyRole, workspaceRole };
      const change = (to: Roles) => updateRole({ userId: id, roles: to }).unwrap();
      change(roles).then(
        () =>
          notify.changed({
            key: `role:${id}`,
            title: t('role.done', { name }),
            undo: () => change(before),
            failureOf: serverMessageOr(t('role.failed', { name })),
          }),
        fail(t('role.failed', { name })),
      );
    },
    /** `before`: the person's company, if this user may move people into it. */
    moveTo: (
      { id, name }: Collaborator,
      company: CompanyChoice,
      before: CompanyChoice | undefined,
    ) => {
      const names = { name, company: company.name };
      const move = (to: CompanyChoice) => changeCompany({ userId: id, company: to }).unwrap();
      move(company).then(
        () =>
          notify.changed({
            key: `company:${id}`,
            title: t('company.done', names),
            ...(before && {
              undo: () => move(before),
              failureOf: serverMessageOr(t('company.failed', { name, company: before.name })),
            }),
          }),
        fail(t('company.failed', names)),
      );
    },
  };
}
