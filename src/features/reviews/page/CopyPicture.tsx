import copy from '@ant-design/icons-svg/es/asn/CopyOutlined';
import type { ReportBlock } from '@contract/report/blocks';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useNotify } from '@/shared/ui/notify/useNotify';
import { PlainButton } from '@/shared/ui/plain/PlainButton';
import styles from './ReportView.module.css';

/** Copies a block as a picture for slides; where pictures cannot be copied, it is saved as a file. */
export function CopyPicture({ block }: { block: Exclude<ReportBlock, { kind: 'heading' }> }) {
  const { t } = useTranslation('reviews');
  const notify = useNotify();
  const [busy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    try {
      const { copyPicture } = await import(
        /* webpackChunkName: "reviewPicture" */ '../paper/picture'
      );
      const outcome = await copyPicture(block, block.title);
      notify.success(t(outcome === 'copied' ? 'page.copied' : 'page.saved'));
    } catch {
      notify.failure(t('page.copyFailed'));
    } finally {
      setBusy(false);
    }
  }

  return (
    <span className={styles.copy}>
      <PlainButton
        variant="link"
        size="small"
        icon={copy}
        loading={busy}
        aria-label={t('page.copyPictureOf', { block: block.title })}
        onClick={() => void run()}
      >
        {t('page.copyPicture')}
      </PlainButton>
    </span>
  );
}
