import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { OnboardingForm } from '@/features/auth';
import { paths } from '@/shared/routing/paths';
import { AuthFrame } from './AuthFrame';

/** Open to guests and to people signed in alike; makes no session. */
export function OnboardingPage() {
  const { t } = useTranslation('auth');
  const { notification } = App.useApp();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  function finish() {
    notification.success({ title: t('onboarding.created') });
    void navigate(paths.collaboratorsManagement(), { replace: true });
  }

  return (
    <AuthFrame title={t('onboarding.title')}>
      <OnboardingForm token={search.get('token')} onDone={finish} />
    </AuthFrame>
  );
}
