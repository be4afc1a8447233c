import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { PlainButton } from '../plain/PlainButton';

/** The Undo button of a notification; it can be pressed once. */
export function UndoButton({ undo }: { undo: () => Promise<void> }) {
  const { t } = useTranslation('shared');
  const [busy, setBusy] = useState(false);
  return (
    <PlainButton
      size="small"
      loading={busy}
      disabled={busy}
      onClick={() => {
        setBusy(true);
        void undo();
      }}
    >
      {t('undo')}
    </PlainButton>
  );
}
