import { SecondStep } from '@/features/auth';
import { useTranslation } from '@/shared/i18n/useTranslation';
import type { ComponentProps } from 'react';
import { AuthFrame } from './AuthFrame';

/** The card of the sign-in's second step. */
export function SecondStepPage(props: ComponentProps<typeof SecondStep>) {
  const { t } = useTranslation('proof');
  return (
    <AuthFrame title={t('title')}>
      <SecondStep {...props} />
    </AuthFrame>
  );
}
