import { useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { filterByText } from '@/shared/lib/filterByText';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ServerSearchedList } from '@/shared/ui/list/ServerSearchedList';
import type { Collaborator, CollaboratorGroup } from '../Collaborator';
import { PAGE_SIZE } from '../collaboratorsApi';
import type { CollaboratorAction } from '../collaboratorActions';
import { CollaboratorsSkeleton } from '../list/CollaboratorsSkeleton';
import type { useCollaboratorPages } from '../list/useCollaboratorPages';
import { LoadedLastActiveDate } from './LastActiveDate';
import { PeopleRows } from './PeopleRows';
import { textOf } from './peopleView';
import { SelectionBar } from './SelectionBar';
import { usePeopleSelection } from './usePeopleSelection';

const NO_IDS: readonly string[] = [];

interface RowsProps {
  actionsOn: (collaborator: Collaborator) => readonly CollaboratorAction[];
  onAction: (action: CollaboratorAction, collaborator: Collaborator) => void;
  /** Changes several people at once. */
  onChangeSeveral: (action: 'userRole' | 'resend', people: Collaborator[]) => void;
}

interface Props extends RowsProps {
  pages: ReturnType<typeof useCollaboratorPages>;
}

/**
 * The table of people where there are too many companies to load all: the server searches and sends pages, in the order
 * of the companies.
 */
export function ServerSearchedPeople({ pages, ...rest }: Props) {
  const { t } = useTranslation('collaborators');
  return (
    <ServerSearchedList
      searchLabel={t('search')}
      typed={pages.typed}
      onType={pages.type}
      pages={pages}
      skeleton={<CollaboratorsSkeleton />}
    >
      {(groups) => (
        <FoundPeople groups={groups} search={pages.search} isEnd={!pages.hasMore} {...rest} />
      )}
    </ServerSearchedList>
  );
}

interface FoundProps extends RowsProps {
  groups: readonly CollaboratorGroup[];
  /** The search whose hits the groups are. The typed text is ahead of it. */
  search: string;
  /** All pages are loaded. */
  isEnd: boolean;
}

/** Of a company that was found by its people, only the people who match are shown. */
function FoundPeople({ groups, search, isEnd, onChangeSeveral, ...rest }: FoundProps) {
  const { t } = useTranslation('shared');
  const { selected, select, clear } = usePeopleSelection();
  const people = useMemo(
    () =>
      filterByText(
        groups.flatMap(({ collaborators }) => collaborators),
        search,
        textOf,
      ),
    [groups, search],
  );
  const pageOf = useMemo(() => companyIdsByPage(groups), [groups]);

  if (people.length === 0) return isEnd && <EmptyPanel title={t('nothingFound')} />;
  return (
    <>
      <SelectionBar
        chosen={people.filter(({ id }) => selected.has(id))}
        actionsOn={rest.actionsOn}
        onChange={onChangeSeveral}
        onClear={clear}
      />
      <PeopleRows
        people={people}
        lastActiveOf={({ id, companyId }) => (
          <LoadedLastActiveDate personId={id} companyIds={pageOf.get(companyId ?? '') ?? NO_IDS} />
        )}
        selected={selected}
        onSelect={select}
        {...rest}
      />
    </>
  );
}

/** The ids of the companies on the same page, by the id of a company. */
function companyIdsByPage(groups: readonly CollaboratorGroup[]): Map<string, readonly string[]> {
  const ids = groups.map(({ companyId }) => companyId);
  return new Map(
    ids.map((id, at) => {
      const start = at - (at % PAGE_SIZE);
      return [id, ids.slice(start, start + PAGE_SIZE)];
    }),
  );
}
