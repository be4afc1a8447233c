import down from '@ant-design/icons-svg/es/asn/DownOutlined';
import right from '@ant-design/icons-svg/es/asn/RightOutlined';
import { Tag, Typography } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsMobile } from '@/shared/ui/layout/useLayoutSize';
import { PaginatedList } from '@/shared/ui/list/PaginatedList';
import type { SelectionStore } from '@/shared/ui/list/usePageSelection';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import type { Collaborator, CollaboratorGroup } from '../Collaborator';
import type { CollaboratorAction } from '../collaboratorActions';
import { CollaboratorCard } from './CollaboratorCard';
import { entriesOf, groupsOf, textOf } from './collaboratorEntries';
import styles from './CollaboratorGroups.module.css';

interface Props {
  groups: readonly CollaboratorGroup[];
  isActivated: (companyId: string) => boolean;
  actionsOn: (collaborator: Collaborator) => readonly CollaboratorAction[];
  onAction: (action: CollaboratorAction, collaborator: Collaborator) => void;
  /** Offered in a company without people; absent for those who cannot invite. */
  onInvite?: () => void;
  /** The search text and the page. */
  selection: SelectionStore;
  /** Renders a company's logo. */
  logoOf: (logo: string | null, name: string) => ReactNode;
}

/** The number of people on a page. */
const PAGE_SIZE = 48;
/** A larger group is closed on phones until it is opened. */
const MAX_OPEN_ON_PHONE = 10;
/** The number of people on the first screen. */
const FIRST_BATCH = 18;

/** Which groups are open; the person can open and close them. A search opens all of them. */
export function useFolding(search: string) {
  const isMobile = useIsMobile();
  /** The groups that the person opened or closed, by the company's id. */
  const [folded, setFolded] = useState<Partial<Record<string, boolean>>>({});
  return ({ companyId, total }: { companyId: string; total: number }) => ({
    isFolded: folded[companyId] ?? (isMobile && total > MAX_OPEN_ON_PHONE && search === ''),
    onFold: (next: boolean) => setFolded({ ...folded, [companyId]: next }),
  });
}

/** People grouped by company. Groups can be folded; a search opens all of them. */
export function CollaboratorGroups({ groups, selection, ...rest }: Props) {
  const { t } = useTranslation('collaborators');
  const entries = useMemo(() => entriesOf(groups), [groups]);
  const folding = useFolding(selection.stored.search);
  return (
    <PaginatedList
      items={entries}
      pageSize={PAGE_SIZE}
      firstBatch={FIRST_BATCH}
      searchLabel={t('search')}
      textOf={textOf}
      itemsName={t('people')}
      selection={selection}
    >
      {(shown) => <Groups groups={groupsOf(shown)} folding={folding} {...rest} />}
    </PaginatedList>
  );
}

export type GroupsProps = Omit<Props, 'groups' | 'selection'>;

type ListedGroup = CollaboratorGroup & { total: number };

interface ListedProps extends GroupsProps {
  groups: readonly ListedGroup[];
  folding: ReturnType<typeof useFolding>;
}

export function Groups({ groups, folding, ...rest }: ListedProps) {
  return (
    <div className={styles.groups}>
      {groups.map((group) => (
        <GroupSection key={group.companyId} group={group} {...folding(group)} {...rest} />
      ))}
    </div>
  );
}

type SectionProps = GroupsProps & {
  group: ListedGroup;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
};

function GroupSection(props: SectionProps) {
  const { group, isFolded, onFold, isActivated, actionsOn, onAction, onInvite, logoOf } = props;
  const { t } = useTranslation('collaborators');
  const { companyId, companyName, companyLogo, collaborators, total } = group;
  const isDeleted = !isActivated(companyId);

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
            look="icon"
            aria-expanded={!isFolded}
            aria-label={t(isFolded ? 'fold.open' : 'fold.close', { name: companyName })}
            onClick={() => onFold(!isFolded)}
          >
            <PlainIcon of={isFolded ? right : down} />
          </PlainButton>
        )}
      </header>
      {collaborators.length === 0 && (
        <div className={styles.noOne}>
          <Typography.Text type="secondary">{t('noOne')}</Typography.Text>
          {onInvite && !isDeleted && <PlainButton onClick={onInvite}>{t('invite')}</PlainButton>}
        </div>
      )}
      {collaborators.length > 0 && !isFolded && (
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
