import styles from './ScaleBar.module.css';

interface Props {
  /** What the bar shows, in words; absent where the same figures are beside it. */
  label?: string;
  /** Scores 1–10, unrounded; the parts that are null are left out. */
  range: { low: number; high: number } | null;
  tick: number | null;
  dot?: number | null;
  flag?: number | null;
}

/** The scale from 1 to 10 with a range, and marks of three shapes. Without a dot, the range stands out. */
export function ScaleBar({ label, range, tick, dot = null, flag = null }: Props) {
  return (
    <span
      className={styles.bar}
      {...(label === undefined
        ? { 'aria-hidden': true }
        : { role: 'img', 'aria-label': label, title: label })}
    >
      {range && (
        <span
          className={`${styles.range} ${dot === null ? styles.main : ''}`}
          style={{ insetInlineStart: place(range.low), inlineSize: share(range.high - range.low) }}
        />
      )}
      {tick !== null && <span className={styles.tick} style={{ insetInlineStart: place(tick) }} />}
      {flag !== null && <span className={styles.flag} style={{ insetInlineStart: place(flag) }} />}
      {dot !== null && <span className={styles.dot} style={{ insetInlineStart: place(dot) }} />}
    </span>
  );
}

const [LOWEST, HIGHEST] = [1, 10];
const share = (points: number) => `${String((points / (HIGHEST - LOWEST)) * 100)}%`;
const place = (score: number) => share(score - LOWEST);
