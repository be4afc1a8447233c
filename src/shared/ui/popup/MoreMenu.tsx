import more from '@ant-design/icons-svg/es/asn/MoreOutlined';
import { useRef, useState, type ReactElement, type ReactNode, type SyntheticEvent } from 'react';
import { MenuDropdown } from './MenuDropdown';
import { PlainButton } from '../plain/PlainButton';
import { PlainIcon } from '../plain/PlainIcon';

interface Entry {
  key: string;
  label: string;
  icon: ReactNode;
  danger?: boolean;
  onClick: () => void;
}

interface Props {
  /** Accessible name of the button: "Actions for Alder Valley". */
  label: string;
  /** The button is omitted if there are no entries. */
  entries: readonly Entry[];
  /**
   * Renders the opened menu with entries that depend on data which closed menus do not load. Without it, the opened menu
   * has `entries`.
   */
  opened?: ((menu: (entries: readonly Entry[]) => ReactElement) => ReactElement) | undefined;
}

/** A button with three dots that opens the menu of an item. */
export function MoreMenu({ label, entries, opened }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean | 'never yet'>('never yet');
  if (entries.length === 0) return null;

  const dots = (onClick?: () => void) => (
    <PlainButton
      ref={button}
      variant="icon"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={open === true}
      onClick={onClick}
    >
      <PlainIcon icon={more} />
    </PlainButton>
  );
  // A page has a hundred of these, and a closed antd menu takes longer to render than the rest of
  // its card.
  if (open === 'never yet') return dots(() => setOpen(true));

  // The entry disappears with its menu, so the focus moves to the button first; a dialog then
  // returns the focus to it.
  const toItem = (entry: Entry) => ({
    ...entry,
    onClick: ({ domEvent }: { domEvent: SyntheticEvent }) => {
      // Otherwise the Enter key that chose the entry would also press the button.
      domEvent.preventDefault();
      button.current?.focus();
      entry.onClick();
    },
  });
  const menu = (shown: readonly Entry[]) => (
    <MenuDropdown
      menu={{ items: shown.map(toItem) }}
      trigger={['click']}
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      // The popup is rendered within the landmark of its button.
      getPopupContainer={(trigger) => trigger.closest('main') ?? document.body}
    >
      {dots()}
    </MenuDropdown>
  );
  return opened ? opened(menu) : menu(entries);
}
