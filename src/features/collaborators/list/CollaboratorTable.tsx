import { Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from '@/shared/ui/list/listTable.module.css';
import { PaginatedList } from '@/shared/ui/list/PaginatedList';
import type { StoredListState } from '@/shared/ui/list/useListState';
import type { Collaborator } from '../Collaborator';
import type { CollaboratorAction } from '../collaboratorActions';
import { CollaboratorMenu } from './CollaboratorMenu';
import { PersonCells } from './PersonCells';

interface Props {
  workspaceName: string;
  /** People who have accepted their invitation and whose company is not deleted. */
  collaborators: readonly Collaborator[];
  actionsOn: (collaborator: Collaborator) => readonly CollaboratorAction[];
  onAction: (action: CollaboratorAction, collaborator: Collaborator) => void;
  /** Keeps the search text and the page, such as in the address. */
  listState?: StoredListState;
}

const PAGE_SIZE = 10;

const textOf = ({ name, email, companyName }: Collaborator) => `${name} ${email} ${companyName}`;

/** The people of a workspace with their company role and workspace role. */
export function CollaboratorTable({ workspaceName, collaborators, listState, ...rest }: Props) {
  const { t } = useTranslation('collaborators');
  const hasActions = collaborators.some((person) => rest.actionsOn(person).length > 0);
  if (collaborators.length === 0) {
    return <Typography.Text type="secondary">{t('table.empty')}</Typography.Text>;
  }
  return (
    <PaginatedList
      items={collaborators}
      pageSize={PAGE_SIZE}
      searchLabel={t('table.search', { name: workspaceName })}
      textOf={textOf}
      itemsName={t('table.people', { name: workspaceName })}
      {...(listState && { listState })}
    >
      {(shown) => (
        <Rows
          label={t('table.label', { name: workspaceName })}
          shown={shown}
          {...{ hasActions, ...rest }}
        />
      )}
    </PaginatedList>
  );
}

type RowsProps = Pick<Props, 'actionsOn' | 'onAction'> & {
  label: string;
  shown: readonly Collaborator[];
  /** False hides the column of menus. */
  hasActions: boolean;
};

const COLUMNS = ['name', 'company', 'companyRole', 'workspaceRole', 'actions'] as const;

/**
 * The table, which is laid out as a list on phones. Browsers then drop the table semantics, so the roles are
 * explicit.
 */
function Rows({ label, shown, hasActions, actionsOn, onAction }: RowsProps) {
  const { t } = useTranslation(['collaborators', 'shared']);
  const columns = COLUMNS.filter((column) => hasActions || column !== 'actions');

  return (
    <table className={styles.table} role="table" aria-label={label}>
      <thead className={styles.head} role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              role="columnheader"
              className={column === 'actions' ? styles.actions : undefined}
            >
              {t(`column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {shown.map((person) => (
          <tr key={person.id} role="row" className={styles.row}>
            <PersonCells person={person} />
            {hasActions && (
              <td role="cell" className={styles.actions}>
                <CollaboratorMenu
                  collaborator={person}
                  actions={actionsOn(person)}
                  onAction={(action) => onAction(action, person)}
                />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
