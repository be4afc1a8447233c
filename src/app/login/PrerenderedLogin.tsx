import { Suspense, useEffect, type ComponentProps } from 'react';
import { PasskeyOffer, SignInForm } from '@/features/auth';
import { AuthFrame } from '@/pages/auth/AuthFrame';
import { TranslationProvider, useTranslation } from '@/shared/i18n/useTranslation';
import { i18n } from '../i18n/i18n';
import { BareFrame } from '../layout/BareFrame';

interface Props extends ComponentProps<typeof SignInForm> {
  /** Called when the form responds to input. */
  onReady: () => void;
  onPasskey: () => void;
}

/**
 * Login as the build prerenders it and as the first script hydrates it. Both use this component, so that
 * hydration keeps what was typed in the meantime.
 */
export function PrerenderedLogin(props: Props) {
  return (
    <TranslationProvider i18n={i18n}>
      {/* React hydrates the contents of a Suspense boundary in small steps. */}
      <Suspense>
        <Login {...props} />
      </Suspense>
    </TranslationProvider>
  );
}

function Login({ onReady, onPasskey, ...form }: Props) {
  const { t } = useTranslation('auth');
  useEffect(onReady, [onReady]);
  return (
    <BareFrame>
      <AuthFrame title={t('login.title')} below={<PasskeyOffer onUse={onPasskey} />}>
        <SignInForm {...form} />
      </AuthFrame>
    </BareFrame>
  );
}
