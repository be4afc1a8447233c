import { CheckOutlined, FilterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNames } from '@/shared/i18n/useNames';
import { MenuDropdown } from '@/shared/ui/MenuDropdown';
import { SERIES, type SeriesKey } from '../series';
import { LineSwatch } from './LineSwatch';
import styles from './SeriesFilter.module.css';

interface Props {
  hidden: readonly SeriesKey[];
  onToggle: (key: SeriesKey) => void;
}

/** Switches each series on and off; stays open for the next one. */
export function SeriesFilter({ hidden, onToggle }: Props) {
  const { t } = useTranslation('evolution');
  const nameOf = useNames();
  const [open, setOpen] = useState(false);

  const button = useRef<HTMLButtonElement>(null);

  const closeByKey = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return;
    setOpen(false);
    button.current?.focus();
  };

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
      <CheckOutlined aria-hidden className={hidden.includes(series.key) ? styles.off : undefined} />
    ),
    onClick: () => onToggle(series.key),
  }));

  return (
    <MenuDropdown
      open={open}
      trigger={['click']}
      onOpenChange={(next, { source }) => {
        if (source === 'trigger') setOpen(next);
      }}
      menu={{ items, 'aria-label': t('filter.label'), onKeyDown: closeByKey }}
    >
      <Button ref={button} icon={<FilterOutlined aria-hidden />}>
        {t('filter.button')}
      </Button>
    </MenuDropdown>
  );
}
