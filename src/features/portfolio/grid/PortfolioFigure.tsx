import flag from '@ant-design/icons-svg/es/asn/FlagOutlined';
import { shownChange } from '@/shared/lib/shownChange';
import { GradeIcon } from '@/shared/ui/data/GradeChip';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import type { PortfolioCell } from '../Portfolio';
import type { PortfolioWords } from '../usePortfolioWords';
import styles from './PortfolioFigure.module.css';

interface Props {
  cell: PortfolioCell;
  words: PortfolioWords;
}

interface DetailProps {
  text: string;
  variant: 'up' | 'down' | 'overdue' | null;
}

/**
 * A driver's average with its grade, and below it the change, or how few actions are scored, and how far it is below a
 * target that it is behind.
 */
export function PortfolioFigure({ cell, words }: Props) {
  const { average, grade, previous, isThin } = cell;
  if (average === null) return <span className={styles.none}>–</span>;
  const change = previous === null ? null : shownChange(previous, average);
  const below = isThin ? words.counts(cell) : change && words.oneDecimal(change.amount);
  const gap = words.gap(cell);
  return (
    <>
      <span className={styles.figure}>
        {!isThin && grade && <GradeIcon grade={grade} />}
        {words.average(cell)}
      </span>
      <span className={styles.details}>
        {below !== null && (
          <FigureDetail text={below} variant={isThin || !change ? null : change.direction} />
        )}
        {gap !== null && (
          <>
            <PlainIcon icon={flag} />
            <FigureDetail text={gap} variant={null} />
          </>
        )}
      </span>
    </>
  );
}

/**
 * A text below a figure. The style sheet renders it: the cell's label has the same words in a sentence, and assistive
 * technology would compare the label with every text in the cell.
 */
export function FigureDetail({ text, variant }: DetailProps) {
  return <small className={`${styles.below} ${variant ? styles[variant] : ''}`} data-text={text} />;
}

/** The class of a cell's tint: its grade, or hatching if too few actions are scored. */
export function toneOf({ average, grade, isThin }: PortfolioCell): string {
  if (average === null || !grade) return '';
  return isThin ? styles.thin : styles[grade];
}
