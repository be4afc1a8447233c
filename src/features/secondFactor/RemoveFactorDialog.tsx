import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { useDialogSubject } from '@/shared/ui/dialog/useDialogSubject';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { useRemovePasskeyMutation, useRemoveTotpMutation } from './secondFactorApi';

/** A factor to remove. Without the last one, the password alone is enough to sign in. */
export type RemovableFactor = { isLast: boolean } & (
  | { kind: 'totp' }
  | { kind: 'passkey'; id: string; name: string }
);

interface Props {
  /** Null while the dialog is closed. */
  factor: RemovableFactor | null;
  onClose: () => void;
}

/** Asks for confirmation before a second factor is removed. */
export function RemoveFactorDialog({ factor, onClose }: Props) {
  const { t } = useTranslation('secondFactor');
  const notify = useNotify();
  const [removeTotp] = useRemoveTotpMutation();
  const [removePasskey] = useRemovePasskeyMutation();
  const subject = useDialogSubject(factor, factor !== null);
  if (!subject) return null;
  const name = subject.kind === 'totp' ? t('totp.name') : subject.name;

  async function confirm(removed: RemovableFactor) {
    if (removed.kind === 'totp') await removeTotp().unwrap();
    else await removePasskey({ passkey_id: removed.id }).unwrap();
    notify.success(t('remove.done', { name }));
  }

  return (
    <ConfirmDialog
      title={t('remove.label', { name })}
      open={factor !== null}
      confirmLabel={t('remove.short')}
      danger
      onConfirm={() => confirm(subject)}
      failureOf={serverMessageOr(t('remove.failed'))}
      onClose={onClose}
    >
      {t(subject.isLast ? 'remove.last' : `remove.${subject.kind}`)}
    </ConfirmDialog>
  );
}
