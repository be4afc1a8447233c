import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { usePrinted } from '@/shared/ui/layout/usePrinted';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import type { RankedPriority } from '../usePlanView';
import styles from './PriorityList.module.css';
import { PriorityRow, type PriorityRowProps } from './PriorityRow';

interface Props extends Pick<PriorityRowProps, 'onToggle' | 'onAim'> {
  /** In the order of the list. */
  actions: readonly RankedPriority[];
  selected: ReadonlySet<string>;
  planned: ReadonlySet<string>;
}

/** The number of rows in the first rendering, and with each further step. */
const AT_ONCE = 50;

/** Actions to select, each with its gain, effort, cost and weeks. */
export function PriorityList({ actions, selected, planned, onToggle, onAim }: Props) {
  const { t } = useTranslation('plan');
  const [limit, setLimit] = useState(AT_ONCE);
  const isPrinted = usePrinted();
  const shown = isPrinted ? actions : actions.slice(0, limit);
  const rest = actions.length - shown.length;
  const largestGain = Math.max(...actions.map(({ gain }) => gain));
  if (actions.length === 0) return <EmptyPanel title={t('list.nothing')} />;

  return (
    <div>
      <div className={`${styles.row} ${styles.head}`} aria-hidden>
        <span />
        <span>{t('list.action')}</span>
        <span>{t('list.aim')}</span>
        <span>{t('list.gain')}</span>
        <span>{t('list.effort')}</span>
        <span className={styles.amount}>{t('list.cost')}</span>
        <span className={styles.amount}>{t('list.weeks')}</span>
      </div>
      <ol className={styles.list} aria-label={t('list.label')}>
        {shown.map((action) => (
          <PriorityRow
            key={action.id}
            action={action}
            isSelected={selected.has(action.id)}
            isPlanned={planned.has(action.id)}
            largestGain={largestGain}
            onToggle={onToggle}
            onAim={onAim}
          />
        ))}
      </ol>
      {rest > 0 && (
        <PlainButton look="link" onClick={() => setLimit(limit + AT_ONCE)}>
          {t('list.more', { count: Math.min(rest, AT_ONCE), rest })}
        </PlainButton>
      )}
    </div>
  );
}
