import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { deletionKey, useNotify } from '../notify/useNotify';
import { ConfirmDialog } from './ConfirmDialog';

interface Props {
  /** Of what is deleted. */
  id: string;
  name: string;
  title: string;
  /** What it means for whom, and how long it can be taken back. */
  detail: string;
  open: boolean;
  /** Tells until when it can be restored: `purge_at`, an ISO moment; null where the server does not. */
  remove: () => Promise<{ purge_at: string } | null>;
  /** Why it could not be deleted. */
  failed: string;
  restore: () => Promise<unknown>;
  /** Why it could not be restored. */
  failureOf: (error: unknown) => { message: string };
  onClose: () => void;
}

/** Asks before something is deleted that can be restored for a while, and then offers to undo it. */
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
      confirmLabel={t('delete')}
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
