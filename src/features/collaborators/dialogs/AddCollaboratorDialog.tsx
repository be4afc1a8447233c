import type { UserDto } from '@contract/rest';
import type { Role } from '@contract/permissions/roles';
import { Form, Input } from 'antd';
import type { TFunction } from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { isApiError } from '@/shared/api/errors/ApiError';
import { emailsRules, toEmails } from '@/shared/lib/formRules';
import { fieldErrorsOf, isEmailTaken, type Failure } from '@/shared/lib/useSubmission';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import type { CompanyChoice } from '../Collaborator';
import { useCreateUserMutation, useDeleteUserMutation } from '../collaboratorsApi';
import { RoleChoice } from './RoleChoice';

interface Values {
  companyId: string;
  role: Role;
  email: string;
}

interface Props {
  open: boolean;
  /** The companies that the user may invite people to. */
  companies: readonly CompanyChoice[];
  /** The field that selects one of them. Form.Item passes it `id`, `value` and `onChange`. */
  companyField: ReactElement;
  onClose: () => void;
}

const WIDTH = 600;

/** An invitation needs the company's workspace, and the selected company has none. */
class NoWorkspace extends Error {}

/** Invites a person to a company. */
export function AddCollaboratorDialog({ open, companies, companyField, onClose }: Props) {
  const { t } = useTranslation('collaborators');
  const notify = useNotify();
  const [createUser] = useCreateUserMutation();
  const [deleteUser] = useDeleteUserMutation();

  async function invite({ companyId, role, email }: Values) {
    const workspaceId = companies.find(({ id }) => id === companyId)?.workspaceId;
    if (!workspaceId) throw new NoWorkspace();
    const create = (user_email: string) =>
      createUser({
        workspace_id: workspaceId,
        company_id: companyId,
        company_role: role,
        user_email,
      }).unwrap();
    const [first = '', ...others] = toEmails(email);
    if (others.length > 0) {
      await inviteSeveral([first, ...others], create);
      return;
    }
    await create(first);
    notify.success(t('add.created'), t('add.invited', { email: first }));
  }

  /** Invites people one after another. Those who cannot be invited are named; the others can be undone. */
  async function inviteSeveral(
    emails: readonly string[],
    create: (email: string) => Promise<UserDto | null>,
  ) {
    const ids: (string | undefined)[] = [];
    const failed: string[] = [];
    let reason: unknown;
    for (const address of emails) {
      try {
        ids.push((await create(address))?.id);
      } catch (error) {
        failed.push(address);
        reason = error;
      }
    }
    if (ids.length === 0) throw reason;
    if (failed.length > 0) {
      const title = t('add.severalFailed', { emails: failed.join(', ') });
      notify.failure(title, failureOf(reason, t).message);
    }
    const known = ids.filter((id) => id !== undefined);
    notify.changed({
      key: 'invitations',
      title: t('add.several', { count: ids.length }),
      ...(known.length === ids.length && {
        undo: async () => {
          for (const id of known) await deleteUser(id).unwrap();
        },
        failureOf: () => ({ message: t('add.undoFailed') }),
      }),
    });
  }

  return (
    <FormDialog<Values>
      title={t('add.title')}
      open={open}
      width={WIDTH}
      invalidMessage={t('add.invalid')}
      onSubmit={invite}
      failureOf={(error) => failureOf(error, t)}
      onClose={onClose}
    >
      <Form.Item
        name="companyId"
        label={t('add.company')}
        rules={[{ required: true, message: t('add.companyRequired') }]}
      >
        {companyField}
      </Form.Item>
      <Form.Item
        name="role"
        label={t('add.role')}
        rules={[{ required: true, message: t('add.roleRequired') }]}
      >
        <RoleChoice label={t('add.role')} />
      </Form.Item>
      <Form.Item
        name="email"
        label={t('add.email')}
        extra={t('add.emailHint')}
        rules={emailsRules(t('add.emailRequired'), t('add.emailInvalid'))}
      >
        <Input type="email" multiple autoComplete="off" />
      </Form.Item>
    </FormDialog>
  );
}

function failureOf(error: unknown, t: TFunction<'collaborators'>): Failure {
  if (error instanceof NoWorkspace) return { message: t('add.noWorkspace') };
  if (!isApiError(error)) return { message: t('add.failed') };
  if (error.status === 0) return { message: t('add.noResponse') };
  const message = error.message ?? t('add.failed');
  if (isEmailTaken(error)) return { message, fields: { email: t('add.emailTaken') } };
  const names = { user_email: 'email', company_id: 'companyId', company_role: 'role' };
  return { message, fields: fieldErrorsOf(error, names) };
}
