import { memo } from 'react';
import { Link } from 'react-router';
import { STATE_MAX } from '@contract/answer';
import { useFormats } from '@/shared/i18n/formats';
import { useNames } from '@/shared/i18n/useNames';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useMoney } from '@/shared/money/useMoney';
import { paths } from '@/shared/routing/paths';
import type { RankedPriority } from '../usePlanView';
import { EffortDots } from './EffortDots';
import styles from './PriorityList.module.css';

interface DetailsProps {
  action: RankedPriority;
  /** The largest gain of the list, which fills the bar. */
  largestGain: number;
  onAim: (id: string, aim: number) => void;
}

export interface PriorityRowProps extends DetailsProps {
  isSelected: boolean;
  /** An action with an open plan item cannot be selected. */
  isPlanned: boolean;
  onToggle: (id: string) => void;
}

export const PriorityRow = memo(function PriorityRow(props: PriorityRowProps) {
  const { isSelected, isPlanned, onToggle, ...details } = props;
  const { t } = useTranslation('plan');
  const { id, name } = details.action;

  return (
    <li className={styles.row}>
      {isPlanned ? (
        <span className={`${styles.tick} ${styles.planned}`}>{t('list.inPlan')}</span>
      ) : (
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={isSelected}
            aria-label={t('list.select', { action: name })}
            onChange={() => onToggle(id)}
          />
        </label>
      )}
      <Details {...details} />
    </li>
  );
});

/** Rendered apart from the box, so that filling to a budget renders the boxes only. */
const Details = memo(function Details({ action, largestGain, onAim }: DetailsProps) {
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
        <Link to={paths.companyAction({ title: driver, area, activityId: id })}>{name}</Link>
        <span className={styles.secondary}>{nameOf(driver)}</span>
      </span>
      <label className={styles.aim}>
        <span>{t('list.state', { state })}</span>
        <select
          value={aim}
          aria-label={t('list.aimOf', { action: name })}
          onChange={({ target }) => onAim(id, Number(target.value))}
        >
          {Array.from({ length: STATE_MAX - state }, (_, index) => state + 1 + index).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
      <span className={styles.gain} title={t('list.gainLabel', gains)}>
        <span className={styles.bar} aria-hidden>
          <span style={{ inlineSize: `${(gain / largestGain) * 100}%` }} />
        </span>
        {gains.gain}
      </span>
      <EffortDots effort={action.effort} isAssumed={action.isEffortAssumed} />
      <span className={costM === null ? styles.unknown : styles.amount}>
        {costM === null ? t('list.notCosted') : t('list.costM', { cost: money(costM) })}
      </span>
      <span className={weeks === null ? styles.unknown : styles.amount}>
        {weeks === null
          ? t('list.noWeeks')
          : t('list.weeksOf', { count: weeks, weeks: number(weeks) })}
      </span>
    </>
  );
});
