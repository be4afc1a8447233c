import search from '@ant-design/icons-svg/es/asn/SearchOutlined';
import { Suspense, useEffect, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyComponent, resetFailedComponents } from '@/shared/chunks/lazyComponent';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { selectHasUnsentForm } from '@/shared/ui/dialog/unsentFormsSlice';
import { LazyTooltip } from '@/shared/ui/popup/LazyTooltip';
import { withAntd } from '@/shared/ui/theme/lazyAntd';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { loadPalette } from './loadPalette';
import { PaletteInput } from './PaletteInput';

const CommandPalette = lazyComponent(() => withAntd(loadPalette));

// The build prerenders the button, where there is no navigator.
const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);

interface Props {
  /** Whether the user is known. Until then `PaletteInput` holds what is typed. */
  isReady: boolean;
}

/**
 * Opens the palette, as do Ctrl K and, on Apple's keyboards, ⌘K. `usePagePrefetch` loads the palette when the page
 * is idle. Until it is loaded, `PaletteInput` takes the keys, which the palette then receives.
 */
export function PaletteButton({ isReady }: Props) {
  const { t } = useTranslation('palette');
  const hasUnsentForm = useSelector(selectHasUnsentForm);
  const { t: tShared } = useTranslation('shared');
  const notify = useNotify();
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const [typed, setTyped] = useState('');
  const [hasFocus, setHasFocus] = useState(false);
  const isOpen = state === 'open';
  const focusedBefore = useRef<Element | null>(null);

  function open() {
    focusedBefore.current = document.activeElement;
    setTyped('');
    setHasFocus(false);
    setState('open');
  }
  const close = () => setState('closed');

  /** The dialog cannot do this, because `PaletteInput` had the focus when it opened. */
  function returnFocus() {
    const { current } = focusedBefore;
    const isLost = document.activeElement === document.body;
    if (isLost && current instanceof HTMLElement) current.focus({ preventScroll: true });
  }
  useEffect(() => {
    if (!isOpen) returnFocus();
  }, [isOpen]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = isApple ? event.metaKey : event.ctrlKey;
      if (!isCommand || event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return;
      // Prevents the browser's own search.
      event.preventDefault();
      // Opening another page would lose what is typed in a dialog.
      if (hasUnsentForm) return;
      if (isOpen) close();
      else open();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [hasUnsentForm, isOpen]);

  return (
    <>
      <LazyTooltip text={`${t('open')} (${isApple ? '⌘K' : 'Ctrl K'})`}>
        <PlainButton
          variant="icon"
          icon={search}
          aria-label={t('open')}
          aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
          onClick={open}
        />
      </LazyTooltip>
      {isOpen && !hasFocus && <PaletteInput typed={typed} onType={setTyped} onClose={close} />}
      {state !== 'unopened' && isReady && (
        <ErrorBoundary
          fallback={null}
          onError={() => {
            // Unmounting the boundary resets it, so that the next opening loads the chunk again.
            resetFailedComponents();
            notify.failure(tShared('partFailed.title'), tShared('partFailed.detail'));
            setState('unopened');
          }}
        >
          <Suspense fallback={null}>
            <CommandPalette
              open={isOpen}
              typed={typed}
              onType={setTyped}
              onReady={() => setHasFocus(true)}
              onClose={close}
              onClosed={returnFocus}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
