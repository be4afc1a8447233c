import type { SessionDto } from '@contract/payloads';
import { Button, Divider, Flex, Tag, Typography } from 'antd';
import { useId } from 'react';
import { useFormats } from '@/shared/i18n/formats';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { serverMessageOr } from '@/shared/lib/useSubmission';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { useGetSessionsQuery, useLogoutSessionMutation } from './accountApi';
import { OtherSessions } from './OtherSessions';
import styles from './SessionList.module.css';

/**
 * Lists the person's sessions, with a button to end each of the others. If the server has no list
 * of sessions, only their number is shown.
 */
export function SessionList() {
  const { t } = useTranslation('auth');
  const headingId = useId();
  const { data: sessions, isError } = useGetSessionsQuery();
  if (isError || sessions === null) return <OtherSessions />;
  return (
    <>
      <Divider />
      <section aria-labelledby={headingId}>
        <h3 id={headingId} className={styles.heading}>
          {t('account.sessionsTitle')}
        </h3>
        {sessions === undefined ? (
          <Typography.Text role="status">{t('account.sessionsLoading')}</Typography.Text>
        ) : (
          <ul className={styles.list} aria-labelledby={headingId}>
            {sessions.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </ul>
        )}
      </section>
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
    <li className={styles.row}>
      <Flex vertical>
        <span>
          {device} {session.current && <Tag>{t('account.thisSession')}</Tag>}
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
    </li>
  );
}
