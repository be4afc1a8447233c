import { Modal } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { SkeletonBlock } from '@/shared/ui/loading/SkeletonBlock';
import { PdfFrame } from '@/shared/ui/page/PdfFrame';
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
  return (
    <Modal open title={name} footer={null} width={WIDTH} onCancel={onClose}>
      {content === undefined && <SkeletonBlock title={false} paragraph={{ rows: 3 }} />}
      {content === null && <p role="alert">{t('evidence.previewFailed')}</p>}
      {content &&
        (type === 'application/pdf' ? (
          <PdfFrame className={styles.page} src={content} title={name} />
        ) : (
          <img className={styles.image} src={content} alt={name} />
        ))}
    </Modal>
  );
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
