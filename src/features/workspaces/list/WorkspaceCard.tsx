import { Card, Typography } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { EllipsisText } from '@/shared/ui/list/EllipsisText';
import { PaginatedList } from '@/shared/ui/list/PaginatedList';
import type { Workspace } from '../Workspace';
import styles from './WorkspaceCard.module.css';

type WorkspaceCompany = Workspace['companies'][number];

interface Props {
  workspace: Workspace;
  /** The menu of the actions that the person may perform. */
  menu?: ReactNode;
  companyRow: (company: WorkspaceCompany) => ReactNode;
  /** The table of the workspace's people. */
  collaborators?: ReactNode;
}

const PAGE_SIZE = 8;

const nameOf = ({ name }: WorkspaceCompany) => name;

/** The card of a workspace with its companies and people. */
export function WorkspaceCard({ workspace, menu, companyRow, collaborators }: Props) {
  const { t } = useTranslation('workspaces');
  const { name, companies } = workspace;

  return (
    <Card
      title={
        <Typography.Title level={2} className={styles.title}>
          <EllipsisText>{name}</EllipsisText>
        </Typography.Title>
      }
      extra={menu}
    >
      <div className={styles.sections}>
        <section className={styles.section}>
          <Typography.Title level={3} className={styles.heading}>
            {t('card.companies')}
          </Typography.Title>
          {companies.length === 0 && (
            <Typography.Text type="secondary">{t('card.noCompanies')}</Typography.Text>
          )}
          {companies.length > 0 && (
            <PaginatedList
              items={companies}
              pageSize={PAGE_SIZE}
              searchLabel={t('card.searchCompanies', { name })}
              itemsName={t('card.companiesOf', { name })}
              textOf={nameOf}
            >
              {(shown) => (
                <ul className={styles.companies} aria-label={t('card.companiesOf', { name })}>
                  {shown.map((company) => (
                    <li key={company.id}>{companyRow(company)}</li>
                  ))}
                </ul>
              )}
            </PaginatedList>
          )}
        </section>
        {collaborators !== undefined && (
          <section className={styles.section}>
            <Typography.Title level={3} className={styles.heading}>
              {t('card.collaborators')}
            </Typography.Title>
            {collaborators}
          </section>
        )}
      </div>
    </Card>
  );
}
