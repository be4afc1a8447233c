import { can, isAdmin, type Person } from '@contract/permissions/permissions';
import { Form, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { withServerMessage } from '@/shared/lib/useSubmission';
import { FormDialog } from '@/shared/ui/dialog/FormDialog';
import { useNotify } from '@/shared/ui/notify/useNotify';
import type { Company, WorkspaceRef } from '../../Company';
import { useChangeWorkspacesMutation } from '../companyMutations';
import { WorkspaceChoice } from './WorkspaceChoice';

interface Props {
  /** Null if the list does not contain the selected company any more. */
  company: Company | null;
  workspaces: readonly WorkspaceRef[];
  person: Person;
  open: boolean;
  onClose: () => void;
}

interface Values {
  workspaceId: string | null;
}

/** Save was pressed after the selected company had disappeared from the list. */
class NoCompanySelected extends Error {}

/** Assigns a company to one workspace, or to none. */
export function ManageWorkspacesDialog({ company, workspaces, person, open, onClose }: Props) {
  const { t } = useTranslation('companies');
  const [change] = useChangeWorkspacesMutation();
  const notify = useNotify();

  /** Whether the person may assign the company to its earlier workspace again. Others leave that workspace with it. */
  const canUndo = isAdmin(person);
  const assignable = workspaces.filter(({ id }) =>
    can(person, 'assignWorkspace', { workspace_id: id }),
  );

  async function save({ workspaceId }: Values) {
    if (!company) throw new NoCompanySelected();
    const { id, name, workspace: before } = company;
    const assign = (to: string | null) =>
      change({ company_id: id, workspace_id: to ?? '' }).unwrap();
    await assign(workspaceId);
    const workspace = workspaces.find((one) => one.id === workspaceId)?.name;
    notify.changed({
      key: `workspace:${id}`,
      title: workspace
        ? t('workspaces.moved', { name, workspace })
        : t('workspaces.removed', { name }),
      ...(canUndo && {
        undo: () => assign(before?.id ?? null),
        failureOf: withServerMessage(t('workspaces.failed')),
      }),
    });
  }

  return (
    <FormDialog<Values>
      title={t('workspaces.title')}
      open={open}
      width={500}
      initialValues={{ workspaceId: company?.workspace?.id ?? null }}
      onSubmit={save}
      failureOf={(error) =>
        error instanceof NoCompanySelected
          ? { message: t('workspaces.noCompany') }
          : withServerMessage(t('workspaces.failed'))(error)
      }
      onClose={onClose}
    >
      <Typography.Paragraph>
        <span>{t('workspaces.detail', { name: company?.name ?? '' })}</span>
      </Typography.Paragraph>
      {!isAdmin(person) && <Typography.Paragraph>{t('workspaces.oneWay')}</Typography.Paragraph>}
      <Form.Item name="workspaceId">
        <WorkspaceChoice workspaces={assignable} />
      </Form.Item>
    </FormDialog>
  );
}
