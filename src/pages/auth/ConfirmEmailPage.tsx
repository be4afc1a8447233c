import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ConfirmEmail } from '@/features/auth';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { paths } from '@/shared/routing/paths';
import { AuthFrame } from './AuthFrame';

/** Guests and signed-in users can open this page; it does not sign anyone in. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [token] = useState(() => search.get('token'));

  // The token is a secret, so it is removed from the address and the history.
  useEffect(() => {
    void navigate(paths.confirmEmail(), { replace: true });
  }, [navigate]);

  return (
    <AuthFrame title={t('confirmEmail.title')}>
      <ConfirmEmail
        token={token}
        onContinue={() => void navigate(paths.dashboard(), { replace: true })}
      />
    </AuthFrame>
  );
}
