import { Modal, Typography } from 'antd';
import { Command } from 'cmdk';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useLocation, useNavigate } from 'react-router';
import { companyShown } from '@/features/companies';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { showsCompany } from '@/shared/routing/navigation';
import { paths } from '@/shared/routing/paths';
import styles from './CommandPalette.module.css';
import { usePaletteGroups, type Destination, type DestinationGroup } from './usePaletteGroups';

const WIDTH = 560;
/** Of each group; whoever looks for another types on. */
const MOST = 8;

interface Props {
  open: boolean;
  typed: string;
  onType: (typed: string) => void;
  /** Its input has the focus. */
  onReady: () => void;
  onClose: () => void;
}

/** Finds any page, company or action by its name, and goes there. */
export function CommandPalette({ open, onClose, ...search }: Props) {
  const { t } = useTranslation('palette');
  return (
    <Modal
      open={open}
      width={WIDTH}
      title={t('title')}
      footer={null}
      destroyOnHidden
      afterOpenChange={(isOpen) => {
        if (isOpen) takeFocus(document.querySelector('[cmdk-input]'), search.onReady);
      }}
      onCancel={onClose}
    >
      <Search onClose={onClose} {...search} />
    </Modal>
  );
}

function Search({ typed, onType, onReady, onClose }: Omit<Props, 'open'>) {
  const { t } = useTranslation('palette');
  const input = useRef<HTMLInputElement>(null);
  const focus = useEffectEvent(() => takeFocus(input.current, onReady));
  useEffect(() => focus(), []);
  // Thousands of names may be looked through: the letters come first.
  const looked = useDeferredValue(typed);
  const { groups, loading } = usePaletteGroups(looked);
  const go = useWay(onClose);
  const first = groups.find(({ found }) => found.length > 0)?.found[0]?.id ?? '';
  const [chosen, setChosen] = useState({ id: first, of: first });
  // What Enter takes begins at the best of what was found.
  if (chosen.of !== first) setChosen({ id: first, of: first });
  const nothing = groups.every(({ found }) => found.length === 0);

  return (
    <Command
      shouldFilter={false}
      loop
      label={t('title')}
      className={styles.palette}
      value={chosen.id}
      onValueChange={(id) => setChosen({ id, of: first })}
    >
      <Command.Input
        ref={input}
        value={typed}
        onValueChange={onType}
        placeholder={t('placeholder')}
        className={styles.input}
      />
      <Command.List className={styles.list}>
        {groups.map((group) => (
          <Group key={group.name} {...group} onGo={go} />
        ))}
      </Command.List>
      {(loading || nothing) && (
        <Typography.Paragraph type="secondary" role="status" className={styles.note}>
          {t(loading ? 'searching' : 'nothing')}
        </Typography.Paragraph>
      )}
    </Command>
  );
}

function Group({ name, found, onGo }: DestinationGroup & { onGo: (to: Destination) => void }) {
  const { t } = useTranslation('palette');
  if (found.length === 0) return null;
  const rest = found.length - MOST;

  return (
    <Command.Group heading={t(name)} className={styles.group}>
      {found.slice(0, MOST).map((destination) => (
        <Command.Item
          key={destination.id}
          value={destination.id}
          className={styles.item}
          onSelect={() => onGo(destination)}
        >
          <span className={styles.label}>{destination.label}</span>
          {destination.hint && <span className={styles.hint}>{destination.hint}</span>}
        </Command.Item>
      ))}
      {rest > 0 && <p className={styles.more}>{t('more', { count: rest })}</p>}
    </Command.Group>
  );
}

/** Depending on its motion, the dialog can take the focus at once or only when it has opened. */
function takeFocus(field: HTMLInputElement | null, onReady: () => void) {
  field?.focus();
  if (!field || document.activeElement !== field) return;
  field.setSelectionRange(field.value.length, field.value.length);
  onReady();
}

/** Goes to a page; or shows a company, where the person is if that page shows one. */
function useWay(onClose: () => void) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  return ({ to }: Destination) => {
    onClose();
    if ('path' in to) {
      void navigate(to.path);
      return;
    }
    dispatch(companyShown(to.companyId));
    if (!showsCompany(pathname)) void navigate(paths.dashboard());
  };
}
