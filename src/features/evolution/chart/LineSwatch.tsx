import { RING, TRAJECTORY } from '../model/trajectory';
import { EDGE, GLOBAL_AVERAGE, type Series } from '../series';
import styles from './LineSwatch.module.css';

/** A sample of a series' line for legends and menus. */
export function LineSwatch({ series: { key, color, dash, width } }: { series: Series }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 28 10" aria-hidden>
      {key === GLOBAL_AVERAGE && (
        <path d="M0 5H28" stroke={`var(${EDGE.color})`} strokeWidth={EDGE.width} />
      )}
      <path
        d="M0 5H28"
        stroke={`var(${color})`}
        strokeWidth={width}
        strokeDasharray={dash.join(' ')}
      />
    </svg>
  );
}

/** A sample of the ranges of the grades, for menus. */
export function GradesSwatch() {
  return (
    <svg className={styles.swatch} viewBox="0 0 28 10" aria-hidden>
      <path d="M0 2H28" stroke="var(--vd-grade-high)" strokeWidth="2" />
      <path d="M0 8H28" stroke="var(--vd-grade-low)" strokeWidth="2" />
    </svg>
  );
}

/** A sample of the path to a target, for menus. */
export function TargetSwatch() {
  return (
    <svg
      className={styles.swatch}
      viewBox="0 0 28 10"
      fill="none"
      stroke="currentColor"
      aria-hidden
    >
      <path
        d="M0 5H18"
        strokeWidth={TRAJECTORY.width}
        strokeDasharray={TRAJECTORY.dash.join(' ')}
      />
      <circle cx="22" cy="5" r={RING.radius - 1} strokeWidth={RING.width} />
    </svg>
  );
}
