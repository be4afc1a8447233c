import type { ReportText } from '@contract/report/blocks';
import { GradeChip } from '@/shared/ui/data/GradeChip';
import styles from './ReportView.module.css';

export interface FigureChoice {
  /** The figure whose proof is shown; null for none. */
  chosen: string | null;
  /** Opens the proof of a figure; absent where figures cannot be opened. */
  onFigure?: ((figure: string) => void) | undefined;
}

interface Props extends FigureChoice {
  content: ReportText;
  /** What the figure is, for screen readers. */
  name: string;
}

/** A text of a report; a figure opens its proof. */
export function FigureText({ content: { text, figure, grade }, name, chosen, onFigure }: Props) {
  if (grade !== undefined) return <GradeChip grade={grade} keepsWord />;
  if (figure === undefined || !onFigure) return <span>{text}</span>;
  return (
    <button
      type="button"
      className={styles.figure}
      aria-pressed={figure === chosen}
      aria-label={`${name}: ${text}`}
      onClick={() => onFigure(figure)}
    >
      {text}
    </button>
  );
}
