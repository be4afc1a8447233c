import downloadIcon from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import { useRef, useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '../i18n/formats';
import { LazyTooltip } from '../ui/popup/LazyTooltip';
import { PlainButton } from '../ui/plain/PlainButton';
import { LazyMenu } from '../ui/popup/LazyMenu';
import popup from '../ui/popup/popup.module.css';
import { usePopup } from '../ui/popup/usePopup';
import { useNotify } from '../ui/notify/useNotify';
import type { Downloadable } from './Downloadable';
import styles from './DownloadMenu.module.css';
import { saveReport } from './saveReport';
import type { FileKind, Report } from './Report';

interface Props {
  /** The labels of the two entries: short on a card, long on a page. */
  words?: 'short' | 'long';
  /** Creates the report when an entry is chosen. */
  report: Downloadable<() => Report | Promise<Report>>;
}

/** Downloads a view's data as PDF or Excel. Without data it is disabled and explains why. */
export function DownloadMenu({ words = 'long', report }: Props) {
  const { t } = useTranslation('shared');
  const notify = useNotify();
  const formats = useFormats();
  const { isOpen, isMounted, setOpen, opener } = usePopup();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const reason = 'without' in report ? t(`download.without.${report.without}`) : null;

  async function download(kind: FileKind) {
    if ('without' in report || busy) return;
    setBusy(true);
    const end = notify.progress(t('download.working'));
    try {
      const own = { charts: t('download.charts'), readMe: t('download.readMe'), formats };
      await saveReport(await report.has(), kind, own);
    } catch {
      notify.failure(t('download.failed'));
    } finally {
      end();
      setBusy(false);
    }
  }

  function close() {
    setOpen(false);
    button.current?.focus();
  }

  const items = (['pdf', 'xlsx'] as const).map((kind) => ({
    key: kind,
    label: t(`download.${words}.${kind}`),
    onClick: () => void download(kind),
  }));
  return (
    <LazyTooltip text={reason}>
      {/* A disabled button receives neither pointer nor focus: the element around it does. */}
      <span
        className={reason === null ? popup.place : styles.held}
        tabIndex={reason === null ? undefined : 0}
      >
        <PlainButton
          ref={button}
          icon={downloadIcon}
          loading={busy}
          disabled={reason !== null}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          aria-label={
            reason === null ? t('download.label') : t('download.labelWithout', { reason })
          }
          {...opener}
        />
        {isMounted && <LazyMenu open={isOpen} items={items} onClose={close} />}
      </span>
    </LazyTooltip>
  );
}
