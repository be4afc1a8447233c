import type { SessionDto } from '@contract/payloads';
import { Button, Flex, Tag, Typography } from 'antd';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { RowSection, SectionRow } from '@/shared/ui/dialog/RowSection';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { useGetSessionsQuery, useLogoutSessionMutation } from './accountApi';
import { OtherSessions } from './OtherSessions';

/**
 * Lists the person's sessions, with a button to end each of the others. If the server has no list
 * of sessions, only their number is shown.
 */
export function SessionList() {
  const { t } = useTranslation('auth');
  const { data: sessions, isError } = useGetSessionsQuery();
  if (isError || sessions === null) return <OtherSessions />;
  return (
    <>
      <RowSection
        title={t('account.sessionsTitle')}
        rows={sessions?.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      >
        {sessions === undefined && (
          <Typography.Text role="status">{t('account.sessionsLoading')}</Typography.Text>
        )}
      </RowSection>
      {sessions && sessions.length > 1 && <OtherSessions />}
    </>
  );
}

function SessionRow({ session }: { session: SessionDto }) {
  const { t } = useTranslation('auth');
  const notify = useNotify();
  const { dayAndTime } = useFormats();
  const [logoutSession, { isLoading }] = useLogoutSessionMutation();
  const { browser, os } = session;
  const device =
    browser !== null && os !== null
      ? t('account.browserOnSystem', { browser, os })
      : (browser ?? os ?? t('account.unknownDevice'));
  const lastSeen = t('account.lastSeen', { time: dayAndTime(Date.parse(session.last_seen_at)) });

  async function signOut() {
    try {
      await logoutSession(session.id).unwrap();
      notify.success(t('account.sessionEnded', { device }));
    } catch (error) {
      notify.failure(serverMessageOr(t('account.sessionFailed'))(error).message);
    }
  }

  return (
    <SectionRow>
      <Flex vertical>
        <span>
          <span>{device}</span> {session.current && <Tag>{t('account.thisSession')}</Tag>}
        </span>
        <Typography.Text type="secondary">
          {[lastSeen, session.address].filter(Boolean).join(' · ')}
        </Typography.Text>
      </Flex>
      {!session.current && (
        <Button
          htmlType="button"
          loading={isLoading}
          aria-label={t('account.logOutOf', { device, seen: lastSeen })}
          onClick={() => void signOut()}
        >
          {t('account.logOut')}
        </Button>
      )}
    </SectionRow>
  );
}
