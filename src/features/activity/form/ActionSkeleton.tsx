import { Card } from 'antd';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import styles from './ActionSkeleton.module.css';

/** The five questions of an answer. */
const FIELDS = 5;

/** The form's shape while its action loads. */
export function ActionSkeleton() {
  return (
    <Card aria-busy>
      <SkeletonBlock paragraph={{ rows: 3 }} />
      {Array.from({ length: FIELDS }, (_, field) => (
        <div key={field} className={styles.field}>
          <SkeletonBlock title={{ width: '30%' }} paragraph={{ rows: 1, width: '100%' }} />
        </div>
      ))}
    </Card>
  );
}
