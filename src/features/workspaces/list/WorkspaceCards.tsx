import { Flex } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PaginatedList } from '@/shared/ui/list/PaginatedList';
import type { StoredListState } from '@/shared/ui/list/useListState';
import { sortByName, WORKSPACES_PER_PAGE, type Workspace } from '../Workspace';
import styles from './WorkspaceCards.module.css';

interface Props {
  workspaces: readonly Workspace[];
  /** The search text and the page. */
  listState: StoredListState;
  /** Renders the card of a workspace. */
  children: (workspace: Workspace) => ReactNode;
}

/** The number of cards on the first screen. */
const FIRST_BATCH = 1;

const textOf = ({ name, companies }: Workspace) =>
  [name, ...companies.map((company) => company.name)].join(' ');

/** Cards of workspaces, sorted by name. The search matches the names of workspaces and of their companies. */
export function WorkspaceCards({ workspaces, listState, children }: Props) {
  const { t } = useTranslation('workspaces');
  const ordered = useMemo(() => sortByName(workspaces), [workspaces]);

  return (
    <PaginatedList
      items={ordered}
      pageSize={WORKSPACES_PER_PAGE}
      firstBatch={FIRST_BATCH}
      searchLabel={t('list.search')}
      itemsName={t('list.what')}
      textOf={textOf}
      listState={listState}
    >
      {(shown) => <WorkspaceItems workspaces={shown}>{children}</WorkspaceItems>}
    </PaginatedList>
  );
}

/** The cards alone. */
export function WorkspaceItems({ workspaces, children }: Pick<Props, 'workspaces' | 'children'>) {
  const { t } = useTranslation('workspaces');
  return (
    <Flex component="ul" vertical gap="middle" aria-label={t('title')} className={styles.list}>
      {workspaces.map((workspace) => (
        <li key={workspace.id}>{children(workspace)}</li>
      ))}
    </Flex>
  );
}
