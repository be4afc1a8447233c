import downloadIcon from '@ant-design/icons-svg/es/asn/DownloadOutlined';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { useFormats } from '../i18n/formats';
import { MenuButton } from '../ui/popup/MenuButton';
import { useNotifiedTask } from '../ui/notify/useNotifiedTask';
import type { Downloadable } from './Downloadable';
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
  const formats = useFormats();
  const { busy, run } = useNotifiedTask({
    working: t('download.working'),
    failed: t('download.failed'),
  });
  const reason = 'without' in report ? t(`download.without.${report.without}`) : null;

  async function download(kind: FileKind) {
    if ('without' in report) return;
    const own = { charts: t('download.charts'), readMe: t('download.readMe'), formats };
    await saveReport(await report.has(), kind, own);
  }

  return (
    <MenuButton
      icon={downloadIcon}
      label={reason === null ? t('download.label') : t('download.labelWithout', { reason })}
      tooltip={reason}
      disabled={reason !== null}
      busy={busy}
      items={(['pdf', 'xlsx'] as const).map((kind) => ({
        key: kind,
        label: t(`download.${words}.${kind}`),
        onClick: () => void run(() => download(kind)),
      }))}
    />
  );
}
