import type { WeekValues } from '../Evolution';
import type { YRange } from '../model/yRange';
import styles from './PairChart.module.css';

interface Props {
  /** The weeks of the shown company, and of the compared one. */
  shown: WeekValues;
  compared: WeekValues;
  range: YRange;
  /** Of the shown company's line: a CSS variable of the theme. */
  color: string;
  label: string;
}

const HEIGHT = 40;

/** The year of one driver in both companies as two lines without axes; the compared company's is dashed. */
export function PairChart({ shown, compared, range, color, label }: Props) {
  const yOf = (value: number) => HEIGHT * (1 - (value - range.min) / (range.max - range.min));
  const width = Math.max(shown.length, compared.length, 2) - 1;
  return (
    <svg
      className={styles.chart}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className={styles.compared} d={pathOf(compared, yOf)} />
      <path className={styles.shown} d={pathOf(shown, yOf)} stroke={`var(${color})`} />
    </svg>
  );
}

/** The sample of a line in the heading of its column. */
export function PairSwatch({ line }: { line: 'shown' | 'compared' }) {
  return (
    <svg className={styles.swatch} viewBox="0 0 24 8" aria-hidden>
      <path className={styles[line]} d="M0 4H24" stroke="currentColor" />
    </svg>
  );
}

/** Interrupted at weeks without a value. */
function pathOf(values: WeekValues, yOf: (value: number) => number): string {
  return values
    .map((value, week) => {
      if (value === null) return '';
      const isFirst = (values[week - 1] ?? null) === null;
      return `${isFirst ? 'M' : 'L'}${week} ${yOf(value).toFixed(1)}`;
    })
    .join('');
}
