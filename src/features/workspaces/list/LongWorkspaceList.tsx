import { Flex } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { SearchField } from '@/shared/ui/input/SearchField';
import { MoreButton } from '@/shared/ui/list/MoreButton';
import type { Workspace } from '../Workspace';
import { WorkspaceCardsSkeleton } from './WorkspaceCardsSkeleton';
import { WorkspaceItems } from './WorkspaceCards';
import type { useWorkspacePages } from './useWorkspacePages';

interface Props {
  pages: ReturnType<typeof useWorkspacePages>;
  /** Renders the card of a workspace. */
  children: (workspace: Workspace) => ReactNode;
}

/** Cards of workspaces where there are too many to load all: the server searches them by name and sends pages. */
export function LongWorkspaceList({ pages, children }: Props) {
  const { t } = useTranslation(['workspaces', 'shared']);
  const { typed, type, workspaces, hasMore, isLoadingMore, loadMore } = pages;
  return (
    <Flex vertical gap="middle">
      <SearchField label={t('list.search')} typed={typed} onType={type} />
      {workspaces.state === 'loading' && <WorkspaceCardsSkeleton />}
      {workspaces.state === 'failed' && (
        <ErrorPanel error={workspaces.error} onRetry={workspaces.retry} />
      )}
      {workspaces.state === 'ready' &&
        (workspaces.data.length === 0 ? (
          <EmptyPanel title={t('shared:nothingFound')} />
        ) : (
          <WorkspaceItems workspaces={workspaces.data}>{children}</WorkspaceItems>
        ))}
      {hasMore && <MoreButton isLoading={isLoadingMore} onLoad={loadMore} isAutomatic />}
    </Flex>
  );
}
