import { useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { PaginatedList } from '@/shared/ui/list/PaginatedList';
import type { Collaborator, CollaboratorGroup } from '../Collaborator';
import type { CollaboratorAction } from '../collaboratorActions';
import { useGetLastActiveQuery } from '../collaboratorsApi';
import { LastActiveDate } from './LastActiveDate';
import { PeopleFilters } from './PeopleFilters';
import { filterPeople, sortPeople, textOf, type LastActive, type PeopleView } from './peopleView';
import { PeopleRows } from './PeopleRows';
import { SelectionBar } from './SelectionBar';
import { usePeopleSelection } from './usePeopleSelection';

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

/** All people as a table that can be searched, filtered and sorted, and several of whom can be changed at once. */
export function PeopleTable({ groups, view, onView, onChangeSeveral, ...rest }: Props) {
  const { t } = useTranslation('collaborators');
  const { currentData: lastActive = NOBODY } = useGetLastActiveQuery();
  const { selected, select, clear } = usePeopleSelection();
  const people = useMemo(() => groups.flatMap(({ collaborators }) => collaborators), [groups]);
  const { company, role, status, sort } = view;
  const shown = useMemo(
    () => sortPeople(filterPeople(people, { company, role, status }), sort, lastActive),
    [people, company, role, status, sort, lastActive],
  );
  const { search, page } = view;
  const chosen = shown.filter(({ id }) => selected.has(id));

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
              onClear={clear}
            />
            <PeopleRows
              people={onPage}
              sorting={{ sort, onSort: (next) => onView({ sort: next, page: 1 }) }}
              lastActiveOf={({ id }) => <LastActiveDate at={lastActive[id]} />}
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
