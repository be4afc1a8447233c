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

/** A driver's average with its grade, and below it the change, or how few actions are scored. */
export function PortfolioFigure({ cell, words }: Props) {
  const { average, grade, previous, isThin, isBehindTarget } = cell;
  if (average === null) return <span className={styles.none}>–</span>;
  const change = previous === null ? null : shownChange(previous, average);
  return (
    <>
      <span className={styles.figure}>
        {!isThin && grade && <GradeIcon grade={grade} />}
        {words.oneDecimal(average)}
        {isBehindTarget && <PlainIcon of={flag} />}
      </span>
      <small className={styles.below}>
        {isThin && words.counts(cell)}
        {!isThin && change && (
          <span className={styles[change.direction]}>{words.oneDecimal(change.amount)}</span>
        )}
      </small>
    </>
  );
}

/** The class of a cell's tint: its grade, or hatching if too few actions are scored. */
export function toneOf({ average, grade, isThin }: PortfolioCell): string {
  if (average === null || !grade) return '';
  return isThin ? styles.thin : styles[grade];
}
