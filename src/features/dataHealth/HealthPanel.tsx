import { shownShare } from '@contract/scoring/percentages';
import { Card, Flex } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useQueryView } from '@/shared/api/useQueryView';
import { paths } from '@/shared/routing/paths';
import { oneOf } from '@/shared/routing/urlParams';
import { useUrlState } from '@/shared/routing/useUrlState';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { SectionTitle } from '@/shared/ui/layout/SectionTitle';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { keepFocus } from '@/shared/ui/page/keepFocus';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import {
  countToMend,
  HEALTH_TOPICS,
  isBarelyBegun,
  isProblem,
  type DataHealth,
  type HealthItem,
} from './DataHealth';
import { useConfirmAnswerMutation, useGetDataHealthQuery } from './dataHealthApi';
import styles from './HealthPanel.module.css';
import { HealthRow } from './HealthRow';

const FILTER = { rule: oneOf(['', ...HEALTH_TOPICS], '') };

interface Props {
  companyId: string;
  canEdit: boolean;
  /** Asks somebody about the action of a row. */
  onAsk: (item: HealthItem) => void;
  /** The next step while too little is scored for missing scores to be listed. */
  start: ReactNode;
}

/** The problems in the answers of a company, with a remedy in each row. */
export function HealthPanel({ companyId, canEdit, onAsk, start }: Props) {
  const { t } = useTranslation('dataHealth');
  const [{ rule }, change] = useUrlState(FILTER);
  const health = useQueryView(useGetDataHealthQuery(companyId));
  const confirm = useConfirm(companyId);
  if (health.state === 'failed') return <ErrorPanel error={health.error} onRetry={health.retry} />;
  if (health.state === 'loading') return <LoadingCard />;
  const { items } = health.data;
  const isShown = ({ topic }: HealthItem) =>
    rule === '' ? isProblem(topic, health.data) : topic === rule;
  const shown = items.filter(isShown);
  const waits = rule === '' && isBarelyBegun(health.data);
  const topics = HEALTH_TOPICS.filter(
    (topic) =>
      topic === rule ||
      items.some((item) => item.topic === topic && (!waits || isProblem(topic, health.data))),
  );
  const heading = rule === '' ? t('filter.all') : t(`topic.${rule}`);

  return (
    <Card>
      <Flex vertical gap="middle">
        <Figures health={health.data} />
        {topics.length > 0 && (
          <div className={styles.chips} role="group" aria-label={t('filter.label')}>
            <Chip
              label={t('filter.all')}
              count={countToMend(health.data)}
              isOn={rule === ''}
              onPress={() => change({ rule: '' })}
            />
            {topics.map((topic) => (
              <Chip
                key={topic}
                label={t(`topic.${topic}`)}
                count={items.filter((item) => item.topic === topic).length}
                isOn={rule === topic}
                onPress={() => change({ rule: rule === topic ? '' : topic })}
              />
            ))}
          </div>
        )}
        <section ref={keepFocus} aria-label={heading}>
          {topics.length > 0 && (
            <SectionTitle>{t('heading', { filter: heading, count: shown.length })}</SectionTitle>
          )}
          {shown.length === 0 ? (
            <EmptyPanel title={t(waits ? 'barelyBegun' : 'empty')}>
              {waits && (canEdit ? start : <Link to={paths.impactAreas()}>{t('toAreas')}</Link>)}
            </EmptyPanel>
          ) : (
            <ul className={styles.list}>
              {shown.map((item) => (
                <HealthRow
                  key={`${item.topic}/${item.activityId}/${item.detail ?? ''}`}
                  item={item}
                  onConfirm={canEdit ? confirm : null}
                  onAsk={canEdit ? onAsk : null}
                />
              ))}
            </ul>
          )}
        </section>
      </Flex>
    </Card>
  );
}

function Figures({
  health: { scored, applicable, fresh, evidencedShare, shownShare: shown, declaredOnly },
}: {
  health: DataHealth;
}) {
  const { t } = useTranslation('dataHealth');
  const parts: string[] = [
    t('figures.scored', { scored, applicable }),
    t('figures.fresh', { fresh }),
  ];
  if (evidencedShare !== null) {
    parts.push(t('figures.evidenced', { percent: shownShare(evidencedShare) }));
  }
  if (shown !== null && declaredOnly !== null) {
    const declared = shownShare(declaredOnly);
    parts.push(t('figures.shown', { shown: shownShare(shown), declared }));
  }
  return <p className={styles.figures}>{parts.join(' · ')}</p>;
}

interface ChipProps {
  label: string;
  count: number;
  isOn: boolean;
  onPress: () => void;
}

const Chip = ({ label, count, isOn, onPress }: ChipProps) => (
  <PlainButton
    size="small"
    variant={isOn ? 'primary' : 'default'}
    aria-pressed={isOn}
    onClick={onPress}
  >
    {`${label} (${String(count)})`}
  </PlainButton>
);

/** Confirms that an answer is still true; a failure is a notification, and the row is back. */
function useConfirm(companyId: string) {
  const { t } = useTranslation('dataHealth');
  const notify = useNotify();
  const [confirmAnswer] = useConfirmAnswerMutation();
  return async ({ activityId, revision, number, title }: HealthItem) => {
    if (revision === null) return;
    const reply = await confirmAnswer({ companyId, activityId, revision });
    if (reply.error) {
      notify.failure(t('confirm.failed'));
    } else {
      notify.success(t('confirm.done', { action: `${number} ${title}` }));
    }
  };
}
