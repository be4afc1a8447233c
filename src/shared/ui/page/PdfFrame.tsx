import { useEffect, useRef } from 'react';

interface Props {
  src: string;
  title: string;
  className?: string | undefined;
}

/**
 * Shows a PDF in the browser's own viewer. The viewer takes the focus once it is ready, and then keys, such as the Escape
 * that closes a dialog, would not reach the page. Therefore the focus returns that one time to where it was.
 */
export function PdfFrame({ src, title, className }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => {
    let focused = document.activeElement;
    const onFocusIn = () => {
      if (document.activeElement !== frame.current) focused = document.activeElement;
    };
    const onBlur = () => {
      const { current } = frame;
      if (!current || document.activeElement !== current) return;
      stop();
      // While the browser moves the focus, it cannot be moved back.
      setTimeout(() => {
        current.blur();
        if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
      });
    };
    function stop() {
      window.removeEventListener('focusin', onFocusIn);
      window.removeEventListener('blur', onBlur);
    }
    window.addEventListener('focusin', onFocusIn);
    window.addEventListener('blur', onBlur);
    return stop;
  }, [src]);
  return <iframe ref={frame} className={className} src={src} title={title} />;
}
