import { Card } from 'antd';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import styles from './ActionSkeleton.module.css';

/** The number of assessment fields. */
const FIELDS = 5;

/** The shape of the form while the action is loading. */
export function ActionSkeleton() {
  return (
    <Card aria-busy className={styles.card}>
      <SkeletonBlock paragraph={{ rows: 3 }} />
      {Array.from({ length: FIELDS }, (_, field) => (
        <div key={field} className={styles.field}>
          <SkeletonBlock title={{ width: '30%' }} paragraph={{ rows: 1, width: '100%' }} />
        </div>
      ))}
    </Card>
  );
}
