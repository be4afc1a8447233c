import { Checkbox, Typography } from 'antd';
import { useMemo, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '@/shared/i18n/formats';
import { PersonAvatar } from '@/shared/ui/data/PersonAvatar';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { PaginatedList } from '@/shared/ui/list/PaginatedList';
import { SortHeading } from '@/shared/ui/list/SortHeading';
import { SIZES } from '@/shared/ui/theme/tokens';
import type { Collaborator, CollaboratorGroup } from '../Collaborator';
import type { CollaboratorAction } from '../collaboratorActions';
import { useGetLastActiveQuery } from '../collaboratorsApi';
import { CollaboratorMenu } from '../list/CollaboratorMenu';
import { PendingBadge } from '../list/PendingBadge';
import table from '../list/CollaboratorTable.module.css';
import { PeopleFilters } from './PeopleFilters';
import {
  filterPeople,
  PEOPLE_COLUMNS,
  sortPeople,
  type LastActive,
  type PeopleView,
} from './peopleView';
import { SelectionBar } from './SelectionBar';

interface Props {
  groups: readonly CollaboratorGroup[];
  view: PeopleView;
  onView: (changed: Partial<PeopleView>) => void;
  actionsOn: (collaborator: Collaborator) => readonly CollaboratorAction[];
  onAction: (action: CollaboratorAction, collaborator: Collaborator) => void;
  /** Changes several people at once. */
  onChangeSeveral: (action: 'userRole' | 'resend', people: Collaborator[]) => void;
}

const PAGE_SIZE = 48;
/** The number of rows on the first screen. */
const FIRST_BATCH = 14;
const NOBODY: LastActive = {};
const NONE: ReadonlySet<string> = new Set();

const textOf = ({ name, email, companyName }: Collaborator) => `${name} ${email} ${companyName}`;

/** All people as a table that can be searched, filtered and sorted, and several of whom can be changed at once. */
export function PeopleTable({ groups, view, onView, onChangeSeveral, ...rest }: Props) {
  const { t } = useTranslation('collaborators');
  const { currentData: lastActive = NOBODY } = useGetLastActiveQuery();
  const [selected, setSelected] = useState(NONE);
  const people = useMemo(() => groups.flatMap(({ collaborators }) => collaborators), [groups]);
  const { company, role, status, sort } = view;
  const shown = useMemo(
    () => sortPeople(filterPeople(people, { company, role, status }), sort, lastActive),
    [people, company, role, status, sort, lastActive],
  );
  const { search, page } = view;
  const chosen = shown.filter(({ id }) => selected.has(id));

  function select(ids: readonly string[], isSelected: boolean) {
    const next = new Set(selected);
    ids.forEach((id) => (isSelected ? next.add(id) : next.delete(id)));
    setSelected(next);
  }

  return (
    <PaginatedList
      items={shown}
      pageSize={PAGE_SIZE}
      firstBatch={FIRST_BATCH}
      searchLabel={t('search')}
      textOf={textOf}
      itemsName={t('people')}
      selection={{ stored: { search, page }, store: onView }}
      filters={
        <PeopleFilters
          groups={groups}
          view={view}
          onChange={(changed) => onView({ ...changed, page: 1 })}
        />
      }
    >
      {(onPage) =>
        onPage.length === 0 ? (
          <EmptyPanel title={t('filter.nobody')} />
        ) : (
          <>
            <SelectionBar
              chosen={chosen}
              actionsOn={rest.actionsOn}
              onChange={onChangeSeveral}
              onClear={() => setSelected(NONE)}
            />
            <Rows
              people={onPage}
              sort={sort}
              onSort={(next) => onView({ sort: next, page: 1 })}
              lastActive={lastActive}
              selected={selected}
              onSelect={select}
              {...rest}
            />
          </>
        )
      }
    </PaginatedList>
  );
}

interface RowsProps extends Pick<Props, 'actionsOn' | 'onAction'> {
  people: readonly Collaborator[];
  sort: PeopleView['sort'];
  onSort: (sort: PeopleView['sort']) => void;
  lastActive: LastActive;
  selected: ReadonlySet<string>;
  onSelect: (ids: readonly string[], isSelected: boolean) => void;
}

/** Laid out as a list on narrow screens. Browsers then drop the table semantics, so the roles are explicit. */
function Rows(props: RowsProps) {
  const { people, sort, onSort, lastActive, selected, onSelect, actionsOn, onAction } = props;
  const { t } = useTranslation(['collaborators', 'shared']);
  const { longDate } = useFormats();
  const selectable = people.filter((person) => isSelectable(actionsOn(person)));
  const ids = selectable.map(({ id }) => id);
  const count = ids.filter((id) => selected.has(id)).length;

  return (
    <table className={table.table} role="table" aria-label={t('title')}>
      <thead className={table.head} role="rowgroup">
        <tr role="row">
          {ids.length > 0 && (
            <th scope="col" role="columnheader">
              <Checkbox
                aria-label={t('select.all')}
                checked={count === ids.length}
                indeterminate={count > 0 && count < ids.length}
                onChange={({ target }) => onSelect(ids, target.checked)}
              />
            </th>
          )}
          {PEOPLE_COLUMNS.map((column) => (
            <SortHeading key={column} column={column} sorting={sort} onSort={onSort}>
              {t(`column.${column}`)}
            </SortHeading>
          ))}
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
          const active = lastActive[person.id];
          return (
            <tr key={person.id} role="row" className={table.row}>
              {ids.length > 0 && (
                <td role="cell">
                  {isSelectable(actions) && (
                    <Checkbox
                      aria-label={t('select.one', { name: person.name })}
                      checked={selected.has(person.id)}
                      onChange={({ target }) => onSelect([person.id], target.checked)}
                    />
                  )}
                </td>
              )}
              <th scope="row" role="rowheader" className={table.name}>
                <PersonAvatar picture={person.image} name={person.name} size={SIZES.avatar} />
                <span>{person.name}</span>
              </th>
              <td role="cell" data-label={t('column.company')}>
                {person.companyName}
              </td>
              <td role="cell" data-label={t('column.companyRole')}>
                {t(`shared:role.${person.companyRole}`)}
              </td>
              <td role="cell" data-label={t('column.workspaceRole')}>
                {t(`shared:role.${person.workspaceRole}`)}
              </td>
              <td role="cell" data-label={t('column.status')}>
                {person.activated ? (
                  t('status.active')
                ) : (
                  <PendingBadge expires={person.invitationExpires} />
                )}
              </td>
              <td role="cell" data-label={t('column.lastActive')}>
                {active ? longDate(active) : <Typography.Text type="secondary">–</Typography.Text>}
              </td>
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
