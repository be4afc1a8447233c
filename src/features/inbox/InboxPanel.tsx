import { IMPACT_AREA_NAMES } from '@contract/impactAreas';
import { NOTICE_KINDS, type NoticeKind } from '@contract/inbox/subjects';
import { Card } from 'antd';
import { Link } from 'react-router';
import { useQueryView } from '@/shared/api/useQueryView';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { NOTES_ANCHOR, paths } from '@/shared/routing/paths';
import { useToday } from '@/shared/time/useClock';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { ErrorPanel } from '@/shared/ui/feedback/ErrorPanel';
import { SectionTitle } from '@/shared/ui/layout/SectionTitle';
import { MoreButton } from '@/shared/ui/list/MoreButton';
import { LoadingCard } from '@/shared/ui/loading/LoadingCard';
import { keepFocus } from '@/shared/ui/page/keepFocus';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import styles from './InboxPanel.module.css';
import { useGetInboxQuery, useReadNoticesMutation, type Notice, type Task } from './inboxApi';
import { useEarlierNotices } from './useEarlierNotices';

interface Props {
  /** A link is about to open an action of this company. */
  onOpen: (companyId: string) => void;
}

/** What waits for the person: requests and plan items, then notices. */
export function InboxPanel({ onOpen }: Props) {
  const { t } = useTranslation('inbox');
  const inbox = useQueryView(useGetInboxQuery());
  const first = inbox.state === 'ready' ? inbox.data.notices : [];
  const earlier = useEarlierNotices(first);
  const [read] = useReadNoticesMutation();
  if (inbox.state === 'failed') return <ErrorPanel error={inbox.error} onRetry={inbox.retry} />;
  if (inbox.state === 'loading') return <LoadingCard />;
  const { tasks } = inbox.data;
  const notices = [...first, ...earlier.notices];
  const isUnread = notices.some(({ read_at }) => read_at === null);

  function openNotice({ id, company_id, read_at }: Notice) {
    if (read_at === null) void read({ ids: [id] });
    if (company_id !== null) onOpen(company_id);
  }

  return (
    <>
      <Card>
        <SectionTitle>
          {tasks.length === 0 ? t('tasks') : t('tasksCount', { count: tasks.length })}
        </SectionTitle>
        {tasks.length === 0 ? (
          <EmptyPanel title={t('empty')} />
        ) : (
          <ul className={styles.list} aria-label={t('tasks')}>
            {tasks.map((task) => (
              <TaskRow key={task.id} task={task} onOpen={onOpen} />
            ))}
          </ul>
        )}
      </Card>
      <Card>
        <div className={styles.head} ref={keepFocus}>
          <SectionTitle>{t('notices')}</SectionTitle>
          {isUnread && (
            <PlainButton size="small" onClick={() => void read({ all: true })}>
              {t('readAll')}
            </PlainButton>
          )}
        </div>
        {notices.length === 0 ? (
          <p className={styles.facts}>{t('noNotices')}</p>
        ) : (
          <ul className={styles.list} aria-label={t('notices')}>
            {notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} onOpen={openNotice} />
            ))}
          </ul>
        )}
        {earlier.hasMore && <MoreButton isLoading={earlier.isLoading} onLoad={earlier.load} />}
      </Card>
    </>
  );
}

function TaskRow({ task, onOpen }: { task: Task; onOpen: Props['onOpen'] }) {
  const { t } = useTranslation('inbox');
  const { shortDay } = useFormats();
  const today = useToday();
  const { kind, company_id, text, due_on } = task;
  const isOverdue = due_on !== null && due_on < today;
  const facts = [
    t(`task.${isTaskKind(kind) ? kind : 'plan_item'}`, {
      name: task.asked_by_name ?? t('former'),
    }),
    task.company_name,
    ...(due_on === null ? [] : [t(isOverdue ? 'overdue' : 'due', { day: shortDay(due_on) })]),
  ];
  return (
    <li className={styles.row}>
      <Link className={styles.title} to={taskPath(task)} onClick={() => onOpen(company_id)}>
        {task.round_name ?? task.activity_name}
      </Link>
      <span className={styles.facts} data-overdue={isOverdue || undefined}>
        {facts.join(' · ')}
      </span>
      {text && <p className={styles.text}>{text}</p>}
    </li>
  );
}

interface NoticeProps {
  notice: Notice;
  onOpen: (notice: Notice) => void;
}

function NoticeRow({ notice, onOpen }: NoticeProps) {
  const { t } = useTranslation('inbox');
  const { longDate } = useFormats();
  const { kind, company_name, created_at } = notice;
  const path = noticePath(notice);
  const isUnread = notice.read_at === null;
  const what = t(`notice.${isNoticeKind(kind) ? kind : 'other'}`);
  const facts = [...(isUnread ? [t('unread')] : []), company_name ?? '', longDate(created_at)];
  return (
    <li className={styles.row} data-unread={isUnread || undefined}>
      {path === null ? (
        <span className={styles.title}>{what}</span>
      ) : (
        <Link className={styles.title} to={path} onClick={() => onOpen(notice)}>
          {`${what}: ${notice.activity_name ?? notice.round_name ?? notice.review_name ?? ''}`}
        </Link>
      )}
      <span className={styles.facts}>{facts.join(' · ')}</span>
    </li>
  );
}

/** Where the person does a task. */
function taskPath({ activity_id, impact_area, round_id, company_id }: Task): string {
  if (round_id !== null) return paths.myPart({ round: round_id, company: company_id });
  return actionPath(activity_id ?? '', impact_area ?? '');
}

/** What a notice is about; null if no page shows it. */
function noticePath(notice: Notice): string | null {
  const { kind, company_id, subject_kind, subject_id, activity_id, impact_area } = notice;
  if (activity_id !== null && impact_area !== null) {
    // The only notices about plan items are mentions in the comments on them.
    if (subject_kind === 'plan_item') return paths.plan('all', subject_id);
    return actionPath(activity_id, impact_area);
  }
  if (subject_kind === 'review' && notice.review_name !== null) {
    return `${paths.review(subject_id)}#${NOTES_ANCHOR}`;
  }
  if (subject_kind !== 'round' || notice.round_name === null) return null;
  return kind === 'asked' && company_id !== null
    ? paths.myPart({ round: subject_id, company: company_id })
    : paths.impactAreas('opinions', { round: subject_id, comments: kind === 'mentioned' });
}

const actionPath = (activityId: string, area: string) =>
  paths.impactAreaAction({
    title: IMPACT_AREA_NAMES[Number(area) - 1],
    area,
    activityId,
    notes: true,
  });

const TASK_KINDS = ['evidence', 'answer', 'comment', 'plan_item', 'round'] as const;
type TaskKind = (typeof TASK_KINDS)[number];
const isTaskKind = (kind: string): kind is TaskKind => TASK_KINDS.some((one) => one === kind);

const isNoticeKind = (kind: string): kind is NoticeKind => NOTICE_KINDS.some((one) => one === kind);
