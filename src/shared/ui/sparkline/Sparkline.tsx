import styles from './Sparkline.module.css';

interface Props {
  /** From the earliest to the latest; null where there is none. Such places are bridged. */
  values: readonly (number | null)[];
  label: string;
}

const HEIGHT = 32;
/** Smaller movements are not stretched to the full height. */
const SMALLEST_RANGE = 1;

/** The trend of a figure as a small line without axes; nothing for fewer than two values. */
export function Sparkline({ values, label }: Props) {
  const present = values.flatMap((value, index) => (value === null ? [] : [{ index, value }]));
  if (present.length < 2) return null;

  const all = present.map(({ value }) => value);
  const [min, max] = [Math.min(...all), Math.max(...all)];
  const range = Math.max(SMALLEST_RANGE, max - min);
  const base = (min + max - range) / 2;
  const points = present.map(({ index, value }) => {
    const y = HEIGHT * (1 - (value - base) / range);
    return `${index.toFixed(0)} ${y.toFixed(1)}`;
  });
  return (
    <svg
      className={styles.line}
      viewBox={`0 0 ${values.length - 1} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path d={`M${points.join('L')}`} />
    </svg>
  );
}
