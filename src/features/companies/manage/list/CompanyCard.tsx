import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import ClockCircleOutlined from '@ant-design/icons/ClockCircleOutlined';
import PartitionOutlined from '@ant-design/icons/PartitionOutlined';
import { roundAverage } from '@contract/scoring/numbers/averages';
import { GLOBAL_AVERAGE } from '@contract/fields/naming';
import { isWebsite } from '@contract/fields/website';
import { shownPercentage } from '@contract/scoring/percentages';
import { Card } from 'antd';
import type { ReactNode } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { daysUntil } from '@/shared/time/daysUntil';
import { useNow } from '@/shared/time/useClock';
import { EllipsisText } from '@/shared/ui/list/EllipsisText';
import type { Company, CompanyFigures } from '../../Company';
import { CompanyLogo } from '../../CompanyLogo';
import styles from './CompanyCard.module.css';

interface Props {
  company: Company;
  /** Null while they are loading. */
  figures: CompanyFigures | null;
  /** The menu of the actions that the person may perform. */
  menu: ReactNode;
}

/** The card of a company on My Companies. A deleted company is dimmed. */
export function CompanyCard({ company, figures, menu }: Props) {
  const { t } = useTranslation('companies');
  const { name, logo, website, workspace, activated } = company;

  return (
    <Card size="small" className={activated ? styles.card : styles.dimmed}>
      <div className={styles.body}>
        <CompanyLogo logo={logo} name={name} size="large" />
        <div className={styles.text}>
          <h2 className={styles.name}>{name}</h2>
          <div className={styles.website}>
            <Website website={website} />
          </div>
          <span className={styles.fact}>
            <PartitionOutlined aria-label={t('card.workspace')} />
            <span>{workspace?.name ?? t('card.noWorkspace')}</span>
          </span>
          <CompanyStatus company={company} />
          {figures ? <Figures figures={figures} /> : <FiguresSkeleton />}
        </div>
        {menu}
      </div>
    </Card>
  );
}

function Website({ website }: { website: string | null }) {
  const { t } = useTranslation('companies');
  if (!website) return <EllipsisText variant="secondary">{t('card.noWebsite')}</EllipsisText>;
  // Other texts do not become links, because a link could run a script.
  if (!isWebsite(website)) return <EllipsisText>{website}</EllipsisText>;
  const href = /^https?:/i.test(website) ? website : `https://${website}`;
  return (
    <EllipsisText>
      <a href={href} target="_blank" rel="noopener noreferrer">
        {website.replace(/^https?:\/\//i, '')}
      </a>
    </EllipsisText>
  );
}

/** Whether a company is active, or how long it can be restored. */
export function CompanyStatus({ company: { activated, expirationDate } }: { company: Company }) {
  const { t } = useTranslation('companies');
  return (
    <span className={styles.fact}>
      {activated ? <CheckCircleFilled aria-hidden /> : <ClockCircleOutlined aria-hidden />}
      {activated && t('card.active')}
      {!activated && (expirationDate ? <DaysLeft until={expirationDate} /> : t('card.deactivated'))}
    </span>
  );
}

function DaysLeft({ until }: { until: string }) {
  const { t } = useTranslation('companies');
  const now = useNow();
  return t('card.daysLeft', { count: daysUntil(until, now) });
}

/** Reserves the height of the figures, so that the cards below do not move when the figures appear. */
function FiguresSkeleton() {
  const { t } = useTranslation('companies');
  const nameOf = useNames();
  return (
    <dl className={styles.figures} aria-hidden>
      {[nameOf(GLOBAL_AVERAGE), t('card.progress'), t('card.people')].map((name) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>…</dd>
        </div>
      ))}
    </dl>
  );
}

/** Global Average, progress and people; each is left out where it is unknown. */
function Figures({ figures: { average, completed, people } }: { figures: CompanyFigures }) {
  const { t } = useTranslation('companies');
  const nameOf = useNames();
  const { oneDecimal, percent } = useFormats();
  const facts = [
    ...(average === null
      ? []
      : [
          [
            nameOf(GLOBAL_AVERAGE),
            t('card.score', { score: roundAverage(average, 0), exact: oneDecimal(average) }),
          ],
        ]),
    ...(completed === null ? [] : [[t('card.progress'), percent(shownPercentage(completed))]]),
    ...(people === null ? [] : [[t('card.people'), String(people)]]),
  ];
  if (facts.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
