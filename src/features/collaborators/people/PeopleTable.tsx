import { useMemo, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { PaginatedList } from '@/shared/ui/list/PaginatedList';
import type { Collaborator, CollaboratorGroup } from '../Collaborator';
import type { CollaboratorAction } from '../collaboratorActions';
import { useGetLastActiveQuery } from '../collaboratorsApi';
import { PeopleFilters } from './PeopleFilters';
import { filterPeople, sortPeople, type LastActive, type PeopleView } from './peopleView';
import { PeopleRows } from './PeopleRows';
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
      listState={{ stored: { search, page }, store: onView }}
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
            <PeopleRows
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
