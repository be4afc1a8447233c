import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ConfirmEmail } from '@/features/auth';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { paths } from '@/shared/routing/paths';
import { AuthFrame } from './AuthFrame';

/** Open to guests and to people signed in alike; makes no session. */
export function ConfirmEmailPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [token] = useState(() => search.get('token'));

  // The token opens something: it does not stay in the history.
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
