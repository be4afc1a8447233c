import { useMemo, type ReactNode } from 'react';
import {
  driverColumn,
  urgentNeeds,
  type Need,
  type PortfolioColumn,
  type PortfolioRow,
} from '@/features/portfolio';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import styles from './NeedsAttention.module.css';

interface Props {
  /** All companies. */
  rows: readonly PortfolioRow[];
  onOpen: (row: PortfolioRow, column: PortfolioColumn) => void;
  /** On small screens, only the number is shown until it is pressed. */
  isFolded: boolean;
  /** Folded with the companies. */
  children?: ReactNode;
}

const NAMED = 3;

/** How many companies need somebody, and for the most urgent ones why, each with a button that leads there. */
export function NeedsAttention({ rows, onOpen, isFolded, children }: Props) {
  const { t } = useTranslation('portfolio');
  const { oneDecimal } = useFormats();
  const nameOf = useNames();
  const needs = useMemo(() => urgentNeeds(rows), [rows]);

  const reasonOf = (need: Need) =>
    need.kind === 'target'
      ? t('attention.target', { driver: nameOf(need.title), gap: oneDecimal(need.gap) })
      : t('attention.overdue', { count: need.count });
  const rest = needs.length - NAMED;
  const companies = (
    <>
      <ul className={styles.list}>
        {needs.slice(0, NAMED).map(({ row, need }) => {
          const press = t(need.kind === 'target' ? 'attention.see' : 'attention.plan');
          return (
            <li key={row.companyId} className={styles.row}>
              <span>
                <strong>{row.name}</strong>
                {`: ${reasonOf(need)}`}
              </span>
              <PlainButton
                size="small"
                aria-label={`${press}: ${row.name}`}
                onClick={() =>
                  onOpen(row, need.kind === 'target' ? driverColumn(need.title) : 'plan')
                }
              >
                {press}
              </PlainButton>
            </li>
          );
        })}
      </ul>
      {rest > 0 && <p className={styles.rest}>{t('attention.rest', { count: rest })}</p>}
      {children}
    </>
  );
  const lead =
    needs.length === 0 ? t('attention.none') : t('attention.lead', { count: needs.length });
  return (
    <section aria-label={t('attention.label')}>
      {isFolded ? (
        <details className={styles.fold}>
          <summary className={styles.lead}>{lead}</summary>
          <div className={styles.panel}>{companies}</div>
        </details>
      ) : (
        <div className={styles.panel}>
          <p className={styles.lead}>{lead}</p>
          {companies}
        </div>
      )}
    </section>
  );
}
