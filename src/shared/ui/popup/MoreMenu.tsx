import more from '@ant-design/icons-svg/es/asn/MoreOutlined';
import { useRef, useState, type ReactNode, type SyntheticEvent } from 'react';
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
  /** Without entries there is no button. */
  entries: readonly Entry[];
}

/** A button with three dots that opens the menu of an item. */
export function MoreMenu({ label, entries }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState<boolean | 'never yet'>('never yet');
  if (entries.length === 0) return null;

  const dots = (onClick?: () => void) => (
    <PlainButton
      ref={button}
      look="icon"
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={open === true}
      onClick={onClick}
    >
      <PlainIcon of={more} />
    </PlainButton>
  );
  // A page has a hundred of these, and a closed antd menu costs more than the rest of its card.
  if (open === 'never yet') return dots(() => setOpen(true));

  // The entry goes with its menu; a dialog gives the focus back to what had it when it opened.
  const items = entries.map((entry) => ({
    ...entry,
    onClick: ({ domEvent }: { domEvent: SyntheticEvent }) => {
      // Otherwise the Enter key that chose the entry would also press the button.
      domEvent.preventDefault();
      button.current?.focus();
      entry.onClick();
    },
  }));
  return (
    <MenuDropdown
      menu={{ items }}
      trigger={['click']}
      placement="bottomRight"
      open={open}
      onOpenChange={setOpen}
      // Within the page's landmark, as its button is.
      getPopupContainer={(trigger) => trigger.closest('main') ?? document.body}
    >
      {dots()}
    </MenuDropdown>
  );
}
