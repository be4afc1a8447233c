import { SearchOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { lazyPart, renewFailedParts } from '@/shared/chunks/lazyPart';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { selectHasUnsentForm } from '@/shared/ui/dialog/unsentFormsSlice';
import { Hint } from '@/shared/ui/Hint';
import { loadPalette } from './loadPalette';
import { PaletteInput } from './PaletteInput';

const CommandPalette = lazyPart(loadPalette);

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/**
 * Opens the palette, as do Ctrl K and, on Apple's keyboards, ⌘K. The palette itself is loaded when the
 * page is idle (`usePagePrefetch`); keys typed before it is there go into `PaletteInput`, and from there into the palette.
 */
export function PaletteButton() {
  const { t } = useTranslation('palette');
  const hasUnsentForm = useSelector(selectHasUnsentForm);
  const { t: tLayout } = useTranslation('layout');
  const { notification } = App.useApp();
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
      <Hint text={`${t('open')} (${isApple ? '⌘K' : 'Ctrl K'})`}>
        <Button
          type="text"
          icon={<SearchOutlined aria-hidden />}
          aria-label={t('open')}
          aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
          onClick={open}
        />
      </Hint>
      {isOpen && !takesKeys && <PaletteInput typed={typed} onType={setTyped} onClose={close} />}
      {state !== 'unopened' && (
        <ErrorBoundary
          fallback={null}
          onError={() => {
            // The boundary goes with the palette, and is never reset: the next opening loads the chunk again.
            renewFailedParts();
            notification.error({
              title: tLayout('dialogFailed'),
              description: tLayout('dialogFailedDetail'),
            });
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
