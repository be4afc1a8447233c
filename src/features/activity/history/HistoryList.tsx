import { Typography } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { useQueryView } from '@/shared/api/useQueryView';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { Skeleton } from '@/shared/ui/loading/Skeleton';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import type { AnswerChange } from './AnswerChange';
import { useGetAnswerHistoryQuery } from './answerHistoryApi';
import { HistoryEntry } from './HistoryEntry';
import styles from './HistoryPanel.module.css';
import type { AnswerInArea } from './replaceValue';
import type { Restore } from './useRestore';

interface Props {
  ids: AnswerInArea;
  /** Null for people who may not save answers. */
  restore: Restore | null;
}

/** The changes of an answer in every state that loading them can have. */
export function HistoryList({ ids, restore }: Props) {
  const { companyId, activityId } = ids;
  const { t } = useTranslation(['activity', 'shared']);
  const { dayAndTime } = useFormats();
  const result = useGetAnswerHistoryQuery({ companyId, activityId });
  const history = useQueryView(result);

  if (history.state === 'loading') return <LoadingChanges />;
  if (history.state === 'failed') {
    return <ErrorPanel error={history.error} onRetry={history.retry} />;
  }
  const changes = history.data;
  const isOutdated = result.isError && !result.isFetching;
  return (
    <>
      <div className={styles.summary}>
        <Typography.Text type="secondary" role="status">
          {changes.length > 0 && <span>{t('history.count', { count: changes.length })}</span>}
        </Typography.Text>
        {isOutdated && (
          <Typography.Text type="secondary">
            <span>
              {t('history.outdated', { time: dayAndTime(result.fulfilledTimeStamp ?? NaN) })}
            </span>{' '}
            <PlainButton variant="link" onClick={() => void result.refetch()}>
              {t('shared:retry')}
            </PlainButton>
          </Typography.Text>
        )}
      </div>
      {changes.length === 0 ? (
        <EmptyPanel title={t('history.empty')} />
      ) : (
        <Changes ids={ids} changes={changes} restore={restore} />
      )}
    </>
  );
}

/** How many changes are listed first, and more with each press of the button. */
const STEP = 20;

function Changes({ ids, changes, restore }: Props & { changes: readonly AnswerChange[] }) {
  const { t } = useTranslation('activity');
  const [count, setCount] = useState(STEP);
  const list = useRef<HTMLOListElement>(null);

  // The button moves down or disappears, so the focus moves to the first entry that it added.
  useEffect(() => {
    if (count === STEP) return;
    const firstAdded = list.current?.children[count - STEP];
    if (firstAdded instanceof HTMLElement) firstAdded.focus();
  }, [count]);

  return (
    <>
      {/* Focusable, so that a list without buttons can be scrolled by keyboard. */}
      <ol ref={list} tabIndex={0} className={styles.list} aria-label={t('history.title')}>
        {changes.slice(0, count).map((change) => (
          <HistoryEntry key={change.revision} ids={ids} change={change} restore={restore} />
        ))}
      </ol>
      {changes.length > count && (
        <PlainButton block onClick={() => setCount(count + STEP)}>
          {t('history.more')}
        </PlainButton>
      )}
    </>
  );
}

function LoadingChanges() {
  const { t } = useTranslation('shared');
  return (
    <div role="status" aria-busy aria-label={t('loading')} className={styles.list}>
      {[3, 1, 2, 1].map((fields, index) => (
        <div key={index} className={styles.entry}>
          <Skeleton width="60%" />
          {Array.from({ length: fields }, (_, field) => (
            <Skeleton key={field} />
          ))}
          <Skeleton width="45%" />
        </div>
      ))}
    </div>
  );
}
