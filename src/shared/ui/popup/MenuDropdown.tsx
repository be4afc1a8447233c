import { Dropdown } from 'antd';
import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';

interface Focusable {
  focus: () => void;
}

type Props = Omit<ComponentProps<typeof Dropdown>, 'autoFocus' | 'popupRender' | 'open'> & {
  open: boolean;
};

/**
 * antd's `Dropdown`, whose first item receives the focus when it opens.
 *
 * antd moves the focus some frames after opening, and does so even when the menu was closed in the meantime: the focus
 * would leave the dialog that an item has opened. Here a closed menu does not take it.
 */
export function MenuDropdown({ open, ...props }: Props) {
  const isOpen = useRef(open);
  useLayoutEffect(() => {
    isOpen.current = open;
  }, [open]);
  return (
    <Dropdown
      {...props}
      open={open}
      autoFocus
      popupRender={(menu) => <FocusableWhileOpen isOpen={isOpen}>{menu}</FocusableWhileOpen>}
    />
  );
}

interface PopupProps {
  /** A ref, because antd does not render the popup again while it closes. */
  isOpen: RefObject<boolean>;
  /** Set by antd, which focuses the menu through it. */
  ref?: Ref<Focusable>;
  children: ReactNode;
}

function FocusableWhileOpen({ isOpen, ref, children }: PopupProps) {
  const frame = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    focus: () => {
      if (isOpen.current)
        frame.current
          ?.querySelector<HTMLElement>('[role^=menuitem]:not([aria-disabled=true])')
          ?.focus();
    },
  }));
  return <div ref={frame}>{children}</div>;
}
