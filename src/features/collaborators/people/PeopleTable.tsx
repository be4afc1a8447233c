import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { SearchedList, type SearchedPages } from '@/shared/ui/list/SearchedList';
import type { Collaborator, CollaboratorGroup } from '../Collaborator';
import type { CollaboratorAction } from '../collaboratorActions';
import { PAGE_SIZE as COMPANIES_PER_PAGE, useGetLastActiveQuery } from '../collaboratorsApi';
import { CollaboratorsSkeleton } from '../list/CollaboratorsSkeleton';
import { LastActiveDate } from './LastActiveDate';
import { PeopleFilters } from './PeopleFilters';
import { filterPeople, sortPeople, textOf, type LastActive, type PeopleView } from './peopleView';
import { PeopleRows } from './PeopleRows';
import { SelectionBar } from './SelectionBar';
import { usePeopleSelection } from './usePeopleSelection';

interface Props {
  pages: SearchedPages<CollaboratorGroup>;
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
const NO_GROUPS: readonly CollaboratorGroup[] = [];

/**
 * People as a table, several of whom can be changed at once. It can be searched, and unless the server searches, it can
 * be filtered and sorted.
 */
export function PeopleTable({ pages, view, onView, onChangeSeveral, ...rest }: Props) {
  const { t } = useTranslation('collaborators');
  const isWhole = pages.serverSearch === null;
  const groups = pages.view.state === 'ready' ? pages.view.data : NO_GROUPS;
  const { currentData: lastActive = NOBODY } = useGetLastActiveQuery(isWhole ? null : skipToken);
  const { selected, select, clear } = usePeopleSelection();
  const { company, role, status, sort, search, page } = view;
  const people = useMemo(() => {
    const listed = groups.flatMap(({ collaborators }) => collaborators);
    if (!isWhole) return listed;
    return sortPeople(filterPeople(listed, { company, role, status }), sort, lastActive);
  }, [groups, isWhole, company, role, status, sort, lastActive]);
  const pageOf = useMemo(() => companyIdsByPage(groups), [groups]);
  const chosen = people.filter(({ id }) => selected.has(id));

  return (
    <SearchedList
      pages={pages}
      skeleton={<CollaboratorsSkeleton />}
      items={people}
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
              {...(isWhole && {
                sorting: { sort, onSort: (next) => onView({ sort: next, page: 1 }) },
              })}
              lastActiveOf={({ id, companyId }) => (
                <LastActiveDate
                  personId={id}
                  companyIds={isWhole ? null : (pageOf.get(companyId) ?? [])}
                />
              )}
              selected={selected}
              onSelect={select}
              {...rest}
            />
          </>
        )
      }
    </SearchedList>
  );
}

/** The ids of the companies on the same page, by the id of a company. */
function companyIdsByPage(groups: readonly CollaboratorGroup[]) {
  const ids = groups.map(({ companyId }) => companyId);
  return new Map<string | null, readonly string[]>(
    ids.map((id, at) => {
      const start = at - (at % COMPANIES_PER_PAGE);
      return [id, ids.slice(start, start + COMPANIES_PER_PAGE)];
    }),
  );
}
