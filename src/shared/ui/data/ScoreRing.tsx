import { roundAverage } from '@contract/scoring/numbers/averages';
import type { Grade } from '@contract/scoring/scoring';
import { Progress } from 'antd';
import { useFormats } from '@/shared/i18n/formats';
import { SIZES } from '../theme/tokens';
import styles from './ScoreRing.module.css';

interface Props {
  /** 1–10, unrounded; null without a score. */
  average: number | null;
  /** Determines the color. */
  grade: Grade | null;
  label: string;
  /** Shows the average with one decimal; the rounded score is then beside the ring. */
  exact?: boolean;
  size?: 'small' | 'large';
  /** A tick at another score, from 1 to 10, with the text that screen readers read after the score. */
  mark?: { value: number; label: string };
}

const COLORS = {
  High: 'var(--vd-grade-high)',
  Medium: 'var(--vd-grade-medium)',
  Low: 'var(--vd-grade-low)',
} satisfies Record<Grade, string>;

/**
 * A score as a ring. The rounded score from 1 to 10 fills it by ten percent per point. A mark is rounded likewise,
 * so that the ring does not end beyond the mark of a higher score.
 */
export function ScoreRing({ average, grade, label, exact = false, size = 'small', mark }: Props) {
  const { graded } = useFormats();
  const score = average === null ? null : roundAverage(average, 0);
  const text = average === null ? '–' : exact ? graded(average, 1) : score;
  const value = String(text);
  const turn = mark && { rotate: `${String(roundAverage(mark.value, 0) / 10)}turn` };
  return (
    <span className={styles.ring}>
      <Progress
        type="circle"
        percent={(score ?? 0) * 10}
        size={size === 'small' ? SIZES.ring : SIZES.ringLarge}
        format={() => text}
        aria-label={label}
        aria-valuetext={mark ? `${value}. ${mark.label}` : value}
        {...(grade && { strokeColor: COLORS[grade] })}
      />
      {turn && <span className={styles.mark} style={turn} />}
    </span>
  );
}
