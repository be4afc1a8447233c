import { Modal, Typography } from 'antd';
import { Command } from 'cmdk';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useLocation, useNavigate } from 'react-router';
import { useCurrentUser } from '@/features/auth';
import { companyLoaded, companyShown } from '@/features/companies';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { commandState } from '@/shared/routing/useCommand';
import { showsCompany } from '@/shared/routing/navigation';
import { paths } from '@/shared/routing/paths';
import styles from './CommandPalette.module.css';
import type { Destination, DestinationGroup } from './Destination';
import { usePaletteGroups } from './usePaletteGroups';

const WIDTH = 560;
/** Entries shown in each group. */
const GROUP_LIMIT = 8;

interface Props {
  open: boolean;
  typed: string;
  onType: (typed: string) => void;
  /** Called when its input has the focus. */
  onReady: () => void;
  onClose: () => void;
  /** Called when it is no longer visible. */
  onClosed: () => void;
}

/** Finds pages, companies and actions by name, and opens them. */
export function CommandPalette({ open, onClose, onClosed, ...search }: Props) {
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
        else onClosed();
      }}
      onCancel={onClose}
    >
      <Search onClose={onClose} {...search} />
    </Modal>
  );
}

function Search({ typed, onType, onReady, onClose }: Omit<Props, 'open' | 'onClosed'>) {
  const { t } = useTranslation('palette');
  const input = useRef<HTMLInputElement>(null);
  const focus = useEffectEvent(() => takeFocus(input.current, onReady));
  useEffect(() => focus(), []);
  // Searching thousands of names must not delay the input.
  const searched = useDeferredValue(typed);
  const { groups, loading } = usePaletteGroups(searched);
  const open = useOpenDestination(onClose);
  const first = groups.find(({ found }) => found.length > 0)?.found[0]?.id ?? '';
  const [selected, setSelected] = useState({ id: first, first });
  // New results select the first entry again.
  if (selected.first !== first) setSelected({ id: first, first });
  const isEmpty = groups.every(({ found }) => found.length === 0);

  return (
    <Command
      shouldFilter={false}
      loop
      label={t('title')}
      className={styles.palette}
      value={selected.id}
      onValueChange={(id) => setSelected({ id, first })}
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
          <Group key={group.name} {...group} onOpen={open} />
        ))}
      </Command.List>
      {(loading || isEmpty) && (
        <Typography.Paragraph type="secondary" role="status" className={styles.note}>
          {t(loading ? 'searching' : 'nothing')}
        </Typography.Paragraph>
      )}
    </Command>
  );
}

function Group({
  name,
  found,
  hasMore = false,
  onOpen,
}: DestinationGroup & { onOpen: (destination: Destination) => void }) {
  const { t } = useTranslation('palette');
  if (found.length === 0) return null;
  const rest = found.length - GROUP_LIMIT;

  return (
    <Command.Group heading={t(name)} className={styles.group}>
      {found.slice(0, GROUP_LIMIT).map((destination) => (
        <Command.Item
          key={destination.id}
          value={destination.id}
          className={styles.item}
          onSelect={() => onOpen(destination)}
        >
          <span className={styles.label}>{destination.label}</span>
          {destination.hint && <span className={styles.hint}>{destination.hint}</span>}
        </Command.Item>
      ))}
      {rest > 0 && (
        <p className={styles.more}>{hasMore ? t('manyMore') : t('more', { count: rest })}</p>
      )}
    </Command.Group>
  );
}

/** With animations the dialog can receive the focus only after it has opened, so this is called twice. */
function takeFocus(field: HTMLInputElement | null, onReady: () => void) {
  field?.focus();
  if (!field || document.activeElement !== field) return;
  field.setSelectionRange(field.value.length, field.value.length);
  onReady();
}

/** Opens a page, or shows a company: on the current page if it shows one, else on the dashboard. */
function useOpenDestination(onClose: () => void) {
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();
  const { role } = useCurrentUser();
  return ({ to }: Destination) => {
    onClose();
    if ('path' in to) {
      void navigate(to.path, to.command && { state: commandState(to.command) });
      return;
    }
    if (to.found) dispatch(companyLoaded(role, to.found));
    dispatch(companyShown(to.companyId));
    if (!showsCompany(pathname)) void navigate(paths.dashboard());
  };
}
