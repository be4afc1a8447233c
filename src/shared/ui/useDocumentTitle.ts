import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/** Names the page in the browser's title bar and history. */
export function useDocumentTitle(title: string) {
  const { t } = useTranslation('shared');
  useEffect(() => {
    document.title = `${title} · ${t('product')}`;
  }, [title, t]);
}
