import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import styles from './CollaboratorGroups.module.css';

const CARDS = 9;

/** The shape of the first group while the people are loading. */
export function CollaboratorsSkeleton() {
  return (
    <div className={styles.section} aria-busy>
      <div className={styles.head}>
        <SkeletonBlock title={{ width: '14rem' }} paragraph={false} />
      </div>
      <div className={styles.cards}>
        {Array.from({ length: CARDS }, (_, card) => (
          <div key={card} className={styles.skeleton}>
            <SkeletonBlock avatar title={false} paragraph={{ rows: 3 }} />
          </div>
        ))}
      </div>
    </div>
  );
}
