import { Flex } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { SearchedList, type SearchedPages } from '@/shared/ui/list/SearchedList';
import type { StoredListState } from '@/shared/ui/list/useListState';
import { sortByName, WORKSPACES_PER_PAGE, type Workspace } from '../Workspace';
import styles from './WorkspaceCards.module.css';
import { WorkspaceCardsSkeleton } from './WorkspaceCardsSkeleton';

interface Props {
  pages: SearchedPages<Workspace>;
  /** The search text and the page. */
  listState: StoredListState;
  /** Renders the card of a workspace. */
  children: (workspace: Workspace) => ReactNode;
}

const NONE: readonly Workspace[] = [];
/** The number of cards on the first screen. */
const FIRST_BATCH = 1;

const textOf = ({ name, companies }: Workspace) =>
  [name, ...companies.map((company) => company.name)].join(' ');

/**
 * Cards of workspaces by name. The search matches the names of workspaces, and those of their companies unless the server
 * searches.
 */
export function WorkspaceCards({ pages, listState, children }: Props) {
  const { t } = useTranslation('workspaces');
  const isWhole = pages.serverSearch === null;
  const workspaces = pages.view.state === 'ready' ? pages.view.data : NONE;
  const ordered = useMemo(
    () => (isWhole ? sortByName(workspaces) : workspaces),
    [isWhole, workspaces],
  );

  return (
    <SearchedList
      pages={pages}
      skeleton={<WorkspaceCardsSkeleton />}
      items={ordered}
      pageSize={WORKSPACES_PER_PAGE}
      firstBatch={FIRST_BATCH}
      searchLabel={t('list.search')}
      itemsName={t('list.what')}
      textOf={textOf}
      listState={listState}
    >
      {(shown) => (
        <Flex component="ul" vertical gap="middle" aria-label={t('title')} className={styles.list}>
          {shown.map((workspace) => (
            <li key={workspace.id}>{children(workspace)}</li>
          ))}
        </Flex>
      )}
    </SearchedList>
  );
}
