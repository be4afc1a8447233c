import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNavigate, useSearchParams } from 'react-router';
import { OnboardingForm } from '@/features/auth';
import { useAppDispatch } from '@/shared/lib/useAppDispatch';
import { paths } from '@/shared/routing/paths';
import { noticeShown } from '@/shared/ui/plain/noticeSlice';
import { AuthFrame } from './AuthFrame';

/** Guests and signed-in users can open this page; a signed-in user stays signed in. */
export function OnboardingPage() {
  const { t } = useTranslation('auth');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();

  function finish() {
    dispatch(noticeShown(t('onboarding.created')));
    void navigate(paths.collaboratorsManagement(), { replace: true });
  }

  return (
    <AuthFrame title={t('onboarding.title')}>
      <OnboardingForm token={search.get('token')} onDone={finish} />
    </AuthFrame>
  );
}
