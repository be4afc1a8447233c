import { memo, useRef } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { AnswerChange } from './AnswerChange';
import { EffectLine } from './EffectLine';
import { FieldRow } from './FieldRow';
import styles from './HistoryPanel.module.css';
import type { AnswerInArea } from './replaceValue';
import type { Restore } from './useRestore';

interface Props {
  ids: AnswerInArea;
  change: AnswerChange;
  /** Null for people who may not save answers. */
  restore: Restore | null;
}

/** One change: who made it and when, its fields, and its effect on the driver. */
export const HistoryEntry = memo(function HistoryEntry({ ids, change, restore }: Props) {
  const { t } = useTranslation('activity');
  const { dayAndTime } = useFormats();
  const entry = useRef<HTMLLIElement>(null);
  const { changedAt, changedBy, source, fields, effect } = change;

  return (
    <li ref={entry} tabIndex={-1} className={styles.entry}>
      <h3 className={styles.author}>
        {changedBy ?? t('history.formerMember')}
        <time dateTime={changedAt}>{dayAndTime(Date.parse(changedAt))}</time>
        {source !== 'form' && <span className={styles.source}>{t(`history.from.${source}`)}</span>}
      </h3>
      <ul className={styles.fields}>
        {fields.map((field) => (
          <FieldRow
            key={field.field}
            ids={ids}
            change={field}
            restore={
              restore &&
              ((restorable) => {
                // The button disappears with the press.
                entry.current?.focus();
                restore(restorable);
              })
            }
          />
        ))}
      </ul>
      <EffectLine effect={effect} />
    </li>
  );
});
