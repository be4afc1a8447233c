import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNotify } from '@/shared/ui/notify/useNotify';
import type { Evidence } from '../Notes';

/** Phones only: a desktop has the download and the address. */
const canShare = () =>
  typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;

/** Gives a file or a link to another app of the phone; null where the browser cannot. */
export function useShare() {
  const { t } = useTranslation('evidence');
  const notify = useNotify();
  if (!canShare()) return null;
  return async ({ kind, name, type }: Evidence, address: string) => {
    try {
      if (kind === 'link') await navigator.share({ title: name, url: address });
      else {
        const response = await fetch(address, { credentials: 'include' });
        if (!response.ok) throw new Error(String(response.status));
        const file = new File([await response.blob()], name, { type: type ?? '' });
        await navigator.share({ files: [file] });
      }
    } catch (error) {
      // The person closed the list of apps.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      notify.failure(t('evidence.shareFailed'));
    }
  };
}
