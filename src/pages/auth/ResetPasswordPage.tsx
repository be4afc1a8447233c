import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNavigate, useSearchParams } from 'react-router';
import { ResetPasswordForm } from '@/features/auth';
import { paths } from '@/shared/routing/paths';
import { AuthFrame } from './AuthFrame';

export function ResetPasswordPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [search] = useSearchParams();

  return (
    <AuthFrame title={t('reset.title')}>
      <ResetPasswordForm
        token={search.get('token')}
        onDone={() => void navigate(paths.login(), { replace: true })}
      />
    </AuthFrame>
  );
}
