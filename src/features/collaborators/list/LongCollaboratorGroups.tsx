import { Flex } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { filterByText } from '@/shared/lib/filterByText';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { SearchField } from '@/shared/ui/input/SearchField';
import { MoreButton } from '@/shared/ui/list/MoreButton';
import type { CollaboratorGroup } from '../Collaborator';
import { entriesOf, groupsOf, textOf } from './collaboratorEntries';
import { GroupSection, useFolding, type GroupsProps } from './CollaboratorGroups';
import { CollaboratorsSkeleton } from './CollaboratorsSkeleton';
import type { useCollaboratorPages } from './useCollaboratorPages';

interface Props extends GroupsProps {
  pages: ReturnType<typeof useCollaboratorPages>;
}

/** People grouped by company where there are too many companies to load all: the server searches and sends pages. */
export function LongCollaboratorGroups({ pages, ...rest }: Props) {
  const { t } = useTranslation('collaborators');
  const { typed, type, groups, hasMore, isLoadingMore, loadMore } = pages;
  return (
    <Flex vertical gap="middle">
      <SearchField label={t('search')} typed={typed} onType={type} />
      {groups.state === 'loading' && <CollaboratorsSkeleton />}
      {groups.state === 'failed' && <ErrorPanel error={groups.error} onRetry={groups.retry} />}
      {groups.state === 'ready' && <FoundGroups groups={groups.data} search={typed} {...rest} />}
      {hasMore && <MoreButton isLoading={isLoadingMore} onLoad={loadMore} isAutomatic />}
    </Flex>
  );
}

interface FoundProps extends GroupsProps {
  groups: readonly CollaboratorGroup[];
  search: string;
}

/** Of a company that was found by its people, only the people who match are shown. */
function FoundGroups({ groups, search, ...rest }: FoundProps) {
  const { t } = useTranslation('shared');
  const folding = useFolding(search);
  const shown = useMemo(
    () => groupsOf(filterByText(entriesOf(groups), search, textOf)),
    [groups, search],
  );
  if (shown.length === 0) return <EmptyPanel title={t('nothingFound')} />;
  return shown.map((group) => (
    <GroupSection key={group.companyId} group={group} {...folding(group)} {...rest} />
  ));
}
