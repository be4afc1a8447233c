import { ROLES } from '@contract/permissions/roles';
import { Select } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Filters } from '@/shared/ui/input/Filters';
import { SortMenu } from '@/shared/ui/list/sorting/SortMenu';
import { labelInElement } from '@/shared/ui/input/labelInElement';
import type { CollaboratorGroup } from '../Collaborator';
import styles from './PeopleTable.module.css';
import { PEOPLE_COLUMNS, STATUSES, type PeopleView } from './peopleView';

interface Props {
  groups: readonly CollaboratorGroup[];
  view: PeopleView;
  onChange: (changed: Partial<PeopleView>) => void;
}

/** The filters of the table: company, company role and status; on narrow screens also its order. */
export function PeopleFilters({ groups, view, onChange }: Props) {
  const { t } = useTranslation(['collaborators', 'shared']);
  const any = (label: string) => ({ value: 'any' as const, label });

  const count = [view.company ?? 'any', view.role, view.status].filter(
    (one) => one !== 'any',
  ).length;
  return (
    <Filters count={count}>
      {groups.length > 1 && (
        <Select
          labelRender={labelInElement}
          className={styles.filter}
          aria-label={t('filter.company')}
          showSearch={{ optionFilterProp: 'label' }}
          value={view.company ?? 'any'}
          options={[
            any(t('filter.anyCompany')),
            ...groups.map(({ companyId, companyName }) => ({
              value: companyId,
              label: companyName,
            })),
          ]}
          onChange={(company) => onChange({ company: company === 'any' ? null : company })}
        />
      )}
      <Select
        labelRender={labelInElement}
        className={styles.filter}
        aria-label={t('filter.role')}
        value={view.role}
        options={[
          any(t('filter.anyRole')),
          ...ROLES.map((role) => ({ value: role, label: t(`shared:role.${role}`) })),
        ]}
        onChange={(role) => onChange({ role })}
      />
      <Select
        labelRender={labelInElement}
        className={styles.filter}
        aria-label={t('filter.status')}
        value={view.status}
        options={[
          any(t('filter.anyStatus')),
          ...STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) })),
        ]}
        onChange={(status) => onChange({ status })}
      />
      <SortMenu
        columns={PEOPLE_COLUMNS.map((value) => ({ value, label: t(`column.${value}`) }))}
        sorting={view.sort}
        onSort={(sort) => onChange({ sort })}
      />
    </Filters>
  );
}
