import downIcon from '@ant-design/icons-svg/es/asn/DownOutlined';
import upIcon from '@ant-design/icons-svg/es/asn/UpOutlined';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { EmptyPanel } from '@/shared/ui/feedback/EmptyPanel';
import { usePrinted } from '@/shared/ui/layout/usePrinted';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import type { RankedPriority } from '../usePlanView';
import styles from './PriorityList.module.css';
import { PlannedRow, PriorityRow, type PriorityRowProps } from './PriorityRow';

interface Props extends Pick<PriorityRowProps, 'onToggle' | 'onAim' | 'onEnter'> {
  /** In the order of the list. */
  actions: readonly RankedPriority[];
  selected: ReadonlySet<string>;
  planned: ReadonlySet<string>;
}

/** The number of rows in the first rendering, and with each further step. */
const AT_ONCE = 50;

/** Actions to select, each with its gain, effort, cost and weeks. Those that are planned are shown on demand. */
export function PriorityList({ actions, selected, planned, ...handlers }: Props) {
  const { t } = useTranslation('plan');
  const [limit, setLimit] = useState(AT_ONCE);
  const [isUnfolded, setUnfolded] = useState(false);
  const isPrinted = usePrinted();
  const open = actions.filter(({ id }) => !planned.has(id));
  const already = actions.filter(({ id }) => planned.has(id));
  const shown = isPrinted ? open : open.slice(0, limit);
  const rest = open.length - shown.length;
  const highest = Math.max(...actions.map(({ priority }) => priority));
  if (actions.length === 0) return <EmptyPanel title={t('list.nothing')} />;

  return (
    <div className={styles.container}>
      {open.length === 0 ? (
        <EmptyPanel title={t('list.allPlanned')} />
      ) : (
        <div className={styles.head} aria-hidden>
          <span />
          <span>{t('list.action')}</span>
          <span>{t('list.aim')}</span>
          <span>{t('list.gain')}</span>
          <span>{t('list.effort')}</span>
          <span className={styles.amount}>{t('list.cost')}</span>
          <span className={styles.amount}>{t('list.weeks')}</span>
          <span>{t('list.priority')}</span>
        </div>
      )}
      <ol className={styles.list} aria-label={t('list.label')}>
        {shown.map((action) => (
          <PriorityRow
            key={action.id}
            action={action}
            isSelected={selected.has(action.id)}
            {...{ highest, ...handlers }}
          />
        ))}
      </ol>
      {rest > 0 && (
        <PlainButton variant="link" onClick={() => setLimit(limit + AT_ONCE)}>
          {t('list.more', { count: Math.min(rest, AT_ONCE), rest })}
        </PlainButton>
      )}
      {already.length > 0 && (
        <PlainButton
          variant="link"
          icon={isUnfolded ? upIcon : downIcon}
          aria-expanded={isUnfolded}
          onClick={() => setUnfolded(!isUnfolded)}
        >
          {t('list.already', { count: already.length })}
        </PlainButton>
      )}
      {isUnfolded && already.length > 0 && (
        <ol className={styles.list} aria-label={t('list.inPlan')}>
          {already.map((action) => (
            <PlannedRow key={action.id} {...{ action, highest }} />
          ))}
        </ol>
      )}
    </div>
  );
}
