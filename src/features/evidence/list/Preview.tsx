import { Modal } from 'antd';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import type { Evidence } from '../Notes';
import styles from './Preview.module.css';

interface Props {
  evidence: Evidence;
  address: string;
  onClose: () => void;
}

const WIDTH = '90vw';

/**
 * Shows an image or a PDF. The server sends files as downloads only; the type of the blob is that which the server has
 * verified, so the browser shows it in its own viewer and runs nothing of it.
 */
export function Preview({ evidence: { name, type }, address, onClose }: Props) {
  const { t } = useTranslation('evidence');
  const content = useContent(address, type ?? '');
  const frame = useRef<HTMLIFrameElement>(null);
  useFocusOfDialog(frame);
  return (
    <Modal open title={name} footer={null} width={WIDTH} onCancel={onClose}>
      {content === undefined && <SkeletonBlock title={false} paragraph={{ rows: 3 }} />}
      {content === null && <p role="alert">{t('evidence.previewFailed')}</p>}
      {content &&
        (type === 'application/pdf' ? (
          <iframe ref={frame} className={styles.page} src={content} title={name} />
        ) : (
          <img className={styles.image} src={content} alt={name} />
        ))}
    </Modal>
  );
}

/**
 * Returns the focus to the dialog when the browser's viewer of PDFs takes it, which it does once it is ready. Keys that
 * are pressed in the viewer do not reach the page, and Escape would not close the dialog.
 */
function useFocusOfDialog(frame: RefObject<HTMLIFrameElement | null>) {
  useEffect(() => {
    function onBlur() {
      const { current } = frame;
      if (!current || document.activeElement !== current) return;
      window.removeEventListener('blur', onBlur);
      // While the browser moves the focus, it cannot be moved back.
      setTimeout(() => current.closest('[role=dialog]')?.querySelector('button')?.focus());
    }
    window.addEventListener('blur', onBlur);
    return () => window.removeEventListener('blur', onBlur);
  }, [frame]);
}

/** The address of the content as a blob; undefined while it is loaded, null if it could not be. */
function useContent(address: string, type: string): string | null | undefined {
  const [content, setContent] = useState<string | null>();
  useEffect(() => {
    const stop = new AbortController();
    const made: string[] = [];
    async function load() {
      const response = await fetch(address, { credentials: 'include', signal: stop.signal });
      if (!response.ok) throw new Error(String(response.status));
      const url = URL.createObjectURL(new Blob([await response.blob()], { type }));
      made.push(url);
      setContent(url);
    }
    load().catch(() => {
      if (!stop.signal.aborted) setContent(null);
    });
    return () => {
      stop.abort();
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [address, type]);
  return content;
}
