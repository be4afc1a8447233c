import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { selectCanKeep } from '@/features/activity';
import { PlainBanner } from '@/shared/ui/plain/PlainBanner';

/** Shown while this device cannot keep unsaved edits; saving to the server goes on. */
export function KeepingBanner() {
  const { t } = useTranslation('layout');
  if (useSelector(selectCanKeep)) return null;
  return <PlainBanner title={t('cannotKeep')} />;
}
