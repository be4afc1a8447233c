import { Button, Flex, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { useGetOtherSessionsQuery, useLogoutOthersMutation } from './accountApi';

/**
 * Shows the number of other sessions and a button that ends them all. Renders nothing if the server
 * does not return the number.
 */
export function OtherSessions() {
  const { t } = useTranslation('auth');
  const notify = useNotify();
  const { data: count, isError } = useGetOtherSessionsQuery();
  const [logoutOthers, { isLoading }] = useLogoutOthersMutation();

  async function signOut() {
    try {
      const reply = await logoutOthers().unwrap();
      notify.success(t('account.sessionsEnded', { count: reply?.ended ?? count ?? 0 }));
    } catch (error) {
      notify.failure(serverMessageOr(t('account.sessionsFailed'))(error).message);
    }
  }

  if (count === null) return null;
  return (
    <Flex justify="space-between" align="center" gap="small" wrap>
      <Typography.Text role="status">
        <span>
          {count !== undefined
            ? t('account.sessions', { count })
            : t(isError ? 'account.sessionsUnknown' : 'account.sessionsLoading')}
        </span>
      </Typography.Text>
      <Button
        htmlType="button"
        disabled={isLoading || count === 0}
        loading={isLoading}
        onClick={() => void signOut()}
      >
        {t('account.logOutOthers')}
      </Button>
    </Flex>
  );
}
