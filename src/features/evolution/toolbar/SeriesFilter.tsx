import check from '@ant-design/icons-svg/es/asn/CheckOutlined';
import filter from '@ant-design/icons-svg/es/asn/FilterOutlined';
import { useRef, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useIsOffered } from '@/shared/api/features/views';
import { useNames } from '@/shared/i18n/useNames';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { PlainIcon } from '@/shared/ui/plain/PlainIcon';
import { LazyMenu } from '@/shared/ui/popup/LazyMenu';
import popup from '@/shared/ui/popup/popup.module.css';
import { usePopup } from '@/shared/ui/popup/usePopup';
import { SERIES, type SeriesKey } from '../series';
import { GradesSwatch, LineSwatch, TargetSwatch } from '../chart/LineSwatch';
import styles from './SeriesFilter.module.css';

interface Props {
  hidden: readonly SeriesKey[];
  onToggle: (key: SeriesKey) => void;
  showsTargets: boolean;
  onToggleTargets: () => void;
  showsGrades: boolean;
  onToggleGrades: () => void;
}

/** A menu that switches each series, the targets and the ranges of the grades on and off. It stays open after a choice. */
export function SeriesFilter(props: Props) {
  const { hidden, onToggle, showsTargets, onToggleTargets, showsGrades, onToggleGrades } = props;
  const { t } = useTranslation('evolution');
  const nameOf = useNames();
  const hasTargets = useIsOffered('targets');
  const { isOpen, isMounted, setOpen, opener } = usePopup();
  const button = useRef<HTMLButtonElement>(null);

  const itemOf = (key: string, isOn: boolean, swatch: ReactNode) => ({
    key,
    role: 'menuitemcheckbox',
    'aria-checked': isOn,
    icon: <span className={styles.line}>{swatch}</span>,
    extra: (
      <span className={isOn ? undefined : styles.off}>
        <PlainIcon icon={check} />
      </span>
    ),
  });
  const items = [
    ...SERIES.map((series) => ({
      ...itemOf(series.key, !hidden.includes(series.key), <LineSwatch series={series} />),
      label: nameOf(series.title),
      onClick: () => onToggle(series.key),
    })),
    ...(hasTargets
      ? [
          {
            ...itemOf('targets', showsTargets, <TargetSwatch />),
            label: t('filter.targets'),
            onClick: onToggleTargets,
          },
        ]
      : []),
    {
      ...itemOf('grades', showsGrades, <GradesSwatch />),
      label: t('filter.grades'),
      onClick: onToggleGrades,
    },
  ];

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
