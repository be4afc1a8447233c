import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNavigate } from 'react-router';
import { ForgotPasswordForm } from '@/features/auth';
import { paths } from '@/shared/routing/paths';
import { AuthFrame } from './AuthFrame';

export function ForgotPasswordPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();

  return (
    <AuthFrame title={t('forgot.title')}>
      <ForgotPasswordForm onBack={() => void navigate(paths.login())} />
    </AuthFrame>
  );
}
