import down from '@ant-design/icons-svg/es/asn/DownOutlined';
import right from '@ant-design/icons-svg/es/asn/RightOutlined';
import { Tag, Typography } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsMobile } from '@/shared/ui/layout/useLayoutSize';
import { SearchedList, type SearchedPages } from '@/shared/ui/list/SearchedList';
import type { StoredListState } from '@/shared/ui/list/useListState';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import type { Collaborator, CollaboratorGroup } from '../Collaborator';
import type { CollaboratorAction } from '../collaboratorActions';
import { CollaboratorCard } from './CollaboratorCard';
import { entriesOf, groupsOf, textOf } from './collaboratorEntries';
import { CollaboratorsSkeleton } from './CollaboratorsSkeleton';
import styles from './CollaboratorGroups.module.css';

interface Props {
  pages: SearchedPages<CollaboratorGroup>;
  isDeleted: (companyId: string) => boolean;
  actionsOn: (collaborator: Collaborator) => readonly CollaboratorAction[];
  onAction: (action: CollaboratorAction, collaborator: Collaborator) => void;
  /** Offered in a company without people; absent for those who cannot invite. */
  onInvite?: () => void;
  /** The search text and the page. */
  listState: StoredListState;
  /** Renders a company's logo. */
  logoOf: (logo: string | null, name: string) => ReactNode;
}

const NO_GROUPS: readonly CollaboratorGroup[] = [];
/** The number of people on a page. */
const PAGE_SIZE = 48;
/** Larger groups are collapsed on phones at first. */
const MAX_EXPANDED_ON_PHONE = 10;
/** The number of people on the first screen. */
const FIRST_BATCH = 18;

/**
 * Tells which groups are expanded. People can expand and collapse each group; a search shows its hits, so it expands all
 * groups until the person collapses one during the search.
 */
function useExpandedGroups(search: string) {
  const isMobile = useIsMobile();
  const isSearching = search !== '';
  /** The choices of the person by the company's id, apart for the search and for the whole list. */
  const [chosen, setChosen] = useState<Partial<Record<string, boolean>>>({});
  return ({ companyId, total }: { companyId: string; total: number }) => {
    const key = isSearching ? `${search}/${companyId}` : companyId;
    const isExpanded = chosen[key] ?? (isSearching || !isMobile || total <= MAX_EXPANDED_ON_PHONE);
    return { isExpanded, onToggle: () => setChosen({ ...chosen, [key]: !isExpanded }) };
  };
}

/** People grouped by company. Of a company that is found by its people, only those people are shown. */
export function CollaboratorGroups({ pages, listState, ...rest }: Props) {
  const { t } = useTranslation('collaborators');
  const { view, serverSearch } = pages;
  const groups = view.state === 'ready' ? view.data : NO_GROUPS;
  const entries = useMemo(() => entriesOf(groups), [groups]);
  const expandedGroups = useExpandedGroups(serverSearch?.search ?? listState.stored.search);
  return (
    <SearchedList
      pages={pages}
      skeleton={<CollaboratorsSkeleton />}
      items={entries}
      pageSize={PAGE_SIZE}
      firstBatch={FIRST_BATCH}
      searchLabel={t('search')}
      textOf={textOf}
      itemsName={t('people')}
      listState={listState}
    >
      {(shown) => <Groups groups={groupsOf(shown)} expandedGroups={expandedGroups} {...rest} />}
    </SearchedList>
  );
}

type GroupsProps = Omit<Props, 'pages' | 'listState'>;

type ListedGroup = CollaboratorGroup & { total: number };

interface ListedProps extends GroupsProps {
  groups: readonly ListedGroup[];
  expandedGroups: ReturnType<typeof useExpandedGroups>;
}

function Groups({ groups, expandedGroups, ...rest }: ListedProps) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <GroupSection key={group.companyId} group={group} {...expandedGroups(group)} {...rest} />
      ))}
    </div>
  );
}

type SectionProps = GroupsProps & {
  group: ListedGroup;
  isExpanded: boolean;
  onToggle: () => void;
};

function GroupSection(props: SectionProps) {
  const { group, isExpanded, onToggle, actionsOn, onAction, onInvite, logoOf } = props;
  const { t } = useTranslation('collaborators');
  const { companyId, companyName, companyLogo, collaborators, total } = group;
  const isDeleted = props.isDeleted(companyId);

  return (
    <section className={styles.section} data-deleted={isDeleted} aria-label={companyName}>
      <header className={styles.head}>
        {logoOf(companyLogo, companyName)}
        <Typography.Title level={2} className={styles.name}>
          {companyName}
        </Typography.Title>
        {isDeleted && <Tag>{t('deleted')}</Tag>}
        <Typography.Text type="secondary">{t('count', { count: total })}</Typography.Text>
        {collaborators.length > 0 && (
          <PlainButton
            variant="icon"
            aria-expanded={isExpanded}
            aria-label={t('peopleOf', { name: companyName })}
            onClick={onToggle}
          >
            <PlainIcon icon={isExpanded ? down : right} />
          </PlainButton>
        )}
      </header>
      {collaborators.length === 0 && (
        <div className={styles.noOne}>
          <Typography.Text type="secondary">{t('noOne')}</Typography.Text>
          {onInvite && !isDeleted && <PlainButton onClick={onInvite}>{t('invite')}</PlainButton>}
        </div>
      )}
      {collaborators.length > 0 && isExpanded && (
        <ul className={styles.cards} aria-label={t('listOf', { name: companyName })}>
          {collaborators.map((collaborator) => (
            <li key={collaborator.id}>
              <CollaboratorCard
                collaborator={collaborator}
                actions={actionsOn(collaborator)}
                onAction={(action) => onAction(action, collaborator)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
