import { CheckCircleOutlined, ClockCircleOutlined, PartitionOutlined } from '@ant-design/icons';
import { isWebsite } from '@contract/website';
import { Card, Flex, Typography } from 'antd';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { daysUntil } from '@/shared/lib/dates';
import type { Company } from '../Company';
import { CompanyLogo } from '../CompanyLogo';
import styles from './CompanyCard.module.css';

interface Props {
  company: Company;
  /** What the person may do with it. */
  menu: ReactNode;
}

/** A company as My Companies lists it; a deactivated one is dimmed. */
export function CompanyCard({ company, menu }: Props) {
  const { t } = useTranslation('companies');
  const { name, logo, website, workspace, activated } = company;

  return (
    <Card size="small" className={(activated ? styles.card : styles.dimmed) ?? ''}>
      <Flex gap="middle" align="start">
        <CompanyLogo logo={logo} size="large" />
        <Flex vertical flex={1} className={styles.text ?? ''}>
          <Typography.Title level={2} className={styles.name ?? ''}>
            {name}
          </Typography.Title>
          <Website website={website} />
          <span className={styles.fact}>
            <PartitionOutlined aria-label={t('card.workspace')} />
            <Typography.Text type="secondary">
              {workspace?.name ?? t('card.noWorkspace')}
            </Typography.Text>
          </span>
          <Status company={company} />
        </Flex>
        {menu}
      </Flex>
    </Card>
  );
}

function Website({ website }: { website: string | null }) {
  const { t } = useTranslation('companies');
  if (!website) return <Typography.Text type="secondary">{t('card.noWebsite')}</Typography.Text>;
  // What is no web address is never made a link.
  if (!isWebsite(website)) return <Typography.Text ellipsis>{website}</Typography.Text>;
  const href = /^https?:/i.test(website) ? website : `https://${website}`;
  return (
    <Typography.Link href={href} target="_blank" rel="noopener noreferrer" ellipsis>
      {website.replace(/^https?:\/\//i, '')}
    </Typography.Link>
  );
}

function Status({ company: { activated, expirationDate } }: { company: Company }) {
  const { t } = useTranslation('companies');
  return (
    <span className={styles.fact}>
      {activated ? <CheckCircleOutlined aria-hidden /> : <ClockCircleOutlined aria-hidden />}
      {activated && t('card.active')}
      {!activated && (expirationDate ? <DaysLeft until={expirationDate} /> : t('card.deactivated'))}
    </span>
  );
}

function DaysLeft({ until }: { until: string }) {
  const { t } = useTranslation('companies');
  // Counted from when it was deleted or first seen, not from when its card was.
  const [now] = useState(() => Date.now());
  return t('card.daysLeft', { count: daysUntil(until, now) });
}
