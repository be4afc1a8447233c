import { Flex } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PaginatedList } from '@/shared/ui/list/PaginatedList';
import { sortByName, type Workspace } from '../Workspace';
import styles from './WorkspaceCards.module.css';

interface Props {
  workspaces: readonly Workspace[];
  /** One workspace's card. */
  children: (workspace: Workspace) => ReactNode;
}

const PAGE = 6;
const SCREEN = 1;

const textOf = ({ name, companies }: Workspace) =>
  [name, ...companies.map((company) => company.name)].join(' ');

/** By name, a page at a time; found by the workspace's name or one of its companies'. */
export function WorkspaceCards({ workspaces, children }: Props) {
  const { t } = useTranslation('workspaces');
  const ordered = useMemo(() => sortByName(workspaces), [workspaces]);

  return (
    <PaginatedList
      items={ordered}
      pageSize={PAGE}
      firstBatch={SCREEN}
      searchLabel={t('list.search')}
      itemsName={t('list.what')}
      textOf={textOf}
    >
      {(shown) => (
        <Flex component="ul" vertical gap="middle" aria-label={t('title')} className={styles.list}>
          {shown.map((workspace) => (
            <li key={workspace.id}>{children(workspace)}</li>
          ))}
        </Flex>
      )}
    </PaginatedList>
  );
}
