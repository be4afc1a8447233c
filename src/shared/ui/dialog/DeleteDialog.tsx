import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { deletionKey, useNotify } from '../notify/useNotify';
import { ConfirmDialog } from './ConfirmDialog';

interface Props {
  /** Id of the item. */
  id: string;
  name: string;
  title: string;
  /** The consequences, and how long the item can be restored. */
  detail: string;
  open: boolean;
  /** Deletes the item. `purge_at` is the end of the time to restore it, ISO 8601; null if unknown. */
  remove: () => Promise<{ purge_at: string } | null>;
  /** Why it could not be deleted. */
  failed: string;
  restore: () => Promise<unknown>;
  /** Why it could not be restored. */
  failureOf: (error: unknown) => { message: string };
  onClose: () => void;
}

/**
 * Asks for confirmation before something is deleted, and then offers to undo it while it can be
 * restored.
 */
export function DeleteDialog(props: Props) {
  const { id, name, title, detail, open, remove, failed, restore, failureOf, onClose } = props;
  const { t } = useTranslation('shared');
  const { longDate } = useFormats();
  const notify = useNotify();

  async function confirm() {
    const removed = await remove();
    notify.undoable({
      key: deletionKey(id),
      title: t('deleted.done', { name }),
      ...(removed && { detail: t('deleted.until', { date: longDate(removed.purge_at) }) }),
      undo: restore,
      failureOf,
    });
  }

  return (
    <ConfirmDialog
      title={title}
      confirmLabel={title}
      danger
      open={open}
      onConfirm={confirm}
      failureOf={() => ({ message: failed })}
      onClose={onClose}
    >
      {detail}
    </ConfirmDialog>
  );
}
