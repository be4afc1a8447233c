import { Progress } from 'antd';
import { SIZES } from '../theme/tokens';

interface Props {
  /** 1–10, unrounded; null without a score. */
  average: number | null;
  label: string;
  size?: 'small' | 'large';
}

/** A score as a ring. The rounded score from 1 to 10 fills it by ten percent per point. */
export function ScoreRing({ average, label, size = 'small' }: Props) {
  const score = average === null ? null : Math.round(average);
  return (
    <Progress
      type="circle"
      percent={(score ?? 0) * 10}
      size={size === 'small' ? SIZES.ring : SIZES.ringLarge}
      format={() => score ?? '–'}
      aria-label={label}
    />
  );
}
