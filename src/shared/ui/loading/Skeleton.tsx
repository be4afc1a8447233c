import styles from './Skeleton.module.css';

interface Props {
  /** A CSS length. */
  width?: string;
  /** A CSS length. */
  height?: string;
  shape?: 'line' | 'circle';
}

/** A placeholder for something that is loading; the element around it must have `aria-busy`. */
export function Skeleton({ width = '100%', height = '1rem', shape = 'line' }: Props) {
  return (
    <div aria-hidden className={styles[shape]} style={{ inlineSize: width, blockSize: height }} />
  );
}

/** A placeholder for a title and three lines of text. */
export function TextSkeleton() {
  return (
    <div aria-hidden className={styles.text}>
      <Skeleton width="38%" />
      <div className={styles.lines}>
        <Skeleton />
        <Skeleton />
        <Skeleton width="61%" />
      </div>
    </div>
  );
}
