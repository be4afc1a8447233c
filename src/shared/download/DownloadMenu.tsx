import { DownloadOutlined } from '@ant-design/icons';
import { App, Button, Dropdown, Tooltip } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { saveReport } from './saveReport';
import type { FileKind, Report } from './Report';

interface Props {
  /** The words of the two entries: short on a card, long on a page. */
  words?: 'short' | 'long';
  /** What to download; undefined while there is no data for it. */
  report: (() => Report | Promise<Report>) | undefined;
}

/** Downloads what a view shows, as PDF or Excel. */
export function DownloadMenu({ words = 'long', report }: Props) {
  const { t } = useTranslation('shared');
  const { message } = App.useApp();
  const [busy, setBusy] = useState(false);

  async function download(kind: FileKind) {
    if (!report || busy) return;
    setBusy(true);
    const hide = message.loading(t('download.working'), 0);
    try {
      await saveReport(await report(), kind);
    } catch {
      void message.error(t('download.failed'));
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
    <Tooltip title={report ? '' : t('download.nothing')}>
      <Dropdown menu={{ items }} trigger={['click']} disabled={!report}>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          loading={busy}
          disabled={!report}
          aria-label={t('download.label')}
        />
      </Dropdown>
    </Tooltip>
  );
}
