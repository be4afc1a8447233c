import type { UserDto } from '@contract/rest';
import { Typography } from 'antd';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { continueIfSignedIn } from './signInAgain';
import { SignOnLinks } from './SignOnLinks';
import { useSignOn } from './useSignOn';

/**
 * The links to the providers of single sign-on, which open a new tab, so that the current page keeps its entries. When
 * the person returns to this tab, the page continues with the session of the other one.
 */
export function ProvidersInNewTab({ user }: { user: UserDto }) {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const { providers } = useSignOn();
  const { pathname, search } = useLocation();
  const isOffered = providers.length > 0;

  useEffect(() => {
    if (!isOffered) return;
    let check = Promise.resolve();
    const onReturn = () => {
      // A check that began before the person signed in must not replace the one that follows. After a failed check, the
      // person can return again.
      check = check.then(() => dispatch(continueIfSignedIn(user))).catch(() => undefined);
    };
    window.addEventListener('focus', onReturn);
    return () => window.removeEventListener('focus', onReturn);
  }, [dispatch, isOffered, user]);

  if (!isOffered) return null;
  return (
    <>
      <Typography.Paragraph>{t('again.providers')}</Typography.Paragraph>
      <Typography.Paragraph>
        <SignOnLinks providers={providers} returnTo={pathname + search} opensNewTab />
      </Typography.Paragraph>
    </>
  );
}
