import { useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { filterByText } from '@/shared/lib/filterByText';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ServerSearchedList } from '@/shared/ui/list/ServerSearchedList';
import type { CollaboratorGroup } from '../Collaborator';
import { entriesOf, groupsOf, textOf } from './collaboratorEntries';
import { Groups, useExpandedGroups, type GroupsProps } from './CollaboratorGroups';
import { CollaboratorsSkeleton } from './CollaboratorsSkeleton';
import type { useCollaboratorPages } from './useCollaboratorPages';

interface Props extends GroupsProps {
  pages: ReturnType<typeof useCollaboratorPages>;
}

/** People grouped by company where there are too many companies to load all: the server searches and sends pages. */
export function ServerSearchedGroups({ pages, ...rest }: Props) {
  const { t } = useTranslation('collaborators');
  return (
    <ServerSearchedList
      searchLabel={t('search')}
      typed={pages.typed}
      onType={pages.type}
      pages={pages}
      skeleton={<CollaboratorsSkeleton />}
    >
      {(groups) => <FoundGroups groups={groups} search={pages.search} {...rest} />}
    </ServerSearchedList>
  );
}

interface FoundProps extends GroupsProps {
  groups: readonly CollaboratorGroup[];
  /** The search whose hits the groups are. The typed text is ahead of it. */
  search: string;
}

/** Of a company that was found by its people, only the people who match are shown. */
function FoundGroups({ groups, search, ...rest }: FoundProps) {
  const { t } = useTranslation('shared');
  const expandedGroups = useExpandedGroups(search);
  const shown = useMemo(
    () => groupsOf(filterByText(entriesOf(groups), search, textOf)),
    [groups, search],
  );
  if (shown.length === 0) return <EmptyPanel title={t('nothingFound')} />;
  return <Groups groups={shown} expandedGroups={expandedGroups} {...rest} />;
}
