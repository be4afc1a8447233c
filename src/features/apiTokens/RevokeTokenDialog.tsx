import type { ApiTokenDto } from '@contract/signIn/apiTokenPayloads';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { ConfirmDialog } from '@/shared/ui/dialog/ConfirmDialog';
import { useDialogSubject } from '@/shared/ui/dialog/useDialogSubject';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { useRevokeTokenMutation } from './apiTokensApi';

interface Props {
  /** The token to revoke; null while the dialog is closed. */
  token: ApiTokenDto | null;
  onClose: () => void;
}

/** Asks for confirmation before a token is revoked, or an expired one is removed from the list. */
export function RevokeTokenDialog({ token, onClose }: Props) {
  const { t } = useTranslation('apiTokens');
  const notify = useNotify();
  const [revoke] = useRevokeTokenMutation();
  const subject = useDialogSubject(token, token !== null);
  if (!subject) return null;
  const { id, name, expired } = subject;

  async function confirm() {
    await revoke({ token_id: id }).unwrap();
    notify.success(t(expired ? 'removed' : 'revoked', { name }));
  }

  return (
    <ConfirmDialog
      title={t(expired ? 'removeToken' : 'revokeToken', { name })}
      open={token !== null}
      confirmLabel={t(expired ? 'remove' : 'revoke')}
      danger={!expired}
      onConfirm={confirm}
      failureOf={serverMessageOr(t('revokeFailed'))}
      onClose={onClose}
    >
      {t(expired ? 'removeDetail' : 'revokeDetail')}
    </ConfirmDialog>
  );
}
