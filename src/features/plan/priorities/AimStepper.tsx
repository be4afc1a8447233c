import minusIcon from '@ant-design/icons-svg/es/asn/MinusOutlined';
import plusIcon from '@ant-design/icons-svg/es/asn/PlusOutlined';
import type { KeyboardEvent } from 'react';
import { STATE_MAX } from '@contract/answer';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import styles from './AimStepper.module.css';

interface Props {
  /** The action's name. */
  action: string;
  /** The score now; the aim is above it. */
  state: number;
  aim: number;
  onAim: (aim: number) => void;
}

/** The aim of an action, between two buttons. The aim alone is in the tab order, and the arrow keys change it. */
export function AimStepper({ action, state, aim, onAim }: Props) {
  const { t } = useTranslation('plan');
  const least = state + 1;

  function choose(next: number) {
    const within = Math.min(STATE_MAX, Math.max(least, next));
    if (within !== aim) onAim(within);
  }

  function onKeyDown(event: KeyboardEvent) {
    const next = new Map([
      ['ArrowUp', aim + 1],
      ['ArrowRight', aim + 1],
      ['ArrowDown', aim - 1],
      ['ArrowLeft', aim - 1],
      ['Home', least],
      ['End', STATE_MAX],
    ]).get(event.key);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
  }

  return (
    <span className={styles.stepper}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('list.lower', { action })}
        aria-disabled={aim <= least}
        onClick={() => choose(aim - 1)}
      >
        <PlainIcon icon={minusIcon} />
      </button>
      <span
        className={styles.aim}
        role="spinbutton"
        tabIndex={0}
        aria-label={t('list.aimOf', { action })}
        aria-valuenow={aim}
        aria-valuemin={least}
        aria-valuemax={STATE_MAX}
        onKeyDown={onKeyDown}
      >
        {aim}
      </span>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('list.raise', { action })}
        aria-disabled={aim >= STATE_MAX}
        onClick={() => choose(aim + 1)}
      >
        <PlainIcon icon={plusIcon} />
      </button>
    </span>
  );
}
