import ApartmentOutlined from '@ant-design/icons/ApartmentOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import RollbackOutlined from '@ant-design/icons/RollbackOutlined';
import { can, type Person } from '@contract/permissions/permissions';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { MoreMenu } from '@/shared/ui/popup/MoreMenu';
import type { Company } from '../../Company';

/** The actions on a company. Each opens a dialog. */
export type CompanyTask = 'edit' | 'workspaces' | 'delete' | 'reactivate';

interface Props {
  company: Pick<Company, 'id' | 'name' | 'activated'>;
  person: Person;
  onChoose: (task: CompanyTask) => void;
  /** Entries of other features, before those that end something. */
  others?: readonly { key: string; label: string; icon: ReactNode; onClick: () => void }[];
}

const ENTRIES = [
  { key: 'edit', action: 'updateCompany', icon: <EditOutlined aria-hidden />, active: true },
  {
    key: 'workspaces',
    action: 'changeWorkspaces',
    icon: <ApartmentOutlined aria-hidden />,
    active: true,
  },
  {
    key: 'delete',
    action: 'deleteCompany',
    icon: <DeleteOutlined aria-hidden />,
    active: true,
    danger: true,
  },
  {
    key: 'reactivate',
    action: 'reactivateCompany',
    icon: <RollbackOutlined aria-hidden />,
    active: false,
  },
] as const;

/** The menu of the actions that the person may perform. It is hidden if there are none. */
export function CompanyMenu({ company, person, onChoose, others = [] }: Props) {
  const { t } = useTranslation(['companies', 'shared']);
  const entries = ENTRIES.filter(
    ({ action, active }) =>
      active === company.activated && can(person, action, { company_id: company.id }),
  ).map(({ key, icon, ...rest }) => ({
    key,
    icon,
    label: t(`companies:menu.${key}`),
    danger: 'danger' in rest,
    onClick: () => onChoose(key),
  }));

  const all = company.activated
    ? [...entries.slice(0, -1), ...others, ...entries.slice(-1)]
    : entries;
  return <MoreMenu label={t('shared:actionsFor', { name: company.name })} entries={all} />;
}
