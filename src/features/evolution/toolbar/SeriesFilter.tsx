import check from '@ant-design/icons-svg/es/asn/CheckOutlined';
import filter from '@ant-design/icons-svg/es/asn/FilterOutlined';
import { useRef } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNames } from '@/shared/i18n/useNames';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import { LazyMenu } from '@/shared/ui/popup/LazyMenu';
import popup from '@/shared/ui/popup/popup.module.css';
import { usePopup } from '@/shared/ui/popup/usePopup';
import { SERIES, type SeriesKey } from '../series';
import { LineSwatch } from '../chart/LineSwatch';
import styles from './SeriesFilter.module.css';

interface Props {
  hidden: readonly SeriesKey[];
  onToggle: (key: SeriesKey) => void;
}

/** A menu that switches each series on and off. It stays open after a choice. */
export function SeriesFilter({ hidden, onToggle }: Props) {
  const { t } = useTranslation('evolution');
  const nameOf = useNames();
  const { isOpen, isMounted, setOpen, opener } = usePopup();
  const button = useRef<HTMLButtonElement>(null);

  const items = SERIES.map((series) => ({
    key: series.key,
    role: 'menuitemcheckbox',
    'aria-checked': !hidden.includes(series.key),
    icon: (
      <span className={styles.line}>
        <LineSwatch series={series} />
      </span>
    ),
    label: nameOf(series.title),
    extra: (
      <span className={hidden.includes(series.key) ? styles.off : undefined}>
        <PlainIcon of={check} />
      </span>
    ),
    onClick: () => onToggle(series.key),
  }));

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <span className={popup.place}>
      <PlainButton
        ref={button}
        icon={filter}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...opener}
      >
        {t('filter.button')}
      </PlainButton>
      {isMounted && (
        <LazyMenu open={isOpen} items={items} label={t('filter.label')} stays onClose={close} />
      )}
    </span>
  );
}
