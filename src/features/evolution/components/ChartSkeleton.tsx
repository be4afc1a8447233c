import { Skeleton } from 'antd';
import styles from './ChartSkeleton.module.css';

export function ChartSkeleton({ height }: { height: number }) {
  return (
    <div aria-hidden className={styles.skeleton}>
      <Skeleton.Node
        active
        className={styles.fill}
        style={{ inlineSize: '100%', blockSize: height }}
      />
    </div>
  );
}
