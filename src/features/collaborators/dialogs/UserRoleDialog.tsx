import { can, type Person } from '@contract/permissions';
import { Form, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useIsMobile } from '@/shared/ui/layout/useLayoutSize';
import type { Collaborator } from '../Collaborator';
import { toTarget, type CompanyContext } from '../collaboratorActions';
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

/** A person's two roles; the one that is not the viewer's to change says why. */
export function UserRoleDialog(props: Props) {
  const { open, person, collaborator, companyContext, onChange, onClose } = props;
  const { t } = useTranslation('collaborators');
  const isMobile = useIsMobile();
  const target = toTarget(collaborator, companyContext);

  return (
    <FormDialog<Roles>
      title={t('role.title')}
      open={open}
      width={isMobile ? WIDTH_ON_MOBILE : WIDTH}
      initialValues={{
        companyRole: collaborator.companyRole,
        workspaceRole: collaborator.workspaceRole,
      }}
      // The lists show it at once; a refusal takes it back and says so.
      onSubmit={async (roles) => onChange(roles)}
      failureOf={serverMessageOr(t('role.failed', { name: collaborator.name }))}
      onClose={onClose}
    >
      <Typography.Paragraph strong>{collaborator.name}</Typography.Paragraph>
      <Form.Item name="companyRole" label={t('role.companyRole')}>
        <RoleChoice
          label={t('role.companyRole')}
          closedBecause={
            can(person, 'changeCompanyRole', target) ? undefined : t('role.companyRoleClosed')
          }
        />
      </Form.Item>
      <Form.Item name="workspaceRole" label={t('role.workspaceRole')}>
        <RoleChoice
          label={t('role.workspaceRole')}
          closedBecause={
            can(person, 'changeWorkspaceRole', target) ? undefined : t('role.workspaceRoleClosed')
          }
        />
      </Form.Item>
    </FormDialog>
  );
}
