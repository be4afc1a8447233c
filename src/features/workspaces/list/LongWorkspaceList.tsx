import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { ServerSearchedList } from '@/shared/ui/list/ServerSearchedList';
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
  const { t } = useTranslation('workspaces');
  return (
    <ServerSearchedList
      searchLabel={t('list.search')}
      typed={pages.typed}
      onType={pages.type}
      pages={pages}
      skeleton={<WorkspaceCardsSkeleton />}
    >
      {(found) => <WorkspaceItems workspaces={found}>{children}</WorkspaceItems>}
    </ServerSearchedList>
  );
}
