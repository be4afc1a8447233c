import { useRef, useState } from 'react';

/**
 * The state of a popup that its button opens and closes. The popup closes at any press outside it, and
 * the button is outside: without the note of what was open, the same press would open it again.
 */
export function usePopup() {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const wasOpen = useRef(false);
  const isOpen = state === 'open';
  const setOpen = (open: boolean) => setState(open ? 'open' : 'closed');

  return {
    isOpen,
    /** Whether to render antd's popup, which costs more than the rest of a row: once it has been opened. */
    isMounted: state !== 'unopened',
    setOpen,
    /** For the button. */
    opener: {
      onPointerDown: () => {
        wasOpen.current = isOpen;
      },
      onClick: () => {
        setOpen(!isOpen && !wasOpen.current);
        wasOpen.current = false;
      },
    },
  };
}
