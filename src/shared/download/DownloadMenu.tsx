import { DownloadOutlined } from '@ant-design/icons';
import { App, Button, Dropdown, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '../i18n/formats';
import { useNotify } from '../ui/useNotify';
import type { Downloadable } from './Downloadable';
import styles from './DownloadMenu.module.css';
import { saveReport } from './saveReport';
import type { FileKind, Report } from './Report';

interface Props {
  /** The words of the two entries: short on a card, long on a page. */
  words?: 'short' | 'long';
  /** Makes what is downloaded, once somebody asks. */
  report: Downloadable<() => Report | Promise<Report>>;
}

/** Downloads what a view shows, as PDF or Excel; says why where it can't. */
export function DownloadMenu({ words = 'long', report }: Props) {
  const { t } = useTranslation('shared');
  const { message } = App.useApp();
  const notify = useNotify();
  const formats = useFormats();
  const [busy, setBusy] = useState(false);
  const reason = 'without' in report ? t(`download.without.${report.without}`) : null;

  async function download(kind: FileKind) {
    if ('without' in report || busy) return;
    setBusy(true);
    const hide = message.loading(t('download.working'), 0);
    try {
      const own = { charts: t('download.charts'), readMe: t('download.readMe'), formats };
      await saveReport(await report.has(), kind, own);
    } catch {
      notify.failure(t('download.failed'));
    } finally {
      hide();
      setBusy(false);
    }
  }

  const items = (['pdf', 'xlsx'] as const).map((kind) => ({
    key: kind,
    label: t(`download.${words}.${kind}`),
    onClick: () => void download(kind),
  }));
  return (
    <Tooltip title={reason} trigger={['hover', 'focus']}>
      {/* A disabled button hears of no pointer and takes no focus: what is around it does. */}
      <span
        className={reason === null ? undefined : styles.held}
        tabIndex={reason === null ? undefined : 0}
      >
        <Dropdown menu={{ items }} trigger={['click']} disabled={reason !== null}>
          <Button
            icon={<DownloadOutlined aria-hidden />}
            loading={busy}
            disabled={reason !== null}
            aria-label={
              reason === null ? t('download.label') : t('download.labelWithout', { reason })
            }
          />
        </Dropdown>
      </span>
    </Tooltip>
  );
}
