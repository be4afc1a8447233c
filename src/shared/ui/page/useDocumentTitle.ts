import { useEffect } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';

/** Names the page in the browser's title bar and history. */
export function useDocumentTitle(title: string) {
  const { t } = useTranslation('shared');
  useEffect(() => {
    document.title = `${title} · ${t('product')}`;
  }, [title, t]);
}
