import { useEffect } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';

/** Sets the title of the browser's tab and history entry. */
export function useDocumentTitle(title: string) {
  const { t } = useTranslation('shared');
  useEffect(() => {
    document.title = `${title} · ${t('product')}`;
  }, [title, t]);
}
