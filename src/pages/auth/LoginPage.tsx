import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNavigate } from 'react-router';
import { LoginForm, PasskeyOffer, secondStepChanged } from '@/features/auth';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { paths } from '@/shared/routing/paths';
import { AuthFrame } from './AuthFrame';

/** The route's guard redirects people who are signed in. */
export function LoginPage() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  return (
    <AuthFrame
      title={t('login.title')}
      below={<PasskeyOffer onUse={() => dispatch(secondStepChanged('passwordless'))} />}
    >
      <LoginForm onForgotPassword={() => void navigate(paths.forgotPassword())} />
    </AuthFrame>
  );
}
