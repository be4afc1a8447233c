import { SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { selectHasUnsentForm } from '@/shared/ui/dialog/unsentFormsSlice';
import { Hint } from '@/shared/ui/Hint';

const CommandPalette = lazy(() =>
  import('./CommandPalette').then((m) => ({ default: m.CommandPalette })),
);

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the palette, which Ctrl K does too, and ⌘K on Apple's keyboards; loaded when first asked for. */
export function PaletteButton() {
  const { t } = useTranslation('palette');
  const hasUnsentForm = useSelector(selectHasUnsentForm);
  const [state, setState] = useState<'unasked' | 'open' | 'closed'>('unasked');

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isCommand = isApple ? event.metaKey : event.ctrlKey;
      if (!isCommand || event.key.toLowerCase() !== 'k' || event.shiftKey || event.altKey) return;
      // The browser would go to its own search.
      event.preventDefault();
      // What is typed in a dialog would go with the page.
      if (hasUnsentForm) return;
      setState((current) => (current === 'open' ? 'closed' : 'open'));
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [hasUnsentForm]);

  return (
    <>
      <Hint text={`${t('open')} (${isApple ? '⌘K' : 'Ctrl K'})`}>
        <Button
          type="text"
          icon={<SearchOutlined aria-hidden />}
          aria-label={t('open')}
          aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
          onClick={() => setState('open')}
        />
      </Hint>
      {state !== 'unasked' && (
        <Suspense fallback={null}>
          <CommandPalette open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
