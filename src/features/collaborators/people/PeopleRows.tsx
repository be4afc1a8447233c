import { Checkbox } from 'antd';
import type { ReactNode } from 'react';
import { useIsOffered } from '@/shared/api/features/views';
import { useTranslation } from '@/shared/i18n/useTranslation';
import table from '@/shared/ui/list/listTable.module.css';
import { SortHeading } from '@/shared/ui/list/sorting/SortHeading';
import type { Collaborator } from '../Collaborator';
import type { CollaboratorAction } from '../collaboratorActions';
import { CollaboratorMenu } from '../list/CollaboratorMenu';
import { PendingBadge } from '../list/PendingBadge';
import { PersonCells } from '../list/PersonCells';
import styles from './PeopleTable.module.css';
import { PEOPLE_COLUMNS, type PeopleView } from './peopleView';

interface Props {
  actionsOn: (collaborator: Collaborator) => readonly CollaboratorAction[];
  onAction: (action: CollaboratorAction, collaborator: Collaborator) => void;
  people: readonly Collaborator[];
  /** Absent if the table cannot be sorted. */
  sorting?: {
    sort: PeopleView['sort'];
    onSort: (sort: PeopleView['sort']) => void;
  };
  lastActiveOf: (person: Collaborator) => ReactNode;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
}

/** The rows of the table of people, laid out as a list on narrow screens. Browsers then drop the table semantics, so the roles are explicit. */
export function PeopleRows(props: Props) {
  const { people, sorting, lastActiveOf, selected, onSelect, actionsOn, onAction } = props;
  const { t } = useTranslation(['collaborators', 'shared']);
  const hasStatus = useIsOffered('signInStatus');
  const columns = PEOPLE_COLUMNS.filter((column) => hasStatus || column !== 'lastActive');
  const selectable = people.filter((person) => isSelectable(actionsOn(person)));
  const ids = selectable.map(({ id }) => id);
  const count = ids.filter((id) => selected.has(id)).length;

  return (
    <table className={`${table.table} ${styles.people}`} role="table" aria-label={t('title')}>
      <thead className={table.head} role="rowgroup">
        <tr role="row">
          {ids.length > 0 && (
            <th scope="col" role="columnheader" className={styles.select}>
              <Checkbox
                aria-label={t('select.all')}
                checked={count === ids.length}
                indeterminate={count > 0 && count < ids.length}
                onChange={({ target }) => onSelect(ids, target.checked)}
              />
            </th>
          )}
          {columns.map((column) =>
            sorting ? (
              <SortHeading
                key={column}
                column={column}
                sorting={sorting.sort}
                onSort={sorting.onSort}
              >
                {t(`column.${column}`)}
              </SortHeading>
            ) : (
              <th key={column} scope="col" role="columnheader">
                {t(`column.${column}`)}
              </th>
            ),
          )}
          {ids.length > 0 && (
            <th scope="col" role="columnheader" className={table.actions}>
              {t('column.actions')}
            </th>
          )}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {people.map((person) => {
          const actions = actionsOn(person);
          return (
            <tr key={person.id} role="row" className={table.row}>
              {ids.length > 0 && (
                <td role="cell" className={styles.select}>
                  {isSelectable(actions) && (
                    <Checkbox
                      aria-label={t('select.one', { name: person.name })}
                      checked={selected.has(person.id)}
                      onChange={({ target }) => onSelect([person.id], target.checked)}
                    />
                  )}
                </td>
              )}
              <PersonCells person={person} />
              <td role="cell" data-label={t('column.status')}>
                {person.activated ? (
                  t('status.active')
                ) : (
                  <PendingBadge expires={person.invitationExpires} />
                )}
              </td>
              {hasStatus && (
                <td role="cell" className={styles.date} data-label={t('column.lastActive')}>
                  {lastActiveOf(person)}
                </td>
              )}
              {ids.length > 0 && (
                <td role="cell" className={table.actions}>
                  <CollaboratorMenu
                    collaborator={person}
                    actions={actions}
                    onAction={(action) => onAction(action, person)}
                  />
                </td>
              )}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Whether an action on this person can be performed on several people at once. */
const isSelectable = (actions: readonly CollaboratorAction[]) =>
  actions.includes('userRole') || actions.includes('resend');
