import { Tag, Typography } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PaginatedList } from '@/shared/ui/list/PaginatedList';
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
  /** Renders a company's logo. */
  logoOf: (logo: string | null, name: string) => ReactNode;
}

/** The number of people on a page. */
const PAGE_SIZE = 48;
/** The number of people on the first screen. */
const FIRST_BATCH = 18;

/** People grouped by company. */
export function CollaboratorGroups({ groups, ...rest }: Props) {
  const { t } = useTranslation('collaborators');
  const entries = useMemo(() => entriesOf(groups), [groups]);
  return (
    <PaginatedList
      items={entries}
      pageSize={PAGE_SIZE}
      firstBatch={FIRST_BATCH}
      searchLabel={t('search')}
      textOf={textOf}
      itemsName={t('people')}
    >
      {(shown) =>
        groupsOf(shown).map((group) => (
          <GroupSection key={group.companyId} group={group} {...rest} />
        ))
      }
    </PaginatedList>
  );
}

type SectionProps = Omit<Props, 'groups'> & { group: CollaboratorGroup & { total: number } };

function GroupSection({ group, isActivated, actionsOn, onAction, logoOf }: SectionProps) {
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
      </header>
      {collaborators.length === 0 ? (
        <Typography.Text type="secondary">{t('noOne')}</Typography.Text>
      ) : (
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
