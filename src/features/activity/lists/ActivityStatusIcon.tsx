import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import StopOutlined from '@ant-design/icons/StopOutlined';
import SyncOutlined from '@ant-design/icons/SyncOutlined';
import type { ActivityStatus } from '@contract/scoring/progress';
import { useTranslation } from '@/shared/i18n/useTranslation';
import styles from './ActivityList.module.css';

/** The state that an activity's icon shows: its status, or that it is not applicable. */
type ShownStatus = ActivityStatus | 'notApplicable';

const ICONS = {
  done: CheckCircleFilled,
  inprogress: SyncOutlined,
  todo: EllipsisOutlined,
  notApplicable: StopOutlined,
} satisfies Record<ShownStatus, typeof CheckCircleFilled>;

export function ActivityStatusIcon({ status }: { status: ShownStatus }) {
  const { t } = useTranslation('activity');
  const Icon = ICONS[status];
  return <Icon className={styles[status]} role="img" aria-label={t(`status.${status}`)} />;
}
