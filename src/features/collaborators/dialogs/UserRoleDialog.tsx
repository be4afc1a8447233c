import { can, type Person } from '@contract/permissions/permissions';
import { Form, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useIsMobile } from '@/shared/ui/layout/useLayoutSize';
import type { Collaborator } from '../Collaborator';
import { toResource, type CompanyContext } from '../collaboratorActions';
import type { Roles } from '../collaboratorChanges';
import { RoleChoice } from './RoleChoice';

interface Props {
  open: boolean;
  person: Person;
  collaborator: Collaborator;
  companyContext: CompanyContext;
  onChange: (roles: Roles) => void;
  onClose: () => void;
}

const WIDTH = '30vw';
const WIDTH_ON_MOBILE = '90vw';

/** Changes a person's two roles. A role that the user may not change is disabled, with the reason. */
export function UserRoleDialog(props: Props) {
  const { open, person, collaborator, companyContext, onChange, onClose } = props;
  const { t } = useTranslation('collaborators');
  const isMobile = useIsMobile();
  const resource = toResource(collaborator, companyContext);

  return (
    <FormDialog<Roles>
      title={t('role.title')}
      open={open}
      width={isMobile ? WIDTH_ON_MOBILE : WIDTH}
      initialValues={{
        companyRole: collaborator.companyRole,
        workspaceRole: collaborator.workspaceRole,
      }}
      // The change is optimistic: the dialog closes, and a failed request undoes the change with a notification.
      onSubmit={async (roles) => onChange(roles)}
      failureOf={serverMessageOr(t('role.failed', { name: collaborator.name }))}
      onClose={onClose}
    >
      <Typography.Paragraph strong>{collaborator.name}</Typography.Paragraph>
      <Form.Item name="companyRole" label={t('role.companyRole')}>
        <RoleChoice
          label={t('role.companyRole')}
          disabledReason={
            can(person, 'changeCompanyRole', resource) ? undefined : t('role.companyRoleClosed')
          }
        />
      </Form.Item>
      <Form.Item name="workspaceRole" label={t('role.workspaceRole')}>
        <RoleChoice
          label={t('role.workspaceRole')}
          disabledReason={
            can(person, 'changeWorkspaceRole', resource) ? undefined : t('role.workspaceRoleClosed')
          }
        />
      </Form.Item>
    </FormDialog>
  );
}
