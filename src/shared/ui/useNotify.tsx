import { App, Button } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';

interface Undoable {
  /** Identifies the deleted item, so that restoring it anywhere dismisses this notification. */
  key: string;
  title: string;
  detail?: string;
  undo: () => Promise<unknown>;
  /** Why it could not be undone. */
  failureOf: (error: unknown) => { message: string };
}

/** Long enough to read it and to reach its button by keyboard. */
const UNDO_SECONDS = 12;

/** The app's only way to report the result of a change: a notification at the bottom right. */
export function useNotify() {
  const { notification } = App.useApp();

  return useMemo(() => {
    const success = (title: string, description?: ReactNode) =>
      notification.success({ title, description });
    /** Success that stays until it is closed, because it holds something to note down. */
    const lasting = (title: string, description: ReactNode) =>
      notification.success({ title, description, duration: 0 });
    const failure = (title: string, description?: string) =>
      notification.error({ title, description });
    const dismiss = (key: string) => notification.destroy(key);

    /** Success with an Undo button. */
    function undoable({ key, title, detail, undo, failureOf }: Undoable) {
      async function run() {
        try {
          await undo();
        } catch (error) {
          failure(failureOf(error).message);
        }
        dismiss(key);
      }
      notification.success({
        key,
        title,
        description: detail,
        duration: UNDO_SECONDS,
        actions: <UndoButton undo={run} />,
      });
    }

    return { success, lasting, failure, undoable, dismiss };
  }, [notification]);
}

/** The notification key of a deleted company or workspace. */
export const deletionKey = (id: string) => `deleted:${id}`;

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
