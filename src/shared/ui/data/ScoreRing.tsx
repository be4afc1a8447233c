import type { Grade } from '@contract/scoring/scoring';
import { Progress } from 'antd';
import { useFormats } from '@/shared/i18n/formats';
import { SIZES } from '../theme/tokens';

interface Props {
  /** 1–10, unrounded; null without a score. */
  average: number | null;
  /** Determines the color. */
  grade: Grade | null;
  label: string;
  /** Shows the average with one decimal; the rounded score is then beside the ring. */
  exact?: boolean;
  size?: 'small' | 'large';
}

const COLORS = {
  High: 'var(--vd-grade-high)',
  Medium: 'var(--vd-grade-medium)',
  Low: 'var(--vd-grade-low)',
} satisfies Record<Grade, string>;

/** A score as a ring. The rounded score from 1 to 10 fills it by ten percent per point. */
export function ScoreRing({ average, grade, label, exact = false, size = 'small' }: Props) {
  const { oneDecimal } = useFormats();
  const score = average === null ? null : Math.round(average);
  const text = average === null ? '–' : exact ? oneDecimal(average) : score;
  return (
    <Progress
      type="circle"
      percent={(score ?? 0) * 10}
      size={size === 'small' ? SIZES.ring : SIZES.ringLarge}
      format={() => text}
      aria-label={label}
      aria-valuetext={String(text)}
      {...(grade && { strokeColor: COLORS[grade] })}
    />
  );
}
