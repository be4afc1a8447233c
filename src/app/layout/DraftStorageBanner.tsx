import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { selectCanStoreDrafts } from '@/features/activity';
import { PlainBanner } from '@/shared/ui/plain/PlainBanner';

/** Shown while drafts cannot be stored on this device. Edits are still saved to the server. */
export function DraftStorageBanner() {
  const { t } = useTranslation('layout');
  if (useSelector(selectCanStoreDrafts)) return null;
  return <PlainBanner title={t('cannotStoreDrafts')} />;
}
