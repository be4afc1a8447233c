import { useRef, useState } from 'react';

/**
 * The state of a popup that a button opens and closes. antd closes the popup when the button is
 * pressed, because the button is outside it. The click that follows must then not open it again, so
 * `onPointerDown` remembers whether it was open.
 */
export function usePopup() {
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const wasOpen = useRef(false);
  const isOpen = state === 'open';
  const setOpen = (open: boolean) => setState(open ? 'open' : 'closed');

  return {
    isOpen,
    /**
     * Whether to render antd's popup, which is expensive: after it has been opened for the first
     * time.
     */
    isMounted: state !== 'unopened',
    setOpen,
    /** To be called when the button is pressed. */
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
