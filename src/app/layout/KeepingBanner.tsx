import { Alert } from 'antd';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useSelector } from 'react-redux';
import { selectCanKeep } from '@/features/activity';

/** While this device can't keep what is not saved yet: saving itself goes on. */
export function KeepingBanner() {
  const { t } = useTranslation('layout');
  if (useSelector(selectCanKeep)) return null;
  return <Alert banner type="warning" title={t('cannotKeep')} />;
}
