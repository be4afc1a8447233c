import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { useNotify } from '@/shared/ui/notify/useNotify';
import type { Collaborator } from '../Collaborator';
import type { Roles } from '../collaboratorChanges';
import { useResendInvitationMutation, useUpdateRoleMutation } from '../collaboratorsApi';

interface Task {
  action: 'userRole' | 'resend';
  people: Collaborator[];
}

/** Changes several people after one confirmation. Those who cannot be changed are named; the others can be undone. */
export function useSeveralPeople() {
  const { t } = useTranslation('collaborators');
  const { list } = useFormats();
  const notify = useNotify();
  const [task, setTask] = useState<Task>({ action: 'userRole', people: [] });
  const [isOpen, setIsOpen] = useState(false);
  const [updateRole] = useUpdateRoleMutation();
  const [resendInvitation] = useResendInvitationMutation();
  const { action, people } = task;

  /** One after another, so that a server under load refuses none of them. Returns the changed people. */
  async function forEach(change: (person: Collaborator) => Promise<unknown>) {
    const changed: Collaborator[] = [];
    const failed: Collaborator[] = [];
    let reason: unknown;
    for (const person of people) {
      try {
        await change(person);
        changed.push(person);
      } catch (error) {
        failed.push(person);
        reason = error;
      }
    }
    if (failed.length > 0) {
      notify.failure(
        t('several.failed', { names: list(failed.map(({ name }) => name)) }),
        serverMessageOr(t('tryAgain'))(reason).message,
      );
    }
    return changed;
  }

  const setRoles = ({ id }: Collaborator, roles: Roles) =>
    updateRole({ userId: id, roles }).unwrap();

  return {
    action,
    people,
    isOpen,
    begin: (next: Task['action'], chosen: Collaborator[]) => {
      setTask({ action: next, people: chosen });
      setIsOpen(true);
    },
    close: () => setIsOpen(false),
    changeRoles: async (roles: Partial<Roles>) => {
      const changed = await forEach((person) =>
        setRoles(person, {
          companyRole: roles.companyRole ?? person.companyRole,
          workspaceRole: roles.workspaceRole ?? person.workspaceRole,
        }),
      );
      if (changed.length === 0) return;
      notify.changed({
        key: 'roles',
        title: t('several.roleDone', { count: changed.length }),
        undo: async () => {
          for (const person of changed) {
            const { companyRole, workspaceRole } = person;
            await setRoles(person, { companyRole, workspaceRole });
          }
        },
        failureOf: serverMessageOr(t('several.undoFailed')),
      });
    },
    resend: async () => {
      const changed = await forEach(({ id }) => resendInvitation(id).unwrap());
      if (changed.length > 0) {
        notify.success(t('several.resendDone', { count: changed.length }), t('resend.detail'));
      }
    },
  };
}
