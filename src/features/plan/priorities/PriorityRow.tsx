import { memo } from 'react';
import { Link } from 'react-router';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useMoney } from '@/shared/money/useMoney';
import { paths } from '@/shared/routing/paths';
import type { RankedPriority } from '../usePlanView';
import { AimStepper } from './AimStepper';
import { EffortDots } from './EffortDots';
import styles from './PriorityList.module.css';

interface DetailsProps {
  action: RankedPriority;
  /** The highest priority of the list, which fills the bar. */
  highest: number;
  /** Changes the aim; absent for a planned action, whose aim is in the plan. */
  onAim?: (id: string, aim: number) => void;
}

export interface PriorityRowProps extends DetailsProps {
  isSelected: boolean;
  onAim: (id: string, aim: number) => void;
  onToggle: (id: string) => void;
  /** Leads by keyboard to what can be done with the selection. */
  onEnter: () => void;
}

/** An action that can be selected. */
export const PriorityRow = memo(function PriorityRow(props: PriorityRowProps) {
  const { isSelected, onToggle, onEnter, ...details } = props;
  const { t } = useTranslation('plan');
  const { id, name } = details.action;

  return (
    <li className={isSelected ? `${styles.row} ${styles.selected}` : styles.row}>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={isSelected}
          aria-label={t('list.select', { action: name })}
          aria-keyshortcuts="Enter"
          onChange={() => onToggle(id)}
          onKeyDown={({ key }) => {
            if (key === 'Enter') onEnter();
          }}
        />
      </label>
      <Details {...details} />
    </li>
  );
});

/** An action with an open plan item, which cannot be selected. */
export function PlannedRow(props: DetailsProps) {
  return (
    <li className={styles.row}>
      <span />
      <Details {...props} />
    </li>
  );
}

/** Rendered apart from the box, so that filling to a budget renders the boxes only. */
const Details = memo(function Details({ action, highest, onAim }: DetailsProps) {
  const { t } = useTranslation('plan');
  const { number, signed } = useFormats();
  const { money } = useMoney();
  const nameOf = useNames();
  const { id, name, driver, area, state, aim, gain, driverGain, costM, weeks } = action;
  const gains = {
    gain: signed(gain),
    driverGain: signed(driverGain),
    driver: nameOf(driver),
  };

  return (
    <>
      <span className={styles.text}>
        <Link to={paths.companyAction({ title: driver, area, activityId: id })} title={name}>
          {name}
        </Link>
        <span className={styles.secondary}>{nameOf(driver)}</span>
      </span>
      <span className={styles.aim}>
        <span className={styles.named}>{t('list.state')}</span>
        <span>{`${String(state)} →`}</span>
        {onAim ? (
          <AimStepper action={name} {...{ state, aim }} onAim={(next) => onAim(id, next)} />
        ) : (
          <span>{aim}</span>
        )}
      </span>
      <span className={styles.gain} title={t('list.gainLabel', gains)}>
        {gains.gain} <span className={styles.named}>{t('list.globalAverage')}</span>
      </span>
      <span className={styles.effort}>
        <span className={styles.named}>{t('list.effort')}</span>
        <EffortDots effort={action.effort} isAssumed={action.isEffortAssumed} />
      </span>
      <span className={costM === null ? `${styles.amount} ${styles.unknown}` : styles.amount}>
        {costM === null ? t('list.notCosted') : money(costM)}
      </span>
      <span className={weeks === null ? `${styles.amount} ${styles.unknown}` : styles.amount}>
        {weeks === null
          ? t('list.noWeeks')
          : t('list.weeksOf', { count: weeks, weeks: number(weeks) })}
      </span>
      <span className={styles.bar} aria-hidden>
        <span style={{ inlineSize: `${(action.priority / highest) * 100}%` }} />
      </span>
    </>
  );
});
