import down from '@ant-design/icons-svg/es/asn/DownOutlined';
import left from '@ant-design/icons-svg/es/asn/LeftOutlined';
import right from '@ant-design/icons-svg/es/asn/RightOutlined';
import { memo } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import styles from './YearControl.module.css';

interface Props {
  years: readonly number[];
  year: number;
  onPick: (year: number) => void;
}

/** Selects the previous year, the next one, or any that has data. */
export const YearControl = memo(function YearControl({ years, year, onPick }: Props) {
  const { t } = useTranslation('evolution');
  const position = years.indexOf(year);
  const before = years[position - 1];
  const after = position === -1 ? undefined : years[position + 1];
  // A year without data is listed if it is the selected one.
  const options = position === -1 ? [...years, year] : years;

  return (
    <div className={styles.years}>
      <PlainButton
        aria-label={t('years.back')}
        icon={left}
        disabled={before === undefined}
        onClick={() => before !== undefined && onPick(before)}
      />
      <span className={styles.select}>
        <select
          aria-label={t('years.label')}
          value={year}
          disabled={years.length === 0}
          onChange={({ target }) => onPick(Number(target.value))}
        >
          {options.toReversed().map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
        <PlainIcon icon={down} />
      </span>
      <PlainButton
        aria-label={t('years.forward')}
        icon={right}
        disabled={after === undefined}
        onClick={() => after !== undefined && onPick(after)}
      />
    </div>
  );
});
