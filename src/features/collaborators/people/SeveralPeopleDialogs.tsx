import type { Role } from '@contract/permissions/roles';
import { Form, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { RoleChoice } from '../dialogs/RoleChoice';
import type { useSeveralPeople } from './useSeveralPeople';

interface Props {
  several: ReturnType<typeof useSeveralPeople>;
  /** Whether the user may change the roles of all these people. */
  mayChange: { companyRole: boolean; workspaceRole: boolean };
}

interface Values {
  companyRole?: Role;
  workspaceRole?: Role;
}

/** The confirmation of a change of several people: their roles, or new invitations. */
export function SeveralPeopleDialogs({ several, mayChange }: Props) {
  const { t } = useTranslation('collaborators');
  const { list } = useFormats();
  const { action, people, isOpen, close, changeRoles, resend } = several;
  const names = list(people.map(({ name }) => name));
  const count = people.length;

  return (
    <>
      <FormDialog<Values>
        title={t('several.roleTitle', { count })}
        open={isOpen && action === 'userRole'}
        width={600}
        submitLabel={t('several.roleConfirm', { count })}
        canSubmit={({ companyRole, workspaceRole }) =>
          companyRole !== undefined || workspaceRole !== undefined
        }
        onSubmit={changeRoles}
        failureOf={serverMessageOr(t('tryAgain'))}
        onClose={close}
      >
        <Typography.Paragraph strong>{names}</Typography.Paragraph>
        <Typography.Paragraph type="secondary">{t('several.unchanged')}</Typography.Paragraph>
        {(['companyRole', 'workspaceRole'] as const).map((role) => (
          <Form.Item key={role} name={role} label={t(`role.${role}`)}>
            <RoleChoice
              label={t(`role.${role}`)}
              disabledReason={mayChange[role] ? undefined : t(`role.${role}Closed`)}
            />
          </Form.Item>
        ))}
      </FormDialog>
      <ConfirmDialog
        title={t('several.resendTitle', { count })}
        confirmLabel={t('several.resendConfirm', { count })}
        open={isOpen && action === 'resend'}
        onConfirm={resend}
        failureOf={serverMessageOr(t('resend.failed'))}
        onClose={close}
      >
        {t('several.resendText', { names })}
      </ConfirmDialog>
    </>
  );
}
