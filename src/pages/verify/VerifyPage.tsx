import { OpenFrame, VerifyPanel } from '@/features/reviews';
import { useTranslation } from '@/shared/i18n/useTranslation';

/** Where anybody checks whether the PDF of a review is the one that was signed. */
export function VerifyPage() {
  const { t } = useTranslation('reviews');
  return (
    <OpenFrame title={t('verifyTitle')}>
      <VerifyPanel />
    </OpenFrame>
  );
}
