import styles from './SegmentedBar.module.css';

const SEGMENTS = 10;

interface Props {
  /** 0 … 100; each of the ten segments represents ten percent. */
  percent: number;
  label: string;
}

/** Progress as ten segments; the segment in progress is filled by its share. */
export function SegmentedBar({ percent, label }: Props) {
  return (
    <div
      className={styles.bar}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
    >
      {Array.from({ length: SEGMENTS }, (_, index) => {
        const share = Math.min(1, Math.max(0, (percent - index * SEGMENTS) / SEGMENTS));
        return (
          <span key={index} className={styles.segment}>
            <span className={styles.fill} style={{ inlineSize: `${share * 100}%` }} />
          </span>
        );
      })}
    </div>
  );
}
