import type { Grade } from '@contract/scoring/scoring';
import { PALETTES, PRODUCT_COLORS } from '@/shared/ui/theme/tokens';

const { light } = PRODUCT_COLORS;

/** Paper is light, whatever the theme is. Words stand beside every color, so that it prints well in grey. */
export const INK = {
  text: PALETTES.light.text,
  secondary: PALETTES.light.textSecondary,
  rule: PALETTES.light.border,
  danger: PALETTES.light.danger,
};

export const GRADE_INK: Record<Grade, string> = {
  High: light['--vd-grade-high'] ?? INK.text,
  Medium: light['--vd-grade-medium'] ?? INK.text,
  Low: light['--vd-grade-low'] ?? INK.text,
};

/** How the lines of the chart differ: the drivers in their order, then Total. */
export const LINES = [
  { color: light['--vd-driver-1'] ?? INK.text, dash: [], lineWidth: 0.4 },
  { color: light['--vd-driver-2'] ?? INK.text, dash: [2, 1], lineWidth: 0.4 },
  { color: light['--vd-driver-3'] ?? INK.text, dash: [0.5, 0.75], lineWidth: 0.4 },
  { color: light['--vd-driver-4'] ?? INK.text, dash: [2.5, 0.75, 0.5, 0.75], lineWidth: 0.4 },
] as const;
export const TOTAL_LINE = { color: INK.text, dash: [], lineWidth: 0.7 } as const;
