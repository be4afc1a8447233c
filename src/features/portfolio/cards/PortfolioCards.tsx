import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Card } from '@/shared/ui/card/Card';
import { EllipsisText } from '@/shared/ui/list/EllipsisText';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { usePrinted } from '@/shared/ui/layout/usePrinted';
import type { PortfolioGroup } from '../arrangement';
import { cellOf, FIGURE_COLUMNS, type PortfolioColumn } from '../columns';
import { CompanyPicture } from '../CompanyPicture';
import { Described } from '../Described';
import { PortfolioFigure, toneOf } from '../grid/PortfolioFigure';
import type { PortfolioRow } from '../Portfolio';
import { usePortfolioWords, type PortfolioWords } from '../usePortfolioWords';
import styles from './PortfolioCards.module.css';

/** Cards that are rendered at first, and with each press of the button below them. */
const STEP = 30;

interface Props {
  groups: readonly PortfolioGroup[];
  onOpen: (row: PortfolioRow, column: PortfolioColumn) => void;
}

/** The companies on phones: a card each. */
export function PortfolioCards({ groups, onOpen }: Props) {
  const { t } = useTranslation('portfolio');
  const words = usePortfolioWords();
  const isPrinted = usePrinted();
  const [limit, setLimit] = useState(STEP);
  const all = groups.reduce((sum, { rows }) => sum + rows.length, 0);
  const shown = isPrinted ? all : Math.min(limit, all);

  return (
    <>
      {firstRows(groups, shown).map(({ by, rows }) => {
        const title = words.groupTitle(by);
        return (
          <section key={title} className={styles.group}>
            {title !== null && <h2 className={styles.heading}>{title}</h2>}
            <ul className={styles.cards} aria-label={title ?? t('label')}>
              {rows.map((row) => (
                <li key={row.companyId}>
                  <CompanyCard row={row} words={words} onOpen={onOpen} />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
      {shown < all && (
        <PlainButton onClick={() => setLimit(limit + STEP)}>
          {t('more', { count: Math.min(STEP, all - shown) })}
        </PlainButton>
      )}
    </>
  );
}

/** The groups with so many of their rows, those at the start. */
function firstRows(groups: readonly PortfolioGroup[], limit: number): PortfolioGroup[] {
  let left = limit;
  return groups
    .map(({ by, rows }) => {
      const shown = rows.slice(0, left);
      left -= shown.length;
      return { by, rows: shown };
    })
    .filter(({ rows }) => rows.length > 0);
}

interface CardProps {
  row: PortfolioRow;
  words: PortfolioWords;
  onOpen: Props['onOpen'];
}

function CompanyCard({ row, words, onOpen }: CardProps) {
  return (
    <Card>
      <button type="button" className={styles.name} onClick={() => onOpen(row, 'company')}>
        <CompanyPicture src={row.logo} />
        <span className={styles.names}>
          <EllipsisText variant="strong">{row.name}</EllipsisText>
          <EllipsisText variant="secondary">{row.workspace}</EllipsisText>
        </span>
      </button>
      <div className={styles.figures}>
        {FIGURE_COLUMNS.map((column) => {
          const cell = cellOf(row, column);
          return (
            <button
              key={column}
              type="button"
              className={`${styles.figure} ${cell ? toneOf(cell) : ''}`}
              onClick={() => onOpen(row, column)}
            >
              <Described description={words.description(row, column)}>
                <span className={styles.title}>{words.titleOf(column)}</span>
                <span className={styles.value}>
                  {cell ? (
                    <PortfolioFigure cell={cell} words={words} />
                  ) : (
                    <>
                      {words.figure(row, column)}
                      {column === 'plan' && row.planOverdue > 0 && ` · ${words.overdue(row)}`}
                    </>
                  )}
                </span>
              </Described>
            </button>
          );
        })}
      </div>
    </Card>
  );
}
