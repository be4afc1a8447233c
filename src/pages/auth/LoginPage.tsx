import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNavigate } from 'react-router';
import { LoginForm } from '@/features/auth';
import { paths } from '@/shared/routing/paths';
import { AuthFrame } from './AuthFrame';

/** The route's guard redirects people who are signed in. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();

  return (
    <AuthFrame title={t('login.title')}>
      <LoginForm onForgotPassword={() => void navigate(paths.forgotPassword())} />
    </AuthFrame>
  );
}
