import type { UserDto } from '@contract/rest';
import { Alert, Button, Flex } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { useCancelEmailMutation, useResendEmailMutation } from './accountApi';

/**
 * Shows the new email address that is not yet confirmed, with buttons to resend its link and to
 * cancel it.
 */
export function PendingEmail({ user }: { user: UserDto }) {
  const { t } = useTranslation('auth');
  const notify = useNotify();
  const [resend, resending] = useResendEmailMutation();
  const [cancel, cancelling] = useCancelEmailMutation();
  const { email, pending_email: pendingEmail } = user;
  if (pendingEmail === undefined) return null;
  const busy = resending.isLoading || cancelling.isLoading;

  async function notifyResult(request: Promise<UserDto>, successMessage: string) {
    try {
      await request;
      notify.success(successMessage);
    } catch (error) {
      notify.failure(serverMessageOr(t('account.emailChangeFailed'))(error).message);
    }
  }

  return (
    <Alert
      type="info"
      showIcon
      title={t('account.emailPending', { email: pendingEmail })}
      description={
        <Flex gap="small" wrap>
          <Button
            size="small"
            disabled={busy}
            onClick={() =>
              void notifyResult(resend().unwrap(), t('account.emailSent', { email: pendingEmail }))
            }
          >
            {t('account.emailResend')}
          </Button>
          <Button
            size="small"
            disabled={busy}
            aria-label={t('account.emailCancelLabel')}
            onClick={() => void notifyResult(cancel().unwrap(), t('account.emailKept', { email }))}
          >
            {t('account.emailCancel')}
          </Button>
        </Flex>
      }
    />
  );
}
