import down from '@ant-design/icons-svg/es/asn/DownOutlined';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import styles from './YearControl.module.css';

interface Props {
  /** The years that can be chosen; none while they are loaded, so that nothing moves then. */
  years: readonly number[];
  /** Null for none. */
  year: number | null;
  onPick: (year: number | null) => void;
}

/** Selects a year that is shown beside the selected one. */
export function OtherYear({ years, year, onPick }: Props) {
  const { t } = useTranslation('evolution');
  return (
    <span className={`${styles.select} ${styles.alone}`}>
      <select
        aria-label={t('years.other')}
        value={year ?? ''}
        disabled={years.length === 0}
        onChange={({ target }) => onPick(target.value === '' ? null : Number(target.value))}
      >
        <option value="">{t('years.noOther')}</option>
        {years.toReversed().map((one) => (
          <option key={one} value={one}>
            {t('years.versus', { year: one })}
          </option>
        ))}
      </select>
      <PlainIcon icon={down} />
    </span>
  );
}
