import { Card } from 'antd';
import { Skeleton } from '@/shared/ui/loading/Skeleton';
import { SIZES } from '@/shared/ui/theme/tokens';
import styles from './RatingCard.module.css';

const RING = `${SIZES.ring}px`;

/** The outline of a rating card while the ratings load. */
export function RatingSkeleton() {
  return (
    <Card size="small" className={styles.card} title={<Skeleton width="60%" />}>
      <div className={styles.rating}>
        <div className={styles.figures}>
          <Skeleton width="6rem" height="2.25rem" />
          <Skeleton width="5rem" height="1.5rem" />
        </div>
        <Skeleton width={RING} height={RING} shape="circle" />
        <div className={styles.trend}>
          <Skeleton height="2rem" />
        </div>
      </div>
      <Skeleton height="1.25rem" />
      <div className={styles.place}>
        <Skeleton width="7rem" />
      </div>
    </Card>
  );
}
