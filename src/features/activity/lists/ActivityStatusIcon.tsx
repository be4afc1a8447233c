import { CheckCircleFilled, EllipsisOutlined, SyncOutlined } from '@ant-design/icons';
import type { ActivityStatus } from '@contract/scoring/progress';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './ActivityList.module.css';

const ICONS = {
  done: CheckCircleFilled,
  inprogress: SyncOutlined,
  todo: EllipsisOutlined,
} satisfies Record<ActivityStatus, typeof CheckCircleFilled>;

export function ActivityStatusIcon({ status }: { status: ActivityStatus }) {
  const { t } = useTranslation('activity');
  const Icon = ICONS[status];
  return <Icon className={styles[status]} role="img" aria-label={t(`status.${status}`)} />;
}
