import { Suspense, useEffect, type ComponentProps } from 'react';
import { SignInForm } from '@/features/auth';
import { AuthFrame } from '@/pages/AuthFrame';
import { TranslationProvider, useTranslation } from '@/shared/i18n/useTranslation';
import { i18n } from '../../i18n/i18n';
import { BareFrame } from '../../layout/BareFrame';

interface Props extends ComponentProps<typeof SignInForm> {
  /** The form answers now. */
  onReady: () => void;
}

/**
 * Login as it stands in the page's HTML, where the build has put it, and as the first script takes it
 * over: one and the same drawing, so that what was typed meanwhile stays where it is.
 */
export function LoginOpening(props: Props) {
  return (
    <TranslationProvider i18n={i18n}>
      {/* React hydrates the contents of a Suspense boundary in small steps. */}
      <Suspense>
        <Opening {...props} />
      </Suspense>
    </TranslationProvider>
  );
}

function Opening({ onReady, ...form }: Props) {
  const { t } = useTranslation('auth');
  useEffect(onReady, [onReady]);
  return (
    <BareFrame>
      <AuthFrame title={t('login.title')}>
        <SignInForm {...form} />
      </AuthFrame>
    </BareFrame>
  );
}
