import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import { useRef, type ComponentProps, type RefObject } from 'react';
import { PlainButton } from '../plain/PlainButton';
import { LazyMenu } from './LazyMenu';
import { LazyTooltip } from './LazyTooltip';
import popup from './popup.module.css';
import { usePopup } from './usePopup';

interface Props {
  /** Names the button for screen readers, unless it has a text. */
  label: string;
  /** Shows the label as a text beside the icon. */
  hasText?: boolean;
  icon: IconDefinition;
  /** Shows a spinner in place of the icon. */
  busy: boolean;
  items: ComponentProps<typeof LazyMenu>['items'];
  /** Shown while the pointer is over the button; null for none. */
  tooltip: string | null;
  disabled?: boolean;
  /** The button, for a caller that focuses it. */
  buttonRef?: RefObject<HTMLButtonElement | null>;
}

/** A button with an icon, which opens a menu. It gets the focus back when the menu closes. */
export function MenuButton(props: Props) {
  const { label, icon, busy, items, tooltip, hasText = false, disabled = false, buttonRef } = props;
  const { isOpen, isMounted, setOpen, opener } = usePopup();
  const own = useRef<HTMLButtonElement>(null);
  const button = buttonRef ?? own;

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  return (
    <LazyTooltip text={tooltip}>
      {/* A disabled button receives neither pointer nor focus: the element around it does. */}
      <span className={disabled ? popup.disabled : popup.place} tabIndex={disabled ? 0 : undefined}>
        <PlainButton
          ref={button}
          icon={icon}
          loading={busy}
          disabled={disabled}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-label={hasText ? undefined : label}
          {...opener}
        >
          {hasText && label}
        </PlainButton>
        {isMounted && <LazyMenu open={isOpen} items={items} onClose={close} />}
      </span>
    </LazyTooltip>
  );
}
