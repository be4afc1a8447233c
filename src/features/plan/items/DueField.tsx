import clockIcon from '@ant-design/icons-svg/es/asn/ClockCircleOutlined';
import { useEffect, useState } from 'react';
import { daysBetween } from '@contract/days';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useToday } from '@/shared/time/useClock';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import { isOpen, type PlanItem } from '../PlanItem';
import styles from './PlanRow.module.css';
import type { ItemChanges } from './useItemChanges';

interface Props {
  item: PlanItem;
  /** null for people who may not change the plan. */
  changes: ItemChanges | null;
}

/** A typed date is complete after its last digit; the ones before it are dates as well. */
const REST_MS = 1500;

/** When an item is due, to be changed in place, and for how long it is late. */
export function DueField({ item, changes }: Props) {
  const { t } = useTranslation('plan');
  const { shortDay } = useFormats();
  const today = useToday();
  const { dueOn, number, title } = item;
  const late = isOpen(item) && dueOn !== null ? daysBetween(dueOn, today) : 0;
  const due = dueOn === null ? t('item.noDue') : t('item.due', { date: shortDay(dueOn) });
  return (
    <span className={styles.due}>
      {changes ? (
        <DueInput
          // Another value of the server replaces what is entered.
          key={dueOn}
          label={t('adding.dueOf', { subject: `${number} ${title}` })}
          dueOn={dueOn}
          onChange={(next) => changes.setFields(item, { due_on: next })}
        />
      ) : (
        <span>{due}</span>
      )}
      {late > 0 && (
        <span className={styles.late}>
          <PlainIcon icon={clockIcon} /> {t('item.late', { count: late })}
        </span>
      )}
    </span>
  );
}

interface DueInputProps {
  label: string;
  /** A day such as '2026-05-13', or null. */
  dueOn: string | null;
  /** Resolves with false if the change was refused. */
  onChange: (dueOn: string | null) => Promise<boolean>;
}

function DueInput({ label, dueOn, onChange }: DueInputProps) {
  const stored = dueOn ?? '';
  const [entered, setEntered] = useState(stored);
  const [sent, setSent] = useState(stored);

  function send() {
    if (entered === sent) return;
    setSent(entered);
    void onChange(entered || null).then((isSaved) => {
      if (isSaved) return;
      setEntered(stored);
      setSent(stored);
    });
  }
  useEffect(() => {
    const timer = setTimeout(send, REST_MS);
    return () => clearTimeout(timer);
  });

  return (
    <input
      type="date"
      className={styles.field}
      aria-label={label}
      value={entered}
      onChange={({ target }) => setEntered(target.value)}
      onBlur={send}
      onKeyDown={({ key }) => key === 'Enter' && send()}
    />
  );
}
