import search from '@ant-design/icons-svg/es/asn/SearchOutlined';
import { Suspense, useEffect, useState } from 'react';
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
  /** Whether it is known who is signed in; until then what is typed waits. */
  isReady: boolean;
}

/**
 * Opens the palette, as do Ctrl K and, on Apple's keyboards, ⌘K. The palette itself is loaded when the
 * page is idle (`usePagePrefetch`); keys typed before it is there go into `PaletteInput`, and from there into the palette.
 */
export function PaletteButton({ isReady }: Props) {
  const { t } = useTranslation('palette');
  const hasUnsentForm = useSelector(selectHasUnsentForm);
  const { t: tShared } = useTranslation('shared');
  const notify = useNotify();
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const [typed, setTyped] = useState('');
  const [takesKeys, setTakesKeys] = useState(false);
  const isOpen = state === 'open';

  function open() {
    setTyped('');
    setTakesKeys(false);
    setState('open');
  }
  const close = () => setState('closed');

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = isApple ? event.metaKey : event.ctrlKey;
      if (!isCommand || event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return;
      // The browser would go to its own search.
      event.preventDefault();
      // What is typed in a dialog would go with the page.
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
          look="icon"
          icon={search}
          aria-label={t('open')}
          aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
          onClick={open}
        />
      </LazyTooltip>
      {isOpen && !takesKeys && <PaletteInput typed={typed} onType={setTyped} onClose={close} />}
      {state !== 'unopened' && isReady && (
        <ErrorBoundary
          fallback={null}
          onError={() => {
            // The boundary goes with the palette, and is never reset: the next opening loads the chunk again.
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
              onReady={() => setTakesKeys(true)}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
