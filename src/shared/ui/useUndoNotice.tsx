import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';

interface Notice {
  /** What was done, in the past tense. */
  title: string;
  detail: string;
  undo: () => Promise<unknown>;
  /** Why it could not be undone. */
  failureOf: (error: unknown) => { message: string };
}

/** Long enough to read it and to reach its button by keyboard. */
const SECONDS = 12;

/** Says what was done, with a way back. */
export function useUndoNotice() {
  const { notification } = App.useApp();

  return ({ title, detail, undo, failureOf }: Notice) => {
    const key = `undo:${title}`;
    notification.success({
      key,
      title,
      description: detail,
      duration: SECONDS,
      actions: (
        <UndoButton
          undo={async () => {
            try {
              await undo();
            } catch (error) {
              notification.error({ title: failureOf(error).message });
            }
            notification.destroy(key);
          }}
        />
      ),
    });
  };
}

function UndoButton({ undo }: { undo: () => Promise<void> }) {
  const { t } = useTranslation('shared');
  const [busy, setBusy] = useState(false);
  return (
    <Button
      size="small"
      loading={busy}
      disabled={busy}
      onClick={() => {
        setBusy(true);
        void undo();
      }}
    >
      {t('undo')}
    </Button>
  );
}
