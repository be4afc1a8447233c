import { App, Button, Flex, Typography } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverWordsOr } from '@/shared/lib/useSubmission';
import { useGetOtherSessionsQuery, useLogoutOthersMutation } from './accountApi';

/** Where else one is signed in, and the way to end that. */
export function OtherSessions() {
  const { t } = useTranslation('auth');
  const { message } = App.useApp();
  const { data: count, isError } = useGetOtherSessionsQuery();
  const [logoutOthers, { isLoading }] = useLogoutOthersMutation();

  async function signOut() {
    try {
      const { ended } = await logoutOthers().unwrap();
      void message.success(t('account.sessionsEnded', { count: ended }));
    } catch (error) {
      void message.error(serverWordsOr(t('account.sessionsFailed'))(error).message);
    }
  }

  return (
    <Flex justify="space-between" align="center" gap="small" wrap>
      <Typography.Text role="status">
        {isError && t('account.sessionsUnknown')}
        {count === undefined && !isError && t('account.sessionsLoading')}
        {count !== undefined && t('account.sessions', { count })}
      </Typography.Text>
      <Button
        htmlType="button"
        disabled={isLoading || count === 0}
        loading={isLoading}
        onClick={() => void signOut()}
      >
        {t('account.signOutOthers')}
      </Button>
    </Flex>
  );
}
